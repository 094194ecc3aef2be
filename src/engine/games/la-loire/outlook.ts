import type { Random, Seat } from '../../core/game';
import { topFrame } from '../../kit/frames';
import { carryLimit, power } from './abilities';
import { copyState } from './copy';
import { BEER, MARKET_PRICES, SHIPPING, WOOD } from './data/board';
import type { ColourId, GoodId, LocationId } from './data/board';
import { BUILDING_DATA, FARM } from './data/buildings';
import { CHARACTERS } from './data/characters';
import type { Power } from './data/characters';
import { MESSAGES } from './data/messages';
import type { LaLoireMove } from './moves';
import { buildPrice } from './phases/building';
import { canAdvance, deliveryMoves, isLastStop, isTarget } from './phases/delivery';
import { salePrice } from './phases/goods';
import { hiringMoves } from './phases/hiring';
import { circusMoves } from './phases/market';
import { movementMoves } from './phases/movement';
import { goodOf, isCity, marketPrice, turnFrame } from './queries';
import { play } from './rules';
import { NONE } from './state';
import type { Figure, Player, State } from './state';

/** A good that a Merchant could buy in a village, and the most deniers its seat could then have. */
interface Visit {
  readonly at: LocationId;
  readonly good: GoodId;
  readonly money: number;
}

/** What a seat's Merchant could do in one turn. */
export interface Outlook {
  readonly visits: readonly Visit[];
  /** The most spaces it could pay for by shipping. */
  readonly ships: number;
  /** The same if it also builds a Farm; `null` if it can't. */
  readonly shipsWithFarm: number | null;
}

/**
 * The powers that let a figure get farther, carry more or sell for more. Early stops save horses, but lead to no other
 * places.
 */
const USEFUL: readonly Power[] = ['saleBonus', 'carried', 'horsesTaken', 'stack', 'fetched'];

/** The explored moves draw no cards. */
const NO_CHANCE: Random = { roll: () => 1 };

/**
 * What the Merchant could do in the seat's turn, which must be the state's current turn.
 *
 * @param raised shields whose market price earlier seats could raise
 */
export function merchantOutlook(state: State, seat: Seat, raised: ReadonlySet<ColourId>): Outlook {
  const visits = new Map<string, Visit>();
  let ships = 0;
  let shipsWithFarm: number | null = null;
  explore(state, { seat, mover: 'merchant', raised, explored: new Set() }, (now) => {
    const frame = turnFrame(now);
    const player = now.players[seat];
    const { at } = player.merchant;
    if (isCity(at)) {
      if (frame.shipped) return false;
      ships = Math.max(ships, spacesFor(purse(player)));
      const rest = purseAfterFarm(now, seat);
      if (rest >= 0) shipsWithFarm = Math.max(shipsWithFarm ?? 0, spacesFor(rest));
    } else if (!frame.bought) {
      for (const good of goodsAt(now, seat, at)) {
        const key = `${at} ${good}`;
        const money = Math.max(player.money, visits.get(key)?.money ?? 0);
        visits.set(key, { at, good, money });
      }
    }
    return false;
  });
  return { visits: [...visits.values()], ships, shipsWithFarm };
}

/** Whether the Messenger could deliver a message in the seat's turn, which must be the state's current turn. */
export function canDeliver(state: State, seat: Seat): boolean {
  const { messages } = state.players[seat];
  if (!messages.some((message) => isLastStop(message) && canAdvance(state, state.players[seat], message))) return false;
  return explore(state, { seat, mover: 'messenger', raised: new Set(), explored: new Set() }, (now) => {
    const player = now.players[seat];
    return (
      turnFrame(now).errand === 'none' &&
      player.messages.some(
        (message) =>
          isLastStop(message) && canAdvance(now, player, message) && isTarget(now, message, player.messenger.at),
      )
    );
  });
}

const spacesFor = (money: number): number =>
  Math.max(0, ...SHIPPING.filter(({ cost }) => cost <= money).map(({ spaces }) => spaces));

/** A player's deniers if the Merchant sells all goods. */
export const purse = (player: Player): number =>
  player.goods.reduce((sum, count, good) => sum + count * salePrice(player, good), player.money);

/** A seat's deniers after selling all goods and building a Farm; negative if it can't. */
function purseAfterFarm(state: State, seat: Seat): number {
  const player = state.players[seat];
  const frame = turnFrame(state);
  if (frame.built >= power(player, 'builds')) return NONE;
  const ways = power(player, 'woodInDeniers') > 0 ? [false, true] : [false];
  const rests = ways.map((woodInDeniers) => {
    const { cost, wood } = buildPrice(state, frame, { type: 'build', building: FARM, at: NONE, woodInDeniers });
    return player.goods[WOOD] < wood ? NONE : purse(player) - wood * salePrice(player, WOOD) - cost;
  });
  return Math.max(...rests);
}

