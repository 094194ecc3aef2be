import type { AnyGame } from './game';
import { isTorn, recoverSave } from './load';
import { linesOf } from './lines';
import { BadSave } from './errors';
import type { SaveFault } from './save-faults';
import type { Recovered } from './load';

export interface Checked {
  /** The match's title; `null` if the header is unreadable. */
  readonly title: string | null;
  readonly moves: number;
  /** Number of moves in the file, without undone ones. */
  readonly of: number;
  readonly lines: number;
  readonly hashes: number;
  /** Whether the last line is incomplete, because writing it was interrupted. This is not a fault. */
  readonly torn: boolean;
  /** The first fault; `null` if there is none. Line and move numbers start at 1. */
  readonly fault: CheckFault | null;
}

interface CheckFault extends SaveFault {
  readonly line: number;
  readonly move: number;
  readonly reason: string;
}

/** Replays a save and compares every hash. Reports faults instead of throwing. */
export function checkSave(text: string, findGame: (id: string) => AnyGame | undefined): Checked {
  const of = movesTold(text);
  try {
    const { loaded, fault, reached, hashes } = recoverSave(text, findGame);
    return {
      title: loaded.meta.title,
      moves: loaded.match.log.length,
      of: Math.max(of, reached),
      lines: fault ? fault.line - 1 : loaded.text.split('\n').length - 1,
      hashes,
      torn: loaded.torn,
      fault: fault && faultOf(fault, reached + 1),
    };
  } catch (error) {
    if (!(error instanceof BadSave)) throw error;
    return { title: null, moves: 0, of, lines: 0, hashes: 0, torn: false, fault: faultOf(error, 0) };
  }
}

/** The valid part of a save. Throws {@link BadSave} if the header is unreadable. */
export function repairSave(text: string, findGame: (id: string) => AnyGame | undefined): Recovered['loaded'] {
  return recoverSave(text, findGame).loaded;
}

function faultOf({ line, reason, fault: { code, params } }: BadSave, move: number): CheckFault {
  return { line, move, reason, code, params };
}

/** Counts the moves in a save without parsing its JSON. An unreadable line counts as a move. */
function movesTold(text: string): number {
  const done: ('move' | 'act')[] = [];
  let undone: typeof done = [];
  const step = (kind: 'move' | 'act') => {
    done.push(kind);
    undone = [];
  };
  const lines = linesOf(text, Infinity) ?? [];
  if (isTorn(lines.at(-1) ?? '', text)) lines.pop();
  for (const line of lines.slice(1)) {
    const kind = /^\{"(\w+)":/.exec(line)?.[1];
    if (kind === 'end' || kind === 'resign') step('act');
    else if (kind === 'undo') undone.push(...done.splice(-1));
    else if (kind === 'redo') done.push(...undone.splice(-1));
    else if (kind !== 'note' && kind !== 'luck') step('move');
  }
  return done.filter((kind) => kind === 'move').length;
}
