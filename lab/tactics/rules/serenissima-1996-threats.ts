import { topFrame } from '../../../src/engine/kit/frames';
import { NOBODY } from '../../../src/engine/games/serenissima/board';
import type { PortId, SpaceId } from '../../../src/engine/games/serenissima/board';
import { CAPACITY, goodsAboard } from '../../../src/engine/games/serenissima/cargo';
import { harbourPlan } from '../../../src/engine/games/serenissima-1996/bot/harbour';
import { STYLES } from '../../../src/engine/games/serenissima-1996/bot/style';
import { BOARD, GOODS } from '../../../src/engine/games/serenissima-1996/data/board';
import {
  BUILD_COST,
  CAPITAL_POINTS,
  COIN,
  FULL_POINTS,
  SAILOR_COST,
} from '../../../src/engine/games/serenissima-1996/data/components';
import { graph, portAt } from '../../../src/engine/games/serenissima-1996/geography';
import type { Serenissima1996Move } from '../../../src/engine/games/serenissima-1996/moves';
import { hasGood, isFull, ownCapital } from '../../../src/engine/games/serenissima-1996/queries';
import { moves } from '../../../src/engine/games/serenissima-1996/rules';
import type { Galley, PassageFrame, State } from '../../../src/engine/games/serenissima-1996/state';
import type { Rule } from '../rule';
import {
  fleet,
  goalsOf,
  holdsCapital,
  inPhase,
  isLast,
  LOST,
  stormChance,
  strongestNear,
} from './serenissima-1996-position';

const WOOD = GOODS.indexOf('wood');
const IRON = GOODS.indexOf('iron');
/** A port counts as safe if the probability of losing it is at most this. */
const SAFE = 0.15;

/** The maximum garrison a port can have at the end of the harbour turn. Each galley there keeps one man. */
function menFor(state: State, seat: number, port: PortId): number {
  const town = state.ports[port];
  const crews = fleet(state, seat).filter(({ galley }) => galley.space === BOARD.ports[port].space);
  const aboard = crews.reduce((sum, { galley }) => sum + galley.sailors - 1, 0);
  const hired = Math.min(
    Math.max(0, town.warehouse.length - town.hired),
    Math.floor(state.money[seat] / SAILOR_COST),
    state.sailors,
  );
  return town.garrison + aboard + hired;
}

/** Points that a port would score for its owner if the game ended now. */
function pointsOf(state: State, seat: number, port: PortId): number {
  const own = port === ownCapital(state, seat) ? CAPITAL_POINTS : 0;
  return own + (isFull(state, port) ? FULL_POINTS[BOARD.ports[port].size] : 1);
}

/**
 * Expected points that a fort saves against the strongest galley that can reach the port, with all available men in the
 * garrison.
 */
function savedByFort(state: State, seat: number, port: PortId): number {
  const men = strongestNear(state, seat, port);
  const garrison = menFor({ ...state, money: state.money.map((ducats) => ducats - BUILD_COST) }, seat, port);
  const less = stormChance(state, port, men, garrison, false) - stormChance(state, port, men, garrison, true);
  return less * pointsOf(state, seat, port);
}

/** The port where a fort saves the most points. `undefined` if no fort saves at least 2 points, twice its cost. */
function bestFort(state: State, seat: number): PortId | undefined {
  const forts = moves(state, seat).flatMap((move) =>
    move.type === 'buildFort' ? [{ port: move.port, saved: savedByFort(state, seat, move.port) }] : [],
  );
  return forts.filter(({ saved }) => saved >= 2).sort((a, b) => b.saved - a.saved)[0]?.port;
}

/**
 * Whether no rival galley can reach a port this turn, including galleys that can still be built or manned in this
 * harbour phase.
 */
