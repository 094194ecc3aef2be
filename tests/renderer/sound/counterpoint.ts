import type { Note } from '../../../src/renderer/sound/score/notation';

const CONSONANT = [0, 3, 4, 7, 8, 9];

interface Moment {
  readonly at: number;
  readonly upper: number;
  readonly lower: number;
  readonly struck: { readonly upper: boolean; readonly lower: boolean };
}

/** Every moment at which both voices sound and at least one of them moves. */
function moments(upper: readonly Note[], lower: readonly Note[]): Moment[] {
  const times = [...new Set([...upper, ...lower].map(({ at }) => at))].sort((a, b) => a - b);
  const sounding = (voice: readonly Note[], time: number) =>
    voice.find(({ at, length, pitches }) => pitches.length > 0 && at <= time && time < at + length);
  return times.flatMap((at) => {
    const [high, low] = [sounding(upper, at), sounding(lower, at)];
    if (!high || !low) return [];
    const struck = { upper: high.at === at, lower: low.at === at };
    return [{ at, upper: high.pitches.at(-1) ?? 0, lower: low.pitches[0], struck }];
  });
}

/**
 * Faults of two voices: fifths or octaves in parallel, and accented dissonances that are not suspensions (held from
 * before and resolved by a step down). `fourths`: fourths are consonant, because a third voice is below.
 */
export function faults(
  upper: readonly Note[],
  lower: readonly Note[],
  { bar, beat, fourths = false }: { bar: number; beat: number; fourths?: boolean },
): string[] {
  const all = moments(upper, lower);
  return all.flatMap((now, i) => {
    const found: string[] = [];
    const where = `bar ${Math.floor(now.at / bar) + 1}, unit ${now.at % bar}`;
    const interval = Math.abs(now.upper - now.lower) % 12;
    const before = all.at(i - 1);
    if (i > 0 && before) {
      const [up, down] = [now.upper - before.upper, now.lower - before.lower];
      const same = Math.abs(before.upper - before.lower) % 12 === interval;
      if (same && up * down > 0 && (interval === 0 || interval === 7)) found.push(`parallel ${interval} in ${where}`);
    }
    const harsh = !CONSONANT.includes(interval) && !(fourths && interval === 5);
    if (harsh && now.at % beat === 0) {
      const next = all.slice(i + 1).find((later) => later.upper !== now.upper || later.lower !== now.lower);
      const step = next ? now.upper - next.upper : 0;
      const suspended = !now.struck.upper && (step === 1 || step === 2);
      if (!suspended) found.push(`dissonance ${interval} in ${where}`);
    }
    return found;
  });
}
