import { topFrame } from '../../../src/engine/kit/frames';
import { NOBODY } from '../../../src/engine/games/serenissima/board';
import type { GalleyId, PortId, SpaceId } from '../../../src/engine/games/serenissima/board';
import { CAPACITY } from '../../../src/engine/games/serenissima/cargo';
import { plans } from '../../../src/engine/games/serenissima-2012/bot/plans';
import { STYLES } from '../../../src/engine/games/serenissima-2012/bot/style';
import { winChance } from '../../../src/engine/games/serenissima-2012/chances';
import { SAILOR_COST, SCORINGS } from '../../../src/engine/games/serenissima-2012/data/components';
import { BOARD, DOGE_CARDS, TRACKS } from '../../../src/engine/games/serenissima-2012/data/board';
import { graph, slotValue } from '../../../src/engine/games/serenissima-2012/geography';
import { incomes, portIncome, warehouseIncome } from '../../../src/engine/games/serenissima-2012/income';
import type { Serenissima2012Move } from '../../../src/engine/games/serenissima-2012/moves';
import { galleyCost } from '../../../src/engine/games/serenissima-2012/phases/investment';
import { isLastPort, portsOf, seatsOf } from '../../../src/engine/games/serenissima-2012/queries';
import { moves } from '../../../src/engine/games/serenissima-2012/rules';
import type { Galley, State } from '../../../src/engine/games/serenissima-2012/state';
import type { Line, Rule } from '../rule';

/**
 * Whether the next card is certain to trigger the last scoring. Between turns, this is the card drawn after the coming
 * turn.
 */
export function isLast(state: State): boolean {
  const track = TRACKS[seatsOf(state)].scoring;
  if (state.scorings !== SCORINGS - 1 || state.turn === 0) return false;
  // If the pile is empty, all cards are reshuffled.
  const cards = state.deck.length > 0 ? state.deck : DOGE_CARDS.map((_, card) => card);
  return cards.every((card) => state.marker + DOGE_CARDS[card].steps >= track[track.length - 1]);
}

const incomeOf = (state: State, port: PortId) => portIncome(state, state.ports[port]);

/**
 * Where to build a new galley with five men for the most profitable attack in the last turn, and the expected income of
 * that attack minus the price. The losses of others do not count.
 */
function bestStrike(state: State, seat: number): { from: PortId; gain: number } | undefined {
  const { distance } = graph(state.options);
  const cost = galleyCost(state, seat) + (CAPACITY - 1) * SAILOR_COST;
  if (state.reserve[seat] < CAPACITY || state.money[seat] < cost) return undefined;
  let best: { from: PortId; gain: number } | undefined;
  for (const from of portsOf(state, seat)) {
    state.ports.forEach(({ owner, garrison, fort, closed }, port) => {
      if (owner === NOBODY || owner === seat || closed || isLastPort(state, port)) return;
      const { space } = BOARD.ports[port];
      if (state.galleys.some((galley) => galley?.space === space && galley.owner !== seat)) return;
      const strength = CAPACITY - distance[BOARD.ports[from].space][space];
      if (strength < 1) return;
      const gain = winChance(CAPACITY, garrison, strength, fort) * incomeOf(state, port) - cost;
      if (gain >= 1 && gain > (best?.gain ?? 0)) best = { from, gain };
    });
  }
  return best;
}

const isCatchUp = (state: State, seat: number) => {
  const frame = topFrame(state);
  return frame?.kind === 'catchUp' && frame.seats[0] === seat;
};

/** The seat with the most ducats, including the income its ports will earn. */
function leader(state: State): number {
  const left = SCORINGS - state.scorings;
  const income = incomes(state);
  const worth = state.money.map((ducats, seat) => ducats + income[seat] * left);
  return worth.indexOf(Math.max(...worth));
}

/**
 * The ducats that one more cube in a port earns the leader over the remaining scorings, minus the seller's proceeds.
 */
function feeds(state: State, port: PortId): number {
  const cubes = state.ports[port].warehouse.length;
  const more = warehouseIncome(state, cubes + 1) - warehouseIncome(state, cubes);
  return more * (SCORINGS - state.scorings) - slotValue(cubes);
}

/** A sale counts as a gift if it earns the leader at least this many ducats more than the seller. */
const GIFT = 6;

/** The best plan with a gift (`GIFT`), and the best plan without one. */
function feeding(state: State, seat: number) {
  const first = leader(state);
  if (first === seat) return undefined;
  const list = plans(state, seat, STYLES.usual, 40);
  const isGift = ({ reason }: (typeof list)[number]) => {
    const port = Number(reason.params.port);
    return (
      reason.key === 'mission.sell' && port >= 0 && state.ports[port].owner === first && feeds(state, port) >= GIFT
    );
  };
  const wrong = list.find(isGift);
  const right = list.find((plan) => !isGift(plan));
  return wrong && right ? { right: right.moves, wrong: wrong.moves } : undefined;
}

/** The active galley, if it has not acted yet. */
export function choosing(state: State): { id: GalleyId; galley: Galley } | undefined {
  const frame = topFrame(state);
  if (frame?.kind !== 'activation' || frame.step !== 'choice') return undefined;
  const galley = state.galleys[frame.galley];
  return galley ? { id: frame.galley, galley } : undefined;
}

/** The highest chance that a rival galley sinks a galley in a space before that galley acts again. */
function danger(state: State, seat: number, space: SpaceId, crew: number): number {
  const { distance } = graph(state.options);
  let most = 0;
  for (const foe of state.galleys) {
    if (!foe || foe.owner === seat) continue;
    const strength = foe.sailors - distance[foe.space][space];
    if (strength > 0) most = Math.max(most, winChance(foe.sailors, crew, strength, false));
  }
  return most;
}

