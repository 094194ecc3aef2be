import { BOARD } from './data/board';
import type { ActivationFrame, Galley, State, Step } from './state';
import type { RefusalsTesting } from '../../kit/testing';

/** Sets the current activation to this step, and returns it with its galley. Returns `null` outside activations. */
function active(state: State, step: Step): { readonly frame: ActivationFrame; readonly galley: Galley } | null {
  const frame = state.frames.at(-1);
  const galley = frame?.kind === 'activation' ? state.galleys[frame.galley] : null;
  if (frame?.kind !== 'activation' || !galley) return null;
  frame.step = step;
  return { frame, galley };
}

/** A small port and two other ports. */
const PORT = BOARD.ports.findIndex(({ size }) => size === Math.min(...BOARD.ports.map((port) => port.size)));
const [OWN, ANOTHER] = [...BOARD.ports.keys()].filter((port) => port !== PORT);
const AT_SEA = BOARD.spaces.findIndex((_, space) => BOARD.ports.every((port) => port.space !== space));
const goodsOf = (...names: string[]) => names.map((name) => BOARD.goods.indexOf(name));
const next = (state: State, seat: number) => (seat + 1) % state.money.length;

/**
 * Sets the current activation to this step and puts its galley, without cargo, into a small port that is another
 * player's last port.
 */
function inForeignPort(state: State, seat: number, step: Step) {
  const at = active(state, step);
  if (!at) return null;
  const owner = next(state, seat);
  for (const galley of state.galleys) if (galley?.space === BOARD.ports[PORT].space) galley.space = AT_SEA;
  for (const port of state.ports) if (port.owner === owner) port.owner = -1;
  Object.assign(state.ports[PORT], { owner, garrison: 1, closed: false, warehouse: [] });
  Object.assign(at.galley, { space: BOARD.ports[PORT].space, cargo: at.galley.cargo.map(() => 0), sailors: 3 });
  Object.assign(at.frame, { crossed: 0, start: AT_SEA, value: -1 });
  state.ports[OWN].owner = seat;
  return { ...at, owner };
}

/**
 * Turns the current activation into an investment, sets these fields on all the seat's ports, and gives all seats
 * enough money.
 */
function investing(state: State, seat: number, fields: object) {
  const at = active(state, 'investment');
  if (!at) return false;
  at.frame.bought = true;
  state.money.fill(99);
  state.ports[PORT].owner = seat;
  for (const port of state.ports) if (port.owner === seat) Object.assign(port, { closed: false, ...fields });
  return true;
}

/** Starts the choice of a starting port, with these fields in every port. */
function choosing(state: State, seat: number, fields: object) {
  state.frames = [{ kind: 'choosing', seat, pick: 0, stage: 'port' }];
  for (const port of state.ports) Object.assign(port, fields);
  return true;
}

/** Starts the closing of ports. Only the ports that produce the `open` goods are still open. */
function closing(state: State, seat: number, open: readonly number[]) {
  state.frames = [{ kind: 'closing', seat }];
  state.ports.forEach((port, id) => (port.closed = !open.includes(BOARD.ports[id].good)));
  return true;
}

