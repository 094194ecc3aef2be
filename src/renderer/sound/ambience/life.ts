import { burst, tone } from '../synth/take';
import type { Take } from '../synth/take';

/** Calls `add` at `count` times, spread over the loop with some randomness. */
function scatter(take: Take, count: number, add: (at: number) => void): void {
  const seconds = take.samples.length / take.rate;
  for (let i = 0; i < count; i++) add(((i + 0.15 + take.chance() * 0.7) / count) * seconds);
}

/** Distant gulls: short cries that rise and fall. */
export const gulls = (take: Take): void =>
  scatter(take, 2, (at) => {
    const pitch = 1050 + take.chance() * 350;
    const cries = 2 + Math.floor(take.chance() * 3);
    for (let i = 0; i < cries; i++) {
      const from = at + i * (0.34 + take.chance() * 0.1);
      const sieve = { type: 'bandpass', from: pitch * 1.6, to: pitch * 1.1, q: 2 } as const;
      const peak = 0.03 + take.chance() * 0.02;
      const rise = { wave: 'triangle', from: pitch, to: pitch * 1.35, peak, attack: 0.05, release: 0.07 } as const;
      const fall = {
        wave: 'triangle',
        from: pitch * 1.35,
        to: pitch * 0.8,
        peak,
        attack: 0.03,
        release: 0.22,
      } as const;
      tone(take, from, { ...rise, sieve });
      tone(take, from + 0.09, { ...fall, sieve });
    }
  });

/** Small waves against a wall. */
export const lapping = (take: Take): void =>
  scatter(take, 22, (at) => {
    const sieve = { type: 'bandpass', from: 500 + take.chance() * 500, to: 300, q: 1.2 } as const;
    burst(take, at, { peak: 0.05 + take.chance() * 0.05, attack: 0.08, release: 0.35, sieve });
    if (take.chance() < 0.5) return;
    const pitch = 260 + take.chance() * 200;
    tone(take, at + 0.1, { wave: 'sine', from: pitch, to: pitch * 1.7, peak: 0.025, attack: 0.01, release: 0.09 });
  });

/** Shipwrights at work in the distance. */
export const mallets = (take: Take): void =>
  scatter(take, 7, (at) => {
    const pitch = 230 + take.chance() * 160;
    const blows = 3 + Math.floor(take.chance() * 4);
    for (let i = 0; i < blows; i++) {
      const from = at + i * 0.42 + take.chance() * 0.03;
      tone(take, from, { wave: 'sine', from: pitch, to: pitch * 0.8, peak: 0.045, attack: 0.001, release: 0.09 });
      burst(take, from, {
        peak: 0.03,
        attack: 0.001,
        release: 0.04,
        sieve: { type: 'bandpass', from: pitch * 3, q: 1 },
      });
    }
  });

/** A church bell across the water. */
export const farBell = (take: Take): void =>
  scatter(take, 2, (at) => {
    for (let stroke = 0; stroke < 3; stroke++) {
      [0.5, 1, 1.19, 1.5, 2].forEach((ratio, i) => {
        const shape = { peak: 0.02 / (i + 1), attack: 0.01, release: 3 - i * 0.4 };
        tone(take, at + stroke * 1.6, { wave: 'sine', from: 392 * ratio, ...shape });
      });
    }
  });

/** Crickets: trills of a high tone. */
export const crickets = (take: Take): void =>
  scatter(take, 34, (at) => {
    const pitch = 4100 + take.chance() * 500;
    for (let i = 0; i < 4; i++) {
      tone(take, at + i * 0.055, { wave: 'sine', from: pitch, peak: 0.007, attack: 0.012, release: 0.03 });
    }
  });

/** Frogs at the bank. */
export const frogs = (take: Take): void =>
  scatter(take, 6, (at) => {
    const pitch = 150 + take.chance() * 60;
    for (let i = 0; i < 3; i++) {
      const sieve = { type: 'bandpass', from: 900, q: 3 } as const;
      tone(take, at + i * 0.24, { wave: 'sawtooth', from: pitch, peak: 0.05, attack: 0.03, release: 0.1, sieve });
    }
  });

/** Birds that sing in short rising and falling phrases. */
export const larks = (take: Take): void =>
  scatter(take, 9, (at) => {
    const base = 2500 + take.chance() * 1200;
    const notes = 4 + Math.floor(take.chance() * 6);
    for (let i = 0; i < notes; i++) {
      const from = base * (0.85 + take.chance() * 0.4);
      const to = from * (0.85 + take.chance() * 0.35);
      tone(take, at + i * 0.11, { wave: 'sine', from, to, peak: 0.012, attack: 0.015, release: 0.08 });
    }
  });
