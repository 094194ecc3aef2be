import type { Effect } from './effect';
import { range, ring } from './effect';
import { burst } from '../synth/take';

export const steel: Effect = (take) =>
  [0, 0.3].forEach((delay, i) => {
    const from = delay + take.chance() * 0.02;
    burst(take, from, { peak: 0.14, attack: 0.001, release: 0.06, sieve: { type: 'highpass', from: 3200 } });
    const pitch = (i === 0 ? 1480 : 1790) * (0.97 + take.chance() * 0.06);
    ring(take, from, pitch, [1, 1.51, 2.32, 3.17, 4.43], 0.09, 0.75);
  });

export const coins: Effect = (take) =>
  range(5).forEach((i) => {
    const from = i * 0.085 + take.chance() * 0.03;
    ring(take, from, 3100 + take.chance() * 900, [1, 1.44, 2.07], 0.09, 0.2 + (i === 4 ? 0.15 : 0));
  });

/** Many coins poured out of a purse. */
export const purse: Effect = (take) => {
  range(14).forEach((i) => {
    const from = 0.05 + i * 0.05 + take.chance() * 0.05;
    ring(take, from, 2300 + take.chance() * 1900, [1, 1.44, 2.07], 0.06, 0.16 + take.chance() * 0.12);
  });
  burst(take, 0, { peak: 0.1, attack: 0.2, release: 0.5, sieve: { type: 'bandpass', from: 5200, q: 0.8 } });
};

export const bell: Effect = (take) => {
  const pitch = 587.33 * (0.985 + take.chance() * 0.03);
  ring(take, 0, pitch, [1, 2, 2.4, 3, 4.2, 5.4], 0.1, 1.4);
};

/** Small bells on a jester's cap. */
export const jingle: Effect = (take) =>
  range(9).forEach((i) => {
    const from = i * 0.09 + take.chance() * 0.04;
    ring(take, from, 3400 + take.chance() * 1500, [1, 1.31, 1.78], 0.06, 0.18);
  });
