import type { Effect } from './effect';
import { horn, knock, range } from './effect';
import { burst, tone } from '../synth/take';
import type { Take } from '../synth/take';

export const arrows: Effect = (take) =>
  range(3).forEach((i) => {
    const from = i * 0.13 + take.chance() * 0.04;
    const sieve = { type: 'bandpass', from: 3400, to: 900, q: 3 } as const;
    burst(take, from, { peak: 0.26, attack: 0.1, release: 0.22, sieve });
    knock(take, from + 0.3, 190 + take.chance() * 60, 0.22);
  });

export const fanfare: Effect = (take) => {
  const key = 0.94 + take.chance() * 0.12;
  const [d, f, g, a, d2] = [293.66, 349.23, 392, 440, 587.33].map((pitch) => pitch * key);
  horn(take, 0, d, 0.16, 0.08);
  horn(take, 0.17, f, 0.14, 0.08);
  horn(take, 0.32, g, 0.16, 0.08);
  horn(take, 0.5, a, 0.85, 0.055);
  horn(take, 0.5, d2, 0.85, 0.07);
};

/** A voice somewhere in a crowd, on a vowel. */
function shout(take: Take, at: number, pitch: number, vowel: number, peak: number, seconds: number): void {
  tone(take, at, {
    wave: 'sawtooth',
    from: pitch,
    to: pitch * (0.85 + take.chance() * 0.3),
    peak,
    attack: seconds * 0.3,
    release: seconds * 0.7,
    sieve: { type: 'bandpass', from: vowel, q: 2.5 },
  });
}

export const cheer: Effect = (take) => {
  range(16).forEach(() => {
    const pitch = 150 + take.chance() * 210;
    shout(take, take.chance() * 0.35, pitch, 650 + take.chance() * 500, 0.09, 0.6 + take.chance() * 0.5);
  });
  burst(take, 0, { peak: 0.08, attack: 0.3, release: 1, sieve: { type: 'bandpass', from: 1400, q: 0.7 } });
};

/** People at a market stall talk at the same time. */
export const murmur: Effect = (take) =>
  range(18).forEach((i) => {
    const pitch = 95 + take.chance() * 110;
    shout(take, i * 0.055 + take.chance() * 0.1, pitch, 380 + take.chance() * 500, 0.1, 0.14 + take.chance() * 0.14);
  });

/** A drum calls to battle. */
export const drum: Effect = (take) =>
  [0, 0.3, 0.45, 0.6].forEach((from, i) => {
    tone(take, from, { wave: 'sine', from: 120, to: 62, peak: i === 3 ? 0.5 : 0.4, attack: 0.003, release: 0.5 });
    knock(take, from, 210 + take.chance() * 20, 0.2);
  });

/** Two hulls collide. */
export const ram: Effect = (take) => {
  tone(take, 0, { wave: 'sine', from: 85, to: 42, peak: 0.5, attack: 0.004, release: 0.6 });
  range(7).forEach((i) =>
    knock(take, 0.02 + i * 0.06 + take.chance() * 0.05, 180 + take.chance() * 260, 0.3 * 0.8 ** i),
  );
};
