import { BOARD } from './data/board';
import type { Galley, State } from './state';
import type { RefusalsTesting } from '../../kit/testing';

function phase({ frames }: State, name: 'harbour' | 'sailing' | 'combat' | 'landing' | 'revenue') {
  const top = frames.at(-1);
  if (top?.kind !== 'phase') return null;
  top.phase = name;
  return top;
}
const emptied = (galley: Galley) => Object.assign(galley, { sailors: 1, cargo: galley.cargo.map(() => 0) });
const emptyAll = ({ galleys }: State) => galleys.forEach((galley) => galley && emptied(galley));
const ownPorts = ({ ports }: State, seat: number) => ports.filter(({ owner }) => owner === seat);
const WOOD_AND_IRON = [BOARD.goods.indexOf('wood'), BOARD.goods.indexOf('iron')];
const [WOOD, IRON] = WOOD_AND_IRON;
const HIGH_SEA = BOARD.spaces.findIndex(({ highSea }) => highSea);
/** One of the smallest ports. */
const PORT = BOARD.ports.findIndex(({ size }) => size === Math.min(...BOARD.ports.map((port) => port.size)));

/** Moves a galley of the seat and one of another player to the same space. */
function meet({ galleys }: State, seat: number, space = BOARD.ports[PORT].space) {
  const own = galleys.find((galley) => galley?.owner === seat);
  const other = galleys.find((galley) => galley && galley.owner !== seat);
  if (!own || !other) return null;
  own.space = other.space = space;
  return { own, other };
}

/** Gives the seat a port without galleys that makes neither wood nor iron, and stores these goods. */
function builds(state: State, seat: number, warehouse: number[]) {
  const at = BOARD.ports.findIndex(
    ({ good, space }) => !WOOD_AND_IRON.includes(good) && !state.galleys.some((galley) => galley?.space === space),
  );
  state.money.fill(9000);
  Object.assign(state.ports[at], { owner: seat, warehouse, garrison: 0, hired: 9, built: false });
  return phase(state, 'harbour');
}

