import { NOBODY } from '../../../src/engine/games/serenissima/board';
import type { PortId, SpaceId } from '../../../src/engine/games/serenissima/board';
import { goodsAboard, roomAboard } from '../../../src/engine/games/serenissima/cargo';
import { DIVISOR } from '../../../src/engine/games/serenissima-1996/blows';
import { BOARD } from '../../../src/engine/games/serenissima-1996/data/board';
import { graph, portAt } from '../../../src/engine/games/serenissima-1996/geography';
import type { Serenissima1996Move } from '../../../src/engine/games/serenissima-1996/moves';
import { fightToTheEnd } from '../../../src/engine/games/serenissima-1996/odds';
import { hasGood, isFull, ownCapital } from '../../../src/engine/games/serenissima-1996/queries';
import { moves } from '../../../src/engine/games/serenissima-1996/rules';
import type { Galley, State } from '../../../src/engine/games/serenissima-1996/state';
import { rulesFor } from '../rule';
import {
  fleet,
  holdsCapital,
  inPhase,
  isLast,
  isReached,
  isThreatened,
  stormChance,
} from './serenissima-1996-position';
import { garrisonRules } from './serenissima-1996-garrisons';
import { straitRules } from './serenissima-1996-straits';
import { threatRules } from './serenissima-1996-threats';

/** Whether sailors hired for this port's garrison would be useless because no galley can reach the port. */
function isIdlePort(state: State, seat: number, port: PortId): boolean {
  if (state.ports[port].owner !== seat || state.ports[port].garrison === 0) return false;
  return !isReached(state, BOARD.ports[port].space, () => true);
}

type Hire = Extract<Serenissima1996Move, { type: 'hire' }>;
const isHire = (move: Serenissima1996Move): move is Hire => move.type === 'hire';
const isAshore = ({ to }: Hire) => 'port' in to;

/** The chance of winning an attack that is fought to the end. */
function chanceOf(state: State, { galley, target }: Extract<Serenissima1996Move, { type: 'attack' }>): number {
  const crew = state.galleys[galley]?.sailors ?? 0;
  if ('galley' in target) return fightToTheEnd(crew, state.galleys[target.galley]?.sailors ?? 0, DIVISOR).attacker;
  return stormChance(state, target.port, crew, state.ports[target.port].garrison);
}

/** An attack with at most this chance of winning just loses the galley. */
const HOPELESS = 0.15;

/** Whether no other galley of the seat is in this galley's space. A second galley could finish an attack. */
const isAlone = (state: State, seat: number, id: number) =>
  !fleet(state, seat).some((mate) => mate.id !== id && mate.galley.space === state.galleys[id]?.space);

function hopeless(state: State, seat: number): boolean {
  return moves(state, seat).some(
    (move) => move.type === 'attack' && isAlone(state, seat, move.galley) && chanceOf(state, move) <= HOPELESS,
  );
}

/** Ports where a galley could sell a good this turn. */
function buyers(state: State, galley: Galley, good: number): PortId[] {
  const away = graph(state.options).distance[galley.space];
  return BOARD.ports.flatMap(({ space }, port) =>
    away[space] > 0 && away[space] <= galley.sailors && !hasGood(state, port, good) && !isFull(state, port)
      ? [port]
      : [],
  );
}

/**
 * The seat's galleys at a neutral port or one of its own whose good is in supply. They have room for this good, carry
 * none of it, and this turn can reach a port that buys it.
 */
function idleHolds(state: State, seat: number): number[] {
  return fleet(state, seat).flatMap(({ id, galley }) => {
    const port = portAt(galley.space);
    if (port < 0) return [];
    const { owner } = state.ports[port];
    const { good } = BOARD.ports[port];
    if ((owner !== seat && owner !== NOBODY) || state.supply[good] === 0 || galley.cargo[good] > 0) return [];
    return roomAboard(galley) > 0 && buyers(state, galley, good).length > 0 ? [id] : [];
  });
}

/** More ducats than a turn requires. */
const PLENTY = 600;

/** The seat's ports that one more good would fill, if one of its galleys there carries such a good. */
function nearlyFull(state: State, seat: number): PortId[] {
  return BOARD.ports.flatMap(({ space, size }, port) => {
    const { owner, warehouse } = state.ports[port];
    if (owner !== seat || warehouse.length !== size - 1) return [];
    const has = fleet(state, seat).some(
      ({ galley }) =>
        galley.space === space && galley.cargo.some((count, good) => count > 0 && !hasGood(state, port, good)),
    );
    return has ? [port] : [];
  });
}

