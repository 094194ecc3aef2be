import type { Note } from './notation';

/**
 * Scale steps that lead from a note to the next, relative to the first note. They follow the figures of Diego Ortiz
 * (1553): the first step is the note itself, and the last one is adjacent to the next note.
 */
function figure(interval: number, count: number): readonly number[] {
  const up = Math.sign(interval) || 1;
  const size = Math.abs(interval);
  const steps = (...path: readonly number[]) => path.map((step) => up * step);
  if (count === 2) {
    if (size === 0) return [0, -1];
    if (size === 1) return [0];
    return steps(0, size - 1);
  }
  if (count === 3) {
    if (size === 0) return [0, 0, -1];
    if (size === 1) return steps(0, -1, 0);
    if (size === 2) return steps(0, -1, 1);
    return steps(0, size - 2, size - 1);
  }
  if (size === 0) return [0, 1, 0, -1];
  if (size === 1) return steps(0, -2, -1, 0);
  if (size === 2) return steps(0, -1, 0, 1);
  if (size === 3) return steps(0, -1, 1, 2);
  return steps(0, size - 3, size - 2, size - 1);
}

const MOST = 4;

/**
 * Whether a note is held across a bar line or, from a weak beat, across an accent. Its dissonance must stay in place.
 */
function isSuspended({ at, length }: Note, bar: number, beat: number): boolean {
  const crosses = (unit: number) => Math.floor(at / unit) !== Math.floor((at + length - 0.01) / unit);
  return crosses(bar) || (at % beat !== 0 && crosses(beat));
}

/**
 * Plays a voice with divisions: notes of two or more units become figures that lead to the next note. `scale` has the
 * mode's pitch classes. Suspended notes stay as they are, and so does a note unless it and the next one are single
 * notes of the scale, at most an octave apart.
 */
export function divide(
  notes: readonly Note[],
  scale: readonly number[],
  { bar, beat }: { readonly bar: number; readonly beat: number },
): Note[] {
  const ladder = Array.from({ length: 128 }, (_, pitch) => pitch).filter((pitch) => scale.includes(pitch % 12));
  const rung = (note: Note | undefined) => (note?.pitches.length === 1 ? ladder.indexOf(note.pitches[0]) : -1);
  return notes.flatMap((note, i) => {
    const [here, next] = [rung(note), rung(notes[i + 1])];
    const count = Math.min(MOST, Math.floor(note.length));
    const stays = here < 0 || next < 0 || count < 2 || Math.abs(next - here) > 7 || isSuspended(note, bar, beat);
    if (stays) return [note];
    const path = figure(next - here, count);
    // The first note is lengthened, so that the figure is as long as the written note.
    const first = note.length - path.length + 1;
    return path.map((step, j) => ({
      at: note.at + (j === 0 ? 0 : first + j - 1),
      length: j === 0 ? first : 1,
      pitches: [ladder[here + step]],
    }));
  });
}
