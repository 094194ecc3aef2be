import type { Effect } from './effect';
import { range } from './effect';
import { burst, tone } from '../synth/take';

export const oars: Effect = (take) =>
  range(2).forEach((i) => {
    const from = i * 0.62 + take.chance() * 0.03;
    const pitch = 46 + take.chance() * 10;
    tone(take, from, {
      wave: 'sawtooth',
      from: pitch,
      to: pitch * 1.5,
      peak: 0.45,
      attack: 0.05,
      release: 0.17,
      sieve: { type: 'bandpass', from: 620, to: 880, q: 7 },
    });
    burst(take, from + 0.14, {
      peak: 0.4,
      attack: 0.13,
      release: 0.46,
      sieve: { type: 'bandpass', from: 480, to: 1150, q: 0.8 },
    });
  });

export const splash: Effect = (take) => {
  burst(take, 0, { peak: 0.3, attack: 0.02, release: 0.75, sieve: { type: 'lowpass', from: 2400, to: 220 } });
  range(5).forEach((i) => {
    const pitch = 260 + take.chance() * 240;
    const from = 0.35 + i * 0.15 + take.chance() * 0.06;
    tone(take, from, {
      wave: 'sine',
      from: pitch,
      to: pitch * 1.9,
      peak: 0.12 - i * 0.015,
      attack: 0.01,
      release: 0.1,
    });
  });
};