function isOutOfReach(state: State, seat: number, port: PortId): boolean {
  const away = graph(state.options).distance[BOARD.ports[port].space];
  const later = state.order.slice(state.order.indexOf(seat) + 1);
  const comes = state.galleys.some(
    (galley) =>
      galley &&
      galley.owner !== seat &&
      away[galley.space] <= (later.includes(galley.owner) ? CAPACITY : galley.sailors),
  );
  const built = state.ports.some(
    ({ owner }, from) =>
      later.includes(owner) &&
      hasGood(state, from, WOOD) &&
      hasGood(state, from, IRON) &&
      away[BOARD.ports[from].space] <= CAPACITY,
  );
  return !comes && !built;
}

/** Ports where a fort is too early, because no rival can come before the next chance to build it. */
function earlyForts(state: State, seat: number): PortId[] {
  return moves(state, seat).flatMap((move) =>
    move.type === 'buildFort' && isOutOfReach(state, seat, move.port) ? [move.port] : [],
  );
}

/** Harbour moves that do not require another player's answer. */
const UNPROMPTED: readonly Serenissima1996Move['type'][] = [
  'buildFort',
  'buildGalley',
  'hire',
  'transfer',
  'buy',
  'endPhase',
];

/** A Merchant's harbour turn in which a port builds nothing, or only a fort. */
function harbourTurn(state: State, seat: number, port: PortId, fort: boolean): Serenissima1996Move[] {
  const ports = state.ports.map((town, at) => (at === port ? { ...town, built: true, fort: town.fort || fort } : town));
  const money = state.money.map((ducats, owner) => (fort && owner === seat ? ducats - BUILD_COST : ducats));
  const { moves: planned } = harbourPlan({ ...state, ports, money }, seat, STYLES.usual);
  return [
    ...(fort ? [{ type: 'buildFort', port } as const] : []),
    ...planned.filter(({ type }) => UNPROMPTED.includes(type)),
  ];
}

const asked = (state: State): PassageFrame | undefined => {
  const frame = topFrame(state);
  return frame?.kind === 'passage' ? frame : undefined;
};

/** Whether a seat can bid a coin. False in the first turn, to which the rule does not apply. */
const mayBid = (state: State, seat: number) =>
  topFrame(state)?.kind === 'bidding' && state.turn > 1 && state.money[seat] >= COIN;

/** Neutral ports that both the seat and a rival can reach this turn. */
function races(state: State, seat: number): PortId[] {
  const { distance } = graph(state.options);
  return BOARD.ports.flatMap(({ space }, port) => {
    if (state.ports[port].owner !== NOBODY) return [];
    const comes = (own: boolean) =>
      state.galleys.some(
        (galley) => galley && (galley.owner === seat) === own && distance[galley.space][space] <= galley.sailors,
      );
    return comes(true) && comes(false) ? [port] : [];
  });
}

/** The crew of the strongest rival galley that sails later this turn and can reach a space. */
function strongestLater(state: State, seat: number, space: SpaceId): number {
  const later = state.order.slice(state.order.indexOf(seat) + 1);
  const away = graph(state.options).distance[space];
  let most = 0;
  for (const galley of state.galleys) {
    if (galley && later.includes(galley.owner) && away[galley.space] <= galley.sailors)
      most = Math.max(most, galley.sailors);
  }
  return most;
}

/** Whether a galley has nothing to do in a space: no goods to sell, no port to land at, no fight. */
function isIdleAt(state: State, seat: number, galley: Galley, space: SpaceId): boolean {
  if (state.galleys.some((other) => other?.space === space && other.owner !== seat)) return false;
  const port = portAt(space);
  if (port < 0) return true;
  if (state.ports[port].owner !== seat) return false;
  return isFull(state, port) || !galley.cargo.some((count, good) => count > 0 && !hasGood(state, port, good));
}

/** Loaded galleys that no rival sailing later can overpower at their current space. */
const safeGalleys = (state: State, seat: number) =>
  fleet(state, seat).filter(
    ({ galley }) =>
      galley.sailors > 1 && goodsAboard(galley) > 0 && strongestLater(state, seat, galley.space) < galley.sailors,
  );

