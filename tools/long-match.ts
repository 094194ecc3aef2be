import type { AnyGame, Random } from '../src/engine/core/game';
import { checkConfig, playMove, startMatch } from '../src/engine/core/match';
import type { Match } from '../src/engine/core/match-types';
import { fastRandom } from '../src/engine/core/random';
import { headerLine, moveLine, writeLine } from '../src/engine/core/save';
import type { Line } from '../src/engine/core/save';
import { dogeShip } from '../src/engine/games/doge-ship';

const SEATS = 4;
/** Moves that bring The Doge Ship closer to its end. Without them, a match never ends. */
const ENDING: ReadonlySet<string> = new Set(['build', 'replace']);

/** A match of The Doge Ship with this many moves, and its journal. */
export function longMatch(moves: number): { match: Match; text: string } {
  const game: AnyGame = dogeShip;
  const config = { game: game.about.id, seats: SEATS, options: checkConfig(game, SEATS, {}), seed: 'long' };
  const match = startMatch(game, config);
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ name: `Player ${seat}`, kind: 'human' }));
  let [text, sum] = ['', ''];
  const write = (line: Line) => {
    const written = writeLine(line, sum);
    text += written.text;
    sum = written.sum;
  };
  write(headerLine(match, { title: 'A long match', seats, created: '2026-01-01T00:00:00.000Z' }));
  const random = fastRandom(7);
  while (match.log.length < moves) {
    const [seat] = game.actors(match.position);
    const legal = game.moves(match.position, seat).map((move) => ({ move }));
    write(moveLine(match, playMove(match, seat, oneOf(legal, random).move)));
  }
  return { match, text };
}

/** A random move that does not bring the end closer, if there is one. */
export function oneOf<T extends { readonly move: { readonly type: string } }>(
  choices: readonly T[],
  { roll }: Random,
): T {
  const going = choices.filter(({ move }) => !ENDING.has(move.type));
  const list = going.length > 0 ? going : choices;
  return list[roll(list.length) - 1];
}
