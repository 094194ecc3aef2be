import type { Effect } from './effect';
import { knock, range } from './effect';
import { burst, tone } from '../synth/take';

export const dice: Effect = (take) => {
  let when = 0;
  for (let i = 0; i < 9; i++) {
    knock(take, when, 520 + take.chance() * 480, 0.34 * 0.86 ** i * (0.75 + take.chance() * 0.25));
    when += 0.13 * 0.9 ** i * (0.8 + take.chance() * 0.4);
  }
};

export const goods: Effect = (take) => {
  const pitch = 118 + take.chance() * 24;
  knock(take, 0.015, 260 + take.chance() * 60, 0.18);
  burst(take, 0, { peak: 0.22, attack: 0.002, release: 0.12, sieve: { type: 'lowpass', from: 700, to: 180 } });
  tone(take, 0, { wave: 'sine', from: pitch, to: pitch * 0.5, peak: 0.3, attack: 0.003, release: 0.28 });
};

const hammerBlow = 300;

export const hammer: Effect = (take) =>
  range(3).forEach((i) => {
    const from = i * 0.27 + take.chance() * 0.02;
    knock(take, from, hammerBlow + i * 26 + take.chance() * 20, 0.4);
    tone(take, from, { wave: 'sine', from: 2350 + take.chance() * 80, peak: 0.03, attack: 0.002, release: 0.18 });
  });

/** A saw in timber: four strokes. */
export const saw: Effect = (take) =>
  range(4).forEach((i) => {
    const down = i % 2 === 0;
    const sieve = { type: 'bandpass', from: down ? 1500 : 2300, to: down ? 2400 : 1300, q: 1.1 } as const;
    const shape = { peak: down ? 0.4 : 0.24, attack: 0.07, hold: 0.08, release: 0.1 };
    burst(take, i * 0.27 + take.chance() * 0.02, { ...shape, sieve });
  });

/** Three knocks at a door. */
export const knocking: Effect = (take) =>
  range(3).forEach((i) => knock(take, i * 0.19 + take.chance() * 0.02, 165 + take.chance() * 15, 0.4));

/** A seal pressed into wax: a soft thud and a creak. */
export const seal: Effect = (take) => {
  burst(take, 0, { peak: 0.25, attack: 0.02, release: 0.12, sieve: { type: 'lowpass', from: 500, to: 160 } });
  knock(take, 0.05, 105 + take.chance() * 15, 0.35);
  burst(take, 0.16, { peak: 0.14, attack: 0.05, release: 0.2, sieve: { type: 'bandpass', from: 900, to: 600, q: 5 } });
};

/** A horse on a stone bridge: two steps of four beats. */
export const hooves: Effect = (take) =>
  range(8).forEach((i) => {
    const from = Math.floor(i / 4) * 0.62 + [0, 0.13, 0.29, 0.42][i % 4] + take.chance() * 0.025;
    knock(take, from, 420 + (i % 2) * 130 + take.chance() * 60, 0.26);
  });
