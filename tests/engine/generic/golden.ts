import type { GameEvent, GameId, Move } from '../../../src/engine/core/game';
import { checkConfig, startMatch } from '../../../src/engine/core/match';
import type { DogeShipEvent } from '../../../src/engine/games/doge-ship/events';
import type { FirstEditionEvent } from '../../../src/engine/games/serenissima/first-edition/events';
import { findGame } from '../../../src/engine/games/registry';
import { playOut } from './playing';

/** What a game's end-to-end test must show, each by an event, and among how many seeds the shortest is looked for. */
interface Wish {
  readonly wanted: readonly ((event: never) => boolean)[];
  readonly seeds: number;
}

const FIRST_EDITION: readonly ((event: FirstEditionEvent) => boolean)[] = [
  (event) => event.type === 'bidsRevealed' && event.bids.filter((bid) => bid > 0).length > 1,
  (event) => event.type === 'bought' && event.paidTo < 0,
  (event) => event.type === 'galleyBuilt',
  (event) => event.type === 'hired',
  (event) => event.type === 'passageAnswered' && !event.granted && !event.standing,
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

export const WISHES: Readonly<Record<GameId, Wish>> = {
  'serenissima-1996': { wanted: FIRST_EDITION, seeds: 40_000 },
  'doge-ship': { wanted: DOGE_SHIP, seeds: 4_000 },
};

export interface GoldenGame {
  readonly seed: string;
  readonly moves: readonly { readonly seat: number; readonly move: Move }[];
}

/** The shortest four-player game of this kind in which all that is wished for happens. */
export function findGoldenGame(id: GameId): GoldenGame {
  const game = findGame(id);
  if (!game) throw new Error(`The game “${id}” is not registered`);
  const { wanted, seeds } = WISHES[id];
  let best: GoldenGame | undefined;
  for (let index = 1; index < seeds; index++) {
    if (index % 4 === 0) continue;
    const seed = `golden ${index}`;
    const options = checkConfig(game, 4, {});
    const match = startMatch(game, { game: game.about.id, options, seats: 4, seed });
    playOut(match, index, () => undefined, { inOrder: true });
    const events = match.log.flatMap((entry) => entry.events as readonly GameEvent[]);
    if (!wanted.every((shows) => events.some((event) => shows(event as never)))) continue;
    if (best && best.moves.length <= match.log.length) continue;
    best = { seed, moves: match.log.map(({ seat, move }) => ({ seat, move })) };
  }
  if (!best) throw new Error('No seed shows everything');
  return best;
}
