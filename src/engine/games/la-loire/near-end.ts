import type { Seat } from '../../core/game';
import { topFrame } from '../../kit/frames';
import { power } from './abilities';
import { copyState } from './copy';
import { LOCATIONS, MARKET_PRICES, MESSAGES_TO_END, SHIPPING, WOOD } from './data/board';
import type { ColourId, LocationId } from './data/board';
import { BANK_INCOME, FARM } from './data/buildings';
import { canDeliver, merchantOutlook, purse } from './outlook';
import type { Outlook } from './outlook';
import { whyNotStand } from './phases/building';
import { shifted } from './phases/market';
import { cannotLeave, newTurn } from './phases/turn';
import { priceOf, riverEnd, turnFrame } from './queries';
import { FIGURES } from './state';
import type { State } from './state';

/**
 * The seats that could end the game before the acting player’s next turn: in the rest of this turn or in the turn of any
 * other player. Uses public information only. Assumes the best for the seat: other players leave horses where its figures
 * are, and buy at its buildings if they can. Does not foresee that other players move the circus.
 */
export function seatsNearEnd(state: State): Seat[] {
  if (state.lastTurns || state.frames.length === 0) return [];
  const seats = state.players.length;
  const first = turnFrame(state).seat;
  const order = state.players.map((_, i) => (first + i) % seats);
  let outlooks: ReadonlyMap<Seat, Outlook> | undefined;
  return state.players.flatMap((player, seat) => {
    const left = riverEnd(state) - player.boat;
    const last = player.delivered.length + 1 >= MESSAGES_TO_END[seats];
    if (last && canDeliver(turnOf(state, seat, order), seat)) return [seat];
    if (left > mostSpaces(state, seat)) return [];
    outlooks ??= outlooksOf(state, order);
    return canFinish({ state, seat, order, outlooks }, { turn: 0, left, skipped: 0, board: state }) ? [seat] : [];
  });
}

const MOST_SHIPPED = Math.max(...SHIPPING.map(({ spaces }) => spaces));

/** An upper limit on the number of spaces that a boat can move in a round, found without exploring the turns. */
function mostSpaces({ players, owners }: State, seat: Seat): number {
  const player = players[seat];
  // Two Banks, the highest price for a delivery, and one denier more per card sold.
  const most = purse(player) + 2 * BANK_INCOME + Math.max(...MARKET_PRICES) + player.goods.reduce((a, b) => a + b, 0);
  const builds = owners.includes(seat) || player.goods[WOOD] > 0 || power(player, 'woodInDeniers') > 0;
  const own = Math.max(builds ? 1 : 0, ...SHIPPING.filter(({ cost }) => cost <= most).map(({ spaces }) => spaces));
  return own + (builds ? players.length - 1 : 0);
}

/** The position in which the seat’s turn begins, or its current turn continues. */
function turnOf(state: State, seat: Seat, order: readonly Seat[]): State {
  const copy = copyState(state);
  const frame = turnFrame(state);
  if (frame.seat === seat) {
    // The card drawn now can’t be delivered in the same turn.
    if (topFrame(copy)?.kind === 'choice') copy.frames.pop();
    return copy;
  }
  copy.frames = [{ ...newTurn(seat), poor: cannotLeave(state, seat) }];
  const places = new Set(FIGURES.map((figure) => state.players[seat][figure].at));
  for (const other of order.slice(0, order.indexOf(seat))) {
    for (const figure of FIGURES) {
      const { at, horses } = state.players[other][figure];
      if (places.has(at) && !(other === frame.seat && frame[figure])) copy.horses[at] += horses;
    }
  }
  return copy;
}

/** Each Merchant's possible actions, in turn order. */
function outlooksOf(state: State, order: readonly Seat[]): Map<Seat, Outlook> {
  const raised = new Set<ColourId>();
  return new Map(
    order.map((seat) => {
      const outlook = merchantOutlook(turnOf(state, seat, order), seat, raised);
      for (const { at } of outlook.visits) raised.add(state.shields[at]);
      return [seat, outlook];
    }),
  );
}

interface Round {
  readonly state: State;
  /** The seat whose boat is followed. */
  readonly seat: Seat;
  readonly order: readonly Seat[];
  readonly outlooks: ReadonlyMap<Seat, Outlook>;
}

interface Progress {
  /** Index of the next turn in the round. */
  readonly turn: number;
  /** Spaces to the end of the river. */
  readonly left: number;
  /** Number of earlier purchases elsewhere, each of which can move a market tile one space to the left. */
  readonly skipped: number;
  /** The market and buildings after the earlier turns. */
  readonly board: State;
}

/** Whether the boat could reach the last space in the remaining turns of the round. */
function canFinish(round: Round, now: Progress): boolean {
  const { seat, order, outlooks } = round;
  if (now.left <= 0) return true;
  const turns = order.slice(now.turn);
  if (turns.length === 0 || now.left > turns.length + (turns.includes(seat) ? MOST_SHIPPED - 1 : 0)) return false;
  const who = turns[0];
  const outlook = outlooks.get(who) as Outlook;
  const go = (change: Partial<Progress>) => canFinish(round, { ...now, ...change, turn: now.turn + 1 });
  if (go({ skipped: now.skipped + (outlook.visits.length > 0 ? 1 : 0) })) return true;
  const bought = outlook.visits.some(({ at, good, money }) => {
    if (now.board.owners[at] !== seat || lowestPrice(now, at, good) > money) return false;
    return go({
      left: now.left - 1,
      board: { ...now.board, market: shifted(now.board.market, now.board.shields[at]) },
    });
  });
  if (bought || who !== seat) return bought;
  if (outlook.ships > 0 && go({ left: now.left - outlook.ships })) return true;
  const { shipsWithFarm } = outlook;
  if (shipsWithFarm === null) return false;
  return LOCATIONS.some(
    (_, at) =>
      !whyNotStand(now.board, seat, FARM, at) &&
      go({ left: now.left - shipsWithFarm, board: withFarm(now.board, seat, at) }),
  );
}

/** The lowest price of a good after the earlier purchases of the round. */
function lowestPrice({ board, skipped }: Progress, at: LocationId, good: number): number {
  const colour = board.shields[at];
  const space = Math.max(0, board.market.indexOf(colour) - skipped);
  const market = board.market.filter((tile) => tile !== colour).toSpliced(space, 0, colour);
  return priceOf({ ...board, market }, at, good);
}

function withFarm(board: State, seat: Seat, at: LocationId): State {
  return { ...board, buildings: board.buildings.with(at, FARM), owners: board.owners.with(at, seat) };
}