/** A galley will probably be sunk if the chance is at least this. */
const SUNK = 0.6;
/** A galley counts as safe if the chance of being sunk is at most this. */
const SAFE = 0.2;

/** Whether a galley did nothing but sail to a space where it will probably be sunk. */
function isStranded({ before, after, seat, moves: list }: Line<State, Serenissima2012Move>): boolean {
  const was = choosing(before);
  const now = was && after.galleys[was.id];
  if (!was || !now || now.owner !== seat || now.space === was.galley.space) return false;
  if (list.some(({ type }) => type !== 'sail' && type !== 'done' && type !== 'transfer')) return false;
  return danger(after, seat, now.space, now.sailors) >= SUNK;
}

/** The highest chance that a rival galley which acts later this turn takes a port from `men`. */
function takenBy(state: State, seat: number, port: PortId, men: number): number {
  const frame = state.frames[0];
  const first = frame?.kind === 'activation' ? frame.galley + 1 : 0;
  const away = graph(state.options).distance[BOARD.ports[port].space];
  let most = 0;
  for (const foe of state.galleys.slice(first)) {
    if (!foe || foe.owner === seat || away[foe.space] >= foe.sailors) continue;
    const chance = men === 0 ? 1 : winChance(foe.sailors, men, foe.sailors - away[foe.space], state.ports[port].fort);
    most = Math.max(most, chance);
  }
  return most;
}

/** Ducats that new men must save in addition to their price. */
const SAVED = 2;

/** The port to reinforce and the number of men that save the most income at the last scoring. */
function bestGuard(state: State, seat: number): { port: PortId; men: number } | undefined {
  let best: { port: PortId; men: number } | undefined;
  let most = SAVED;
  for (const move of moves(state, seat)) {
    if (move.type !== 'recruit' || !('port' in move.to)) continue;
    const { port } = move.to;
    const { garrison } = state.ports[port];
    const less = takenBy(state, seat, port, garrison) - takenBy(state, seat, port, garrison + move.count);
    const saved = less * incomeOf(state, port) - move.count * SAILOR_COST;
    if (saved >= most) [best, most] = [{ port, men: move.count }, saved];
  }
  return best;
}

/** Whether these are a seat's last purchases before the last scoring. */
function isLastPurchase(state: State, seat: number): boolean {
  const frame = topFrame(state);
  return isLast(state) && (isCatchUp(state, seat) || (frame?.kind === 'activation' && frame.step === 'investment'));
}

export const threatRules = {
  strike: {
    because:
      'The next turn brings the last scoring. A galley with five men costs less than the income it is expected to win by taking a port.',
    asks: (state, seat) => isCatchUp(state, seat) && isLast(state) && bestStrike(state, seat) !== undefined,
    fails: ({ before, after, seat }) => {
      const had = (galley: Galley | null) => galley?.owner === seat;
      const men = after.galleys.filter(
        (galley, id) => had(galley) && !had(before.galleys[id]) && (galley?.sailors ?? 0) >= CAPACITY - 1,
      );
      return men.length === 0;
    },
    weighed: (state, seat) => {
      const from = bestStrike(state, seat)?.from;
      const buys = moves(state, seat).filter((move) => move.type === 'buyGalley' && move.port === from);
      const right = buys.slice(0, 1).flatMap((buy): Serenissima2012Move[] => {
        if (buy.type !== 'buyGalley') return [];
        return [buy, { type: 'recruit', to: { galley: buy.galley }, count: CAPACITY - 1 }, { type: 'done' }];
      });
      return { right, wrong: [{ type: 'done' }], byPoints: true };
    },
  },
  'last-guard': {
    because:
      'The last scoring comes this turn. A rival galley can still storm a port, and new men cost less than the income they are expected to save.',
    asks: (state, seat) => isLastPurchase(state, seat) && bestGuard(state, seat) !== undefined,
    fails: ({ before, after, seat }) => {
      const guard = bestGuard(before, seat);
      return guard !== undefined && after.ports[guard.port].garrison <= before.ports[guard.port].garrison;
    },
    weighed: (state, seat) => {
      const guard = bestGuard(state, seat);
      const to = { port: guard?.port ?? -1 };
      return {
        right: guard ? [{ type: 'recruit', to, count: guard.men }] : [],
        wrong: [{ type: 'done' }],
        byPoints: true,
      };
    },
  },
  'feeds-leader': {
    because:
      'The cube is sold in the leader’s port. Over the remaining scorings, it earns the leader at least six ducats more than the seller gets.',
    asks: (state, seat) => choosing(state) !== undefined && !isLast(state) && feeding(state, seat) !== undefined,
    fails: ({ before, moves: list, after }) => {
      const first = leader(before);
      if (!list.some(({ type }) => type === 'sell')) return false;
      return before.ports.some(
        ({ owner, warehouse }, port) =>
          owner === first && after.ports[port].warehouse.length > warehouse.length && feeds(before, port) >= GIFT,
      );
    },
    weighed: (state, seat) => feeding(state, seat) ?? { right: [], wrong: [] },
  },
  stranded: {
    because: 'The galley was safe. It only sails, to a space where a rival will probably sink it before it acts again.',
    asks: (state, seat) => {
      const was = choosing(state);
      if (!was) return false;
      const { space, sailors } = was.galley;
      if (danger(state, seat, space, sailors) > SAFE) return false;
      const away = graph(state.options).distance[space];
      return BOARD.spaces.some(
        (_, to) => away[to] > 0 && away[to] <= sailors && danger(state, seat, to, sailors) >= SUNK,
      );
    },
    fails: isStranded,
  },
} satisfies Readonly<Record<string, Rule<State, Serenissima2012Move>>>;
