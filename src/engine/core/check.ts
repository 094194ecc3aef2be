import type { AnyGame } from './game';
import { isTorn, recoverSave } from './load';
import { linesOf } from './lines';
import { BadSave } from './errors';
import type { SaveFault } from './save-faults';
import type { Recovered } from './load';

/** What a save's examination brought: how much was compared, and where it does not hold, if anywhere. */
export interface Checked {
  /** What people call the match; `null` when not even the beginning can be read. */
  readonly title: string | null;
  /** Moves that hold: a copy would have them. */
  readonly moves: number;
  /** Moves the file tells of, taken back ones left out. */
  readonly of: number;
  /** Lines read and found whole. */
  readonly lines: number;
  /** Positions compared with the hash their line carries. */
  readonly hashes: number;
  /** A last line that was cut off while it was written: dropped, and no fault. */
  readonly torn: boolean;
  /** The line (from 1), the move it would have been (from 1), and what is wrong. */
  readonly fault: CheckFault | null;
}

interface CheckFault extends SaveFault {
  readonly line: number;
  readonly move: number;
  /** In English. */
  readonly reason: string;
}

/** Plays a save through, comparing every hash, and says what it found. Throws nothing that a text can cause. */
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

/** A save's match as far as it holds. Throws {@link BadSave} when not even its beginning can be read. */
export function repairSave(text: string, findGame: (id: string) => AnyGame | undefined): Recovered['loaded'] {
  return recoverSave(text, findGame).loaded;
}

function faultOf({ line, reason, fault: { code, params } }: BadSave, move: number): CheckFault {
  return { line, move, reason, code, params };
}

/** How many moves a text's whole lines after its header lead to, by how they begin: one that says nothing may have been a move. */
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