export const REFUSALS: RefusalsTesting<State> = {
  sample: { matches: [1, 2, 3], every: 9 },
  plain: [
    ...['not-your-port', 'not-your-galley', 'not-here', 'not-yours', 'not-in-port', 'trade-here', 'sailing-only'],
    ...['no-room', 'not-next-to', 'garrisoned', 'no-money', 'no-oars'],
  ],
  changed: {
    'no-port-here'(state, seat) {
      meet(state, seat, HIGH_SEA);
      return phase(state, 'landing');
    },
    'none-to-discard'(state, seat) {
      emptyAll(state);
      meet(state, seat, HIGH_SEA);
      return phase(state, 'harbour');
    },
    'galley-goods': (state, seat) => builds(state, seat, []),
    'galley-wood': (state, seat) => builds(state, seat, [IRON]),
    'galley-iron': (state, seat) => builds(state, seat, [WOOD]),
    'none-to-sell'(state) {
      emptyAll(state);
      return phase(state, 'revenue');
    },
    'not-wanted'(state, seat) {
      const met = meet(state, seat);
      if (met) emptied(met.own).cargo[BOARD.ports[PORT].good] = 1;
      return phase(state, 'revenue');
    },
    'warehouse-full'(state, seat) {
      const { good, size } = BOARD.ports[PORT];
      const [carried, ...others] = BOARD.goods.map((_, id) => id).filter((id) => id !== good);
      const met = meet(state, seat);
      if (met) emptied(met.own).cargo[carried] = 1;
      state.ports[PORT].warehouse = others.slice(0, size);
      return phase(state, 'revenue');
    },
    'not-aboard'(state, seat) {
      ownPorts(state, seat).forEach((port) => Object.assign(port, { garrison: 0, warehouse: [1, 2], hired: 0 }));
      return phase(state, 'harbour');
    },
    'supply-empty'(state) {
      emptyAll(state);
      state.supply.fill(0);
      return phase(state, 'harbour');
    },
    'bargain-closed'(state, seat) {
      emptyAll(state);
      state.money.fill(9000);
      state.ports.forEach((port) => (port.owner = (seat + 1) % state.powers.length));
      meet(state, seat);
      const frame = phase(state, 'harbour');
      frame?.closed.push(...state.ports.keys());
      return frame;
    },
    'none-to-trade'(state, seat) {
      emptyAll(state);
      meet(state, seat);
      return phase(state, 'harbour');
    },
    'high-sea'(state, seat) {
      emptyAll(state);
      const met = meet(state, seat, HIGH_SEA);
      if (met) met.own.cargo[0] = 1;
      return phase(state, 'harbour');
    },
    'built-already'(state, seat) {
      ownPorts(state, seat).forEach((port) => Object.assign(port, { built: true, garrison: 0, hired: 9 }));
      return phase(state, 'harbour');
    },
    'no-hands'(state, seat) {
      state.money.fill(9000);
      const port = { garrison: 0, warehouse: WOOD_AND_IRON, hired: 2, fort: true };
      ownPorts(state, seat).forEach((own) => Object.assign(own, port));
      return phase(state, 'harbour');
    },
    'no-sailors'(state, seat) {
      state.money.fill(9000);
      state.sailors = 0;
      const port = { garrison: 0, warehouse: WOOD_AND_IRON, hired: 0, fort: true };
      ownPorts(state, seat).forEach((own) => Object.assign(own, port));
      return phase(state, 'harbour');
    },
    'ask-first'(state, seat) {
      const met = meet(state, seat);
      if (met) Object.assign(met.own, { passage: 'ask', sailed: 0, sailors: 1 });
      return phase(state, 'sailing');
    },
    'passage-refused'(state, seat) {
      const met = meet(state, seat);
      if (met) met.own.passage = 'refused';
      return phase(state, 'sailing');
    },
    'attack-here'(state, seat) {
      return phase(state, 'combat') && meet(state, seat);
    },
    'no-such-galley'(state, seat) {
      return phase(state, 'combat') && meet(state, seat);
    },
    'no-foe'(state, seat) {
      state.ports[PORT].owner = -1;
      return phase(state, 'combat') && meet(state, seat);
    },
    'no-defenders'(state, seat) {
      Object.assign(state.ports[PORT], { owner: (seat + 1) % state.powers.length, garrison: 0 });
      return phase(state, 'combat') && meet(state, seat);
    },
    'crewless-ship'(state, seat) {
      const met = phase(state, 'combat') && meet(state, seat);
      if (!met) return false;
      emptied(met.own).cargo[0] = emptied(met.other).cargo[0] = 1;
      met.other.sailors = 0;
      const [victor, prize] = [met.own, met.other].map((galley) => state.galleys.indexOf(galley));
      state.frames.push({ kind: 'spoils', stage: 'sorting', seat, victor, prize });
      return true;
    },
  },
  elsewhere: {
    'the table shows no choices then': ['game-over', 'not-your-turn'],
    'the panel offers only legal figures': [
      ...['coin', 'count', 'place-both', 'place-crew', 'place-taken', 'price-low', 'price-high', 'price-cargo'],
      ...['price-purse', 'counter-lower', 'more-than-asked', 'must-sell', 'same-answer', 'prize-crew', 'no-crew'],
      ...['fate-settled'],
    ],
    'no target stands for it': [
      ...['no-such-player', 'hire-here', 'goods-stay', 'dismiss-in-port', 'dismiss-ashore', 'not-in-fight'],
      ...['fate-first', 'no-cargo', 'not-now', 'harbour-only', 'combat-only', 'landing-only', 'revenue-only'],
    ],
    'the same click attempts something else': [
      ...['owner-sets-price', 'fixed-price', 'no-barter', 'barter-same', 'barter-room', 'no-garrison', 'fort-goods'],
      ...['fort-already', 'no-forts', 'same-piece', 'exchange-full-only', 'exchange-order', 'last-sailor'],
      ...['no-need-to-ask', 'fort-wood', 'fort-gold', 'no-stores'],
    ],
    'it takes all 28 galleys': ['no-galleys'],
  },
};