export const REFUSALS: RefusalsTesting<State> = {
  sample: { matches: [1, 2, 3], every: 9 },
  plain: [
    'not-next-to',
    'not-wanted',
    'produced-here',
    'no-oars',
    'not-your-port',
    'not-your-galley',
    'fort-goods',
    'investing',
    'no-own-port',
    'not-now',
  ],
  changed: {
    'not-closable': (state, seat) => closing(state, seat, [...BOARD.goods.keys()]),
    'good-closed': (state, seat) => closing(state, seat, []),
    'starts-needed': (state, seat) => closing(state, seat, goodsOf('wood')),
    'not-a-start': (state, seat) => choosing(state, seat, { owner: -1, closed: false }),
    'port-closed': (state, seat) => choosing(state, seat, { owner: -1, closed: true }),
    'port-taken': (state, seat) => choosing(state, seat, { owner: next(state, seat), closed: false }),
    'enough-galleys'(state, seat) {
      state.galleys.forEach((galley) => galley && (galley.owner = seat));
      state.ports[PORT].owner = seat;
      state.reserve[seat] = 0;
      state.frames = [{ kind: 'catchUp', seats: [seat] }];
      return true;
    },
    'no-money'(state, seat) {
      state.money.fill(0);
      return inForeignPort(state, seat, 'choice');
    },
    'supply-empty'(state, seat) {
      state.supply.fill(0);
      return inForeignPort(state, seat, 'choice');
    },
    'no-room'(state, seat) {
      const at = inForeignPort(state, seat, 'choice');
      if (at) at.galley.sailors = 5;
      return at;
    },
    'last-port': (state, seat) => inForeignPort(state, seat, 'movement'),
    'no-strength'(state, seat) {
      const at = inForeignPort(state, seat, 'movement');
      if (!at) return false;
      state.ports[ANOTHER].owner = at.owner;
      Object.assign(state.options, { weakAttacks: false });
      at.frame.crossed = 3;
      return true;
    },
    'galleys-first'(state, seat) {
      const at = inForeignPort(state, seat, 'movement');
      const other = state.galleys.find((galley) => galley && galley !== at?.galley);
      if (!at || !other) return false;
      state.ports[ANOTHER].owner = at.owner;
      Object.assign(other, { owner: at.owner, space: BOARD.ports[PORT].space });
      return true;
    },
    'warehouse-full'(state, seat) {
      const at = inForeignPort(state, seat, 'movement');
      const [carried, ...others] = [...BOARD.goods.keys()].filter((good) => good !== BOARD.ports[PORT].good);
      if (at) at.galley.cargo[carried] = 1;
      state.ports[PORT].warehouse = others.slice(0, BOARD.ports[PORT].size);
      return at;
    },
    'sale-or-battle'(state, seat) {
      const at = inForeignPort(state, seat, 'battle');
      if (at) at.galley.cargo[0] = 1;
      return at;
    },
    'loading-over'(state, seat) {
      const at = active(state, 'movement');
      const other = state.galleys.find((galley) => galley && galley !== at?.galley);
      if (at && other) Object.assign(other, { owner: seat, space: at.galley.space });
      return at;
    },
    'active-only'(state, seat) {
      const at = active(state, 'choice');
      const others = state.galleys.filter((galley) => galley && galley !== at?.galley);
      if (at) others.forEach((galley) => galley && Object.assign(galley, { owner: seat, space: at.galley.space }));
      return at;
    },
    'movement-over': (state) => active(state, 'sale'),
    held: (state) => active(state, 'stopped'),
    blockaded: (state) => active(state, 'barred'),
    'basilica-goods': (state, seat) =>
      investing(state, seat, { fort: true, basilica: false, warehouse: [], garrison: 9 }),
    'no-forts'(state, seat) {
      state.forts = state.reserve[seat] = 0;
      return investing(state, seat, { fort: false, basilica: true, warehouse: goodsOf('wood', 'stone') });
    },
    'no-basilicas'(state, seat) {
      state.basilicas = state.reserve[seat] = 0;
      return investing(state, seat, { fort: true, basilica: false, warehouse: goodsOf('gold', 'marble') });
    },
    'no-sailors'(state, seat) {
      state.reserve[seat] = 0;
      return investing(state, seat, { fort: true, basilica: true });
    },
    'garrison-full'(state, seat) {
      state.reserve[seat] = 9;
      return investing(state, seat, { fort: true, basilica: true, garrison: 9 });
    },
  },
  elsewhere: {
    'the table shows no choices then': ['game-over', 'not-your-turn'],
    'the panel offers only legal figures': ['count', 'no-crew', 'no-such-number', 'galley-taken'],
    'it belongs to a button': ['acted-already', 'investing-already', 'not-investing', 'revoke-late', 'no-order'],
    'no target stands for it': ['none-to-discard', 'no-cargo', 'no-port-here', 'goods-stay'],
    'the same click attempts something else': [
      ...['not-yours', 'not-here', 'not-aboard', 'last-garrison', 'same-piece', 'exchange-full-only', 'last-sailor'],
      ...['none-to-sell', 'attack-here', 'no-such-galley', 'own-port', 'neutral-port', 'not-neutral', 'one-galley'],
      ...['fleet-full', 'fort-already', 'basilica-already'],
    ],
  },
};