/** Spaces that a galley can reach, where it has nothing to do and a rival with at least two more men could board it. */
function dangers(state: State, seat: number, galley: Galley): SpaceId[] {
  const away = graph(state.options).distance[galley.space];
  return BOARD.spaces.flatMap((_, space) =>
    away[space] > 0 &&
    away[space] <= galley.sailors &&
    isIdleAt(state, seat, galley, space) &&
    strongestLater(state, seat, space) >= galley.sailors + 2
      ? [space]
      : [],
  );
}

export const threatRules = {
  'capital-weak': {
    because:
      'A rival galley can storm the seat’s capital this turn. With all available men it would hold; with the men left there it will probably fall, which costs at least five points.',
    asks: (state, seat) => {
      if (!inPhase(state, 'harbour') || !holdsCapital(state, seat)) return false;
      const capital = ownCapital(state, seat);
      const men = strongestNear(state, seat, capital);
      const most = menFor(state, seat, capital);
      return men > 0 && most > 1 && stormChance(state, capital, men, most) <= SAFE;
    },
    fails: ({ before, after, seat }) => {
      const capital = ownCapital(before, seat);
      const men = strongestNear(before, seat, capital);
      return stormChance(before, capital, men, after.ports[capital].garrison) >= LOST;
    },
  },
  fort: {
    because: 'A fort costs one point and saves at least two against a galley that can come this turn.',
    asks: (state, seat) => inPhase(state, 'harbour') && bestFort(state, seat) !== undefined,
    fails: ({ before, after, seat }) => {
      const port = bestFort(before, seat);
      return port !== undefined && !after.ports[port].fort;
    },
    weighed: (state, seat) => {
      const port = bestFort(state, seat);
      if (port === undefined) return { right: [], wrong: [] };
      return { right: harbourTurn(state, seat, port, true), wrong: harbourTurn(state, seat, port, false) };
    },
  },
  'fort-early': {
    because:
      'No rival galley can reach the port this turn, not even one that is still to be manned or built. The fort can be built next turn for the same price; in the last turn it only costs a point.',
    asks: (state, seat) => inPhase(state, 'harbour') && earlyForts(state, seat).length > 0,
    fails: ({ before, after, seat }) => earlyForts(before, seat).some((port) => after.ports[port].fort),
  },
  'passage-home': {
    because:
      'If it gets passage, the galley will probably take one of the seat’s ports. If refused, it stays where it is.',
    asks: (state, seat) => {
      const frame = asked(state);
      return frame !== undefined && frame.owners[0] === seat && goalsOf(state, seat, frame).length > 0;
    },
    fails: ({ moves: [first] }) => first?.type === 'answerPassage' && first.grant,
    weighed: () => ({
      right: [{ type: 'answerPassage', grant: false, standing: false }],
      wrong: [{ type: 'answerPassage', grant: true, standing: false }],
    }),
  },
  'bid-nothing': {
    because:
      'No free port can be reached by both sides, or there is only one rival, against whom going first is not worth a coin. The bid costs a fifth of a point.',
    asks: (state, seat) => mayBid(state, seat) && (state.powers.length === 2 || races(state, seat).length === 0),
    fails: ({ moves: [first] }) => first?.type === 'bid' && first.amount > 0,
    weighed: () => ({ right: [{ type: 'bid', amount: 0 }], wrong: [{ type: 'bid', amount: COIN }] }),
  },
  'idle-danger': {
    because:
      'The galley was safe. It sails to a space where it has nothing to do, and a rival galley with at least two more men sails later and can capture it with its cargo.',
    asks: (state, seat) =>
      inPhase(state, 'sailing') &&
      !isLast(state) &&
      safeGalleys(state, seat).some(({ galley }) => dangers(state, seat, galley).length > 0),
    fails: ({ before, after, seat }) =>
      safeGalleys(before, seat).some(({ id, galley }) => {
        const now = after.galleys[id];
        return now?.owner === seat && dangers(before, seat, galley).includes(now.space);
      }),
  },
} satisfies Readonly<Record<string, Rule<State, Serenissima1996Move>>>;
