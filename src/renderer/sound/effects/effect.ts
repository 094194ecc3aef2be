import { burst, tone } from '../synth/take';
import type { Take } from '../synth/take';

/** Renders a sound into a take, from its start. A sound lasts at most two seconds. */
export type Effect = (take: Take) => void;

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A knock on wood. */
export function knock(take: Take, at: number, pitch: number, peak: number): void {
  burst(take, at, { peak, attack: 0.001, release: 0.03, sieve: { type: 'bandpass', from: pitch * 3.2, q: 1.5 } });
  tone(take, at, { wave: 'sine', from: pitch, to: pitch * 0.8, peak: peak * 0.7, attack: 0.001, release: 0.07 });
}

/** Ringing metal: partials in irregular ratios. Higher ones are shorter. */
export function ring(
  take: Take,
  at: number,
  pitch: number,
  partials: readonly number[],
  peak: number,
  seconds: number,
): void {
  partials.forEach((ratio, i) => {
    const release = seconds / (1 + i * 0.35);
    tone(take, at, { wave: 'sine', from: pitch * ratio, peak: peak / (i + 1.4), attack: 0.002, release });
  });
}

export function horn(take: Take, at: number, pitch: number, seconds: number, peak: number): void {
  const sieve = { type: 'lowpass', from: pitch * 5, to: pitch * 2.2 } as const;
  const shape = { attack: 0.04, hold: seconds * 0.35, release: seconds * 0.65, sieve };
  tone(take, at, { wave: 'sawtooth', from: pitch * 1.003, peak: peak * 0.6, ...shape });
  tone(take, at, { wave: 'sawtooth', from: pitch * 0.998, peak, ...shape });
}
