import type { GameId, Move } from '../../../src/engine/core/game';
import { checkConfig, startMatch } from '../../../src/engine/core/match';
import type { DogeShipEvent } from '../../../src/engine/games/doge-ship/events';
import type { LaLoireEvent } from '../../../src/engine/games/la-loire/events';
import type { Serenissima1996Event } from '../../../src/engine/games/serenissima-1996/events';
import type { Serenissima2012Event } from '../../../src/engine/games/serenissima-2012/events';
import { findGame } from '../../../src/engine/games/registry';
import { playOut } from './playing';

/** The events a game's end-to-end test must contain, and how many seeds to search for the shortest game. */
interface Wish {
  /** The game, if it differs from the key. */
  readonly game?: GameId;
  /** Number of players, 4 by default. */
  readonly seats?: number;
  readonly wanted: readonly ((event: never) => boolean)[];
  readonly seeds: number;
}

const FIRST_EDITION: readonly ((event: Serenissima1996Event) => boolean)[] = [
  (event) => event.type === 'bidsRevealed' && event.bids.filter((bid) => bid > 0).length > 1,
  (event) => event.type === 'bought' && event.paidTo < 0,
  (event) => event.type === 'galleyBuilt',
  (event) => event.type === 'hired',
  (event) => event.type === 'passageAnswered' && !event.granted,
  (event) => event.type === 'seized',
  (event) => event.type === 'landed' && event.from >= 0 && event.from !== event.seat,
  (event) => event.type === 'sold' && event.bonus > 0,
  (event) => event.type === 'gameOver',
];

const DOGE_SHIP: readonly ((event: DogeShipEvent) => boolean)[] = [
  (event) => event.type === 'partReplaced',
  (event) => event.type === 'dogePlaced',
  (event) => event.type === 'highWater' && event.lost.some((lost) => lost > 0),
  (event) =>
    event.type === 'inspectionHeld' && event.bids.some((bid, seat) => bid > 0 && event.bids.indexOf(bid) < seat),
  (event) => event.type === 'bonusGained',
  (event) => event.type === 'gondolaBuilt',
  (event) => event.type === 'bought' && event.discarded !== null,
  (event) => event.type === 'gameOver',
];

const SECOND_EDITION: readonly ((event: Serenissima2012Event) => boolean)[] = [
  (event) => event.type === 'blockadeAnswered' && event.declared && !event.standing,
  (event) => event.type === 'blockadeAnswered' && event.standing,
  (event) => event.type === 'fought' && event.round > 1 && event.attacker.dice.length > 1,
  (event) => event.type === 'landed' && event.from < 0,
  (event) => event.type === 'sold' && event.price > 0,
  (event) => event.type === 'galleyBought',
  (event) => event.type === 'fortBuilt',
  (event) => event.type === 'basilicaBuilt',
  (event) => event.type === 'scored' && event.totals.some((ducats) => ducats > 5),
  (event) => event.type === 'gameOver',
];

const LA_LOIRE: readonly ((event: LaLoireEvent) => boolean)[] = [
  (event) => event.type === 'moved' && event.left > 0,
  (event) => event.type === 'moved' && event.taken > 0,
  (event) => event.type === 'boatMoved' && event.why === 'building',
  (event) => event.type === 'circusMoved',
  (event) => event.type === 'hired',
  (event) => event.type === 'built' && event.building > 0,
  (event) => event.type === 'palaceBought',
  (event) => event.type === 'cubePlaced',
  (event) => event.type === 'delivered' && event.deniers > 0,
  (event) => event.type === 'endReached',
  (event) => event.type === 'gameOver',
];

/** A solo game may end by the boat or the messages before its 60 turns are over. */
const LA_LOIRE_SOLO: readonly ((event: LaLoireEvent) => boolean)[] = [
  (event) => event.type === 'delivered',
  (event) => event.type === 'hired',
  (event) => event.type === 'gameOver',
];

export const WISHES: Readonly<Record<string, Wish>> = {
  'serenissima-1996': { wanted: FIRST_EDITION, seeds: 40_000 },
  'serenissima-2012': { wanted: SECOND_EDITION, seeds: 40_000 },
  'doge-ship': { wanted: DOGE_SHIP, seeds: 4_000 },
  'la-loire': { wanted: LA_LOIRE, seeds: 4_000, seats: 3 },
  'la-loire-solo': { wanted: LA_LOIRE_SOLO, seeds: 1_000, seats: 1, game: 'la-loire' },
};

export interface GoldenGame {
  readonly seed: string;
  readonly moves: readonly { readonly seat: number; readonly move: Move }[];
}

/** The shortest game with all wanted events. */
export function findGoldenGame(wish: string): GoldenGame {
  const { wanted, seeds, seats = 4, game: id = wish } = WISHES[wish];
  const game = findGame(id);
  if (!game) throw new Error(`The game “${id}” is not registered`);
  let best: GoldenGame | undefined;
  for (let index = 1; index < seeds; index++) {
    if (index % 4 === 0) continue;
    const seed = `golden ${index}`;
    const options = checkConfig(game, seats, {});
    const match = startMatch(game, { game: game.about.id, options, seats, seed });
    playOut(match, index, () => undefined, { inOrder: true });
    const events = match.log.flatMap((entry) => entry.events);
    if (!wanted.every((shows) => events.some((event) => shows(event as never)))) continue;
    if (best && best.moves.length <= match.log.length) continue;
    best = { seed, moves: match.log.map(({ seat, move }) => ({ seat, move })) };
  }
  if (!best) throw new Error('No seed shows everything');
  return best;
}
