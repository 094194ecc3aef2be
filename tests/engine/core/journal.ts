import { BadSave } from '../../../src/engine/core/errors';
import { redo, undo } from '../../../src/engine/core/history';
import { readSave } from '../../../src/engine/core/load';
import type { Loaded } from '../../../src/engine/core/load';
import { playMove } from '../../../src/engine/core/match';
import type { Match } from '../../../src/engine/core/match-types';
import { fastRandom } from '../../../src/engine/core/random';
import { headerLine, moveLine, writeLine } from '../../../src/engine/core/save';
import type { Line, SaveMeta } from '../../../src/engine/core/save';
import { findToy, META } from './toy-game';

/** An action at a table: a number of moves, undos or redos, or a new title or new seats. */
export type MatchAction =
  | { readonly do: 'play' | 'undo' | 'redo'; readonly times: number }
  | { readonly do: 'note'; readonly note: Partial<Pick<SaveMeta, 'title' | 'seats'>> };

/** Returns lines as a journal with correct checksums. They can include lines that no table would write. */
export function journalOf(lines: readonly unknown[]): string {
  let text = '';
  let sum = '';
  for (const line of lines) {
    const written = writeLine(line as Line, sum);
    text += written.text;
    sum = written.sum;
  }
  return text;
}

/** Applies these actions to a match, with random moves. Returns its journal lines. */
export function linesOf(match: Match, actions: readonly MatchAction[], seed = 1, meta: SaveMeta = META): Line[] {
  const { game } = match;
  const random = fastRandom(seed);
  const lines: Line[] = [headerLine(match, meta)];
  for (const happening of actions) {
    if (happening.do === 'note') {
      lines.push({ note: happening.note });
      continue;
    }
    for (let i = 0; i < happening.times; i++) {
      if (happening.do === 'undo' && match.log.length > 0) {
        undo(match, { free: true });
        lines.push({ undo: 1 });
      } else if (happening.do === 'redo' && match.undone.length > 0) {
        redo(match, { free: true });
        lines.push({ redo: 1 });
      } else if (happening.do === 'play') {
        const [seat] = game.actors(match.position);
        if (seat === undefined) break;
        const legal = game.moves(match.position, seat);
        lines.push(moveLine(match, playMove(match, seat, legal[random.roll(legal.length) - 1])));
      }
    }
  }
  return lines;
}

/** Returns the loaded save, or the `BadSave` that reading it threw. Rethrows any other error. */
export function tried(text: string): Loaded | BadSave {
  try {
    return readSave(text, findToy);
  } catch (error) {
    if (error instanceof BadSave) return error;
    throw error;
  }
}