/** Whether a galley can reach a space without asking for passage. */
function isClear(state: State, galley: Galley, to: SpaceId): boolean {
  const { neighbours } = graph(state.options);
  const free = (space: SpaceId) =>
    !state.galleys.some((other) => other?.space === space && other.owner !== galley.owner);
  let at = new Set([galley.space]);
  for (let steps = 0; steps <= galley.sailors - galley.sailed; steps++) {
    if (at.has(to)) return true;
    at = new Set([...at].flatMap((space) => (free(space) ? [space, ...neighbours[space]] : [space])));
  }
  return false;
}

/**
 * Galleys with one or two goods, and the seat's ports with at least four spaces that they can reach and fill with one
 * of these goods. Ignores galleys that can reach a weakly defended port to take instead.
 */
function fillings(state: State, seat: number): { id: number; port: PortId }[] {
  return fleet(state, seat).flatMap(({ id, galley }) => {
    const aboard = goodsAboard(galley);
    const away = graph(state.options).distance[galley.space];
    const elsewhere = BOARD.ports.some(
      ({ space }, port) =>
        away[space] <= galley.sailors && state.ports[port].owner !== seat && state.ports[port].garrison <= 1,
    );
    if (aboard < 1 || aboard > 2 || elsewhere) return [];
    return BOARD.ports.flatMap(({ space, size }, port) => {
      const { owner, warehouse } = state.ports[port];
      if (owner !== seat || size < 4 || warehouse.length !== size - 1) return [];
      const wanted = galley.cargo.some((count, good) => count > 0 && !hasGood(state, port, good));
      return wanted && isClear(state, galley, space) ? [{ id, port }] : [];
    });
  });
}

/** Number of goods that can be sold at their galley's space, in a neutral port or one of the seat's own. */
function saleable(state: State, seat: number): number {
  let count = 0;
  for (const { galley } of fleet(state, seat)) {
    const port = portAt(galley.space);
    if (port < 0 || isFull(state, port) || ![seat, NOBODY].includes(state.ports[port].owner)) continue;
    galley.cargo.forEach((pieces, good) => (count += Number(pieces > 0 && !hasGood(state, port, good))));
  }
  return count;
}

/** Neutral or rival ports without a garrison that the seat should take with a galley there. */
function open(state: State, seat: number): PortId[] {
  return fleet(state, seat).flatMap(({ galley }) => {
    const port = portAt(galley.space);
    if (port < 0 || state.ports[port].garrison > 0 || state.ports[port].owner === seat) return [];
    // Landing the last man sinks the galley with its cargo. Selling to a rival's port may be better than taking it,
    // because only other players' ports pay a bonus.
    return goodsAboard(galley) === 0 || (galley.sailors > 1 && state.ports[port].owner === NOBODY) ? [port] : [];
  });
}

/** Whether a purchase in the last turn is useless: a galley, or a good that cannot be sold. */
function isUseless(state: State, move: Serenissima1996Move, crews: State): boolean {
  if (move.type === 'buildGalley') return true;
  if (move.type !== 'buy') return false;
  const galley = crews.galleys[move.galley];
  return galley !== null && buyers(state, galley, BOARD.ports[move.port].good).length === 0;
}

