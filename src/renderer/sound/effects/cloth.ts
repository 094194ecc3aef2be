import type { Effect } from './effect';
import { horn, range } from './effect';
import { burst, tone } from '../synth/take';

export const banner: Effect = (take) => {
  range(3).forEach((i) => {
    const from = i * 0.11 + take.chance() * 0.03;
    const sieve = { type: 'bandpass', from: 1300 - i * 250, to: 500, q: 0.9 } as const;
    burst(take, from, { peak: 0.3 - i * 0.06, attack: 0.012, release: 0.09, sieve });
  });
  horn(take, 0.3, 220, 0.2, 0.08);
  horn(take, 0.48, 293.66, 0.65, 0.09);
};

export const page: Effect = (take) =>
  range(7).forEach((i) => {
    const height = Math.sin(((i + 1) / 8) * Math.PI);
    const sieve = { type: 'bandpass', from: 1700 + take.chance() * 2600, to: 2300, q: 0.8 } as const;
    const shape = {
      peak: 0.36 * height * (0.6 + take.chance() * 0.4),
      attack: 0.02,
      release: 0.08 + take.chance() * 0.05,
    };
    burst(take, i * 0.055 + take.chance() * 0.02, { ...shape, sieve });
  });

export const quill: Effect = (take) =>
  range(6).forEach((i) => {
    const down = i % 2 === 0;
    const sieve = { type: 'bandpass', from: down ? 4600 : 3600, to: down ? 3300 : 5200, q: 2.5 } as const;
    const shape = { peak: down ? 0.4 : 0.24, attack: 0.03, release: 0.05 + take.chance() * 0.05 };
    burst(take, i * 0.12 + take.chance() * 0.02, { ...shape, sieve });
  });

/** A sail that fills with wind: it flaps three times and tightens. */
export const sail: Effect = (take) => {
  range(3).forEach((i) => {
    const sieve = { type: 'bandpass', from: 620 + take.chance() * 200, to: 240, q: 0.8 } as const;
    burst(take, i * 0.17 + take.chance() * 0.03, { peak: 0.4 - i * 0.08, attack: 0.02, release: 0.15, sieve });
  });
  burst(take, 0.45, { peak: 0.2, attack: 0.25, release: 0.5, sieve: { type: 'bandpass', from: 380, to: 700, q: 0.6 } });
  tone(take, 0.5, {
    wave: 'sawtooth',
    from: 70,
    to: 110,
    peak: 0.12,
    attack: 0.08,
    release: 0.25,
    sieve: { type: 'bandpass', from: 700, q: 6 },
  });
};