/** The goods that the Merchant may buy in a village, whatever their price. */
function goodsAt(state: State, seat: Seat, at: LocationId): GoodId[] {
  const building = state.buildings[at];
  const beer = building !== NONE && BUILDING_DATA[building].abbey && state.owners[at] === seat;
  const player = state.players[seat];
  return [goodOf(at), ...(beer ? [BEER] : [])].filter(
    (good) => state.goods[good] > 0 && player.goods[good] < carryLimit(player, good),
  );
}

interface Search {
  readonly seat: Seat;
  /** The figure whose action matters. The other one only moves first, to help it. */
  readonly mover: Figure;
  readonly raised: ReadonlySet<ColourId>;
  /** The starts of the mover's rides that were explored. */
  readonly explored: Set<string>;
}

/**
 * Plays the useful moves of a turn in every order. Calls `found` for each position in which the mover may act, and stops
 * when it returns true.
 *
 * @param helped whether the other figure has improved anything for the mover, or has yet to move
 */
function explore(state: State, search: Search, found: (state: State) => boolean, helped = true): boolean {
  const { seat, mover, explored } = search;
  const isTurn = topFrame(state)?.kind === 'turn';
  if (isTurn && turnFrame(state).acting === mover && found(state)) return true;
  const start = startOf(state, search);
  const rides = helped && !explored.has(start);
  if (rides && isTurn) explored.add(start);
  return usefulMoves(state, search, rides).some((move) => {
    const next = copyState(state);
    play(next, seat, move, NO_CHANCE);
    if (move.type === 'deliver') next.players[seat].money += raiseFor(state, search, move.card);
    const aside = move.type === 'move' && move.figure !== mover;
    return explore(next, search, found, !aside || isBetter(state, next, search));
  });
}

/** Everything that the mover's ride depends on. */
function startOf(state: State, { seat, mover }: Search): string {
  const { [mover]: stack, money, characters } = state.players[seat];
  const { fetched, fetchedBy } = turnFrame(state);
  return JSON.stringify([stack, money, characters, state.horses[stack.at], state.circus, fetched, fetchedBy]);
}

/** The useful moves, without the mover's rides unless `rides`. The origin of a fetched horse makes no difference. */
function usefulMoves(state: State, search: Search, rides: boolean): LaLoireMove[] {
  const top = topFrame(state);
  if (top?.kind === 'circus') return circusMoves(state, top);
  const frame = turnFrame(state);
  const list: LaLoireMove[] = [];
  if (frame.acting === 'messenger') deliveryMoves(state, frame, list);
  hiringMoves(state, frame, list);
  movementMoves(state, frame, list);
  const fetched = new Set<Figure>();
  return list.filter((move) => {
    if (!isUseful(state, search, move)) return false;
    if (move.type === 'move') return rides || move.figure !== search.mover;
    if (move.type !== 'fetchHorse') return true;
    return !fetched.has(move.figure) && fetched.add(move.figure);
  });
}

/** Whether the other figure's ride left horses for the mover, or brought deniers. */
function isBetter(before: State, after: State, { seat, mover }: Search): boolean {
  const { at } = before.players[seat][mover];
  return after.horses[at] > before.horses[at] || after.players[seat].money > before.players[seat].money;
}

/** The deniers that a delivery pays in addition if an earlier seat has raised the village's market price. */
function raiseFor(state: State, { seat, raised }: Search, card: number): number {
  const colour = state.shields[state.players[seat].messenger.at];
  if (MESSAGES[card].level !== 1 || !raised.has(colour)) return 0;
  return Math.max(...MARKET_PRICES) - marketPrice(state, colour);
}

/** Whether a move brings the mover to a place where it may act, or helps it to get there or to pay. */
function isUseful(state: State, { seat, mover }: Search, move: LaLoireMove): boolean {
  const frame = turnFrame(state);
  const player = state.players[seat];
  const waits = !frame[mover];
  switch (move.type) {
    case 'move':
      return waits;
    case 'fetchHorse':
      return waits && move.from !== player[mover].at;
    case 'deliver':
      return waits && MESSAGES[move.card].level === 1;
    case 'hire': {
      const { power: name, good } = CHARACTERS[move.character].effect;
      const wanted = name === 'carried' || (waits && USEFUL.includes(name));
      return wanted && (good === undefined || (mover === 'merchant' && player.goods[good] > 0));
    }
    default:
      return false;
  }
}