export const serenissima1996Rules = rulesFor<State, Serenissima1996Move>({
  ...threatRules,
  ...straitRules,
  ...garrisonRules,
  'capital-open': {
    because:
      'A rival galley can reach the seat’s capital this turn. Without a garrison, any landing takes it and its ten points.',
    asks: (state, seat) => {
      if (!inPhase(state, 'harbour') || !holdsCapital(state, seat)) return false;
      const capital = ownCapital(state, seat);
      const { garrison } = state.ports[capital];
      const lies = fleet(state, seat).some(({ galley }) => galley.space === BOARD.ports[capital].space);
      const hires = moves(state, seat).some((move) => isHire(move) && move.port === capital);
      const tempting = garrison === 0 ? hires || lies : lies && garrison <= 4;
      return tempting && isThreatened(state, seat, capital);
    },
    fails: ({ after, seat }) => holdsCapital(after, seat) && after.ports[ownCapital(after, seat)].garrison === 0,
  },
  'hopeless-attack': {
    because: 'The attack, fought to the end, wins in at most 15% of cases, and the galley has more turns to come.',
    asks: (state, seat) => inPhase(state, 'combat') && !isLast(state) && hopeless(state, seat),
    fails: ({ before, seat, moves: [first] }) =>
      first?.type === 'attack' && isAlone(before, seat, first.galley) && chanceOf(before, first) <= HOPELESS,
  },
  'idle-sailors': {
    because:
      'No galley can reach the port this turn, so the garrison is large enough and none of the seat’s galleys can take more men aboard.',
    asks: (state, seat) =>
      inPhase(state, 'harbour') &&
      moves(state, seat).some((move) => isHire(move) && isAshore(move) && isIdlePort(state, seat, move.port)),
    fails: ({ before, after, seat, moves: list }) =>
      list.some(
        (move) =>
          isHire(move) && isAshore(move) && isIdlePort(before, seat, move.port) && isIdlePort(after, seat, move.port),
      ),
  },
  'idle-hold': {
    because:
      'The good costs a hundred ducats here and sells for at least two hundred at a port in reach. The galley has room and the seat has money.',
    asks: (state, seat) =>
      inPhase(state, 'harbour') && !isLast(state) && state.money[seat] >= PLENTY && idleHolds(state, seat).length > 0,
    fails: ({ before, after, seat }) =>
      after.money[seat] >= PLENTY && idleHolds(after, seat).some((id) => idleHolds(before, seat).includes(id)),
  },
  'fill-port': {
    because: 'The good fills one of the seat’s ports, which scores one, four or nine points more.',
    asks: (state, seat) => inPhase(state, 'revenue') && nearlyFull(state, seat).length > 0,
    fails: ({ before, after, seat }) => nearlyFull(before, seat).some((port) => !isFull(after, port)),
  },
  'last-filling': {
    because:
      'In the last turn, a galley with one or two goods can sail to one of the seat’s ports without asking for passage and fill it. The port has at least four spaces, so this scores at least four points, and the galley could not take an undefended port instead.',
    asks: (state, seat) => inPhase(state, 'sailing') && isLast(state) && fillings(state, seat).length > 0,
    fails: ({ before, after, seat }) =>
      !fillings(before, seat).some(({ port }) => nearlyFull(after, seat).includes(port)),
  },
  'last-landing': {
    because:
      'In the last turn, a port without a garrison scores at least one point, and sailors on a galley score nothing.',
    asks: (state, seat) => inPhase(state, 'landing') && isLast(state) && open(state, seat).length > 0,
    fails: ({ before, after, seat }) => open(before, seat).some((port) => after.ports[port].owner !== seat),
  },
  'last-sale': {
    because: 'In the last turn, cargo that can be sold without helping a rival is worthless unless it is sold.',
    asks: (state, seat) => inPhase(state, 'revenue') && isLast(state) && saleable(state, seat) > 0,
    fails: ({ after, seat }) => saleable(after, seat) > 0,
  },
  'last-purchase': {
    because: 'In the last turn, a new galley is a waste of money, and so is a good that no port in reach buys.',
    asks: (state, seat) =>
      inPhase(state, 'harbour') && isLast(state) && moves(state, seat).some((move) => isUseless(state, move, state)),
    fails: ({ before, after, moves: list }) => list.some((move) => isUseless(before, move, after)),
  },
  'last-hands': {
    because: 'In the last turn, sailors hired in a port that no rival galley can reach have no use and score nothing.',
    asks: (state, seat) =>
      inPhase(state, 'harbour') &&
      isLast(state) &&
      moves(state, seat).some((move) => isHire(move) && isAshore(move) && isSafe(state, seat, move.port)),
    fails: ({ before, after, seat, moves: list }) =>
      list.some(
        (move) =>
          isHire(move) &&
          isAshore(move) &&
          isSafe(before, seat, move.port) &&
          after.ports[move.port].garrison > before.ports[move.port].garrison,
      ),
  },
});

const isSafe = (state: State, seat: number, port: PortId) =>
  state.ports[port].garrison > 0 && !isThreatened(state, seat, port);
