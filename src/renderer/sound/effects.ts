import { burst, tone } from './synth';

/**
 * Schedules a sound into `out` from `at`, in seconds of the context's clock, and returns the time at which it is silent
 * again, at most 1.5 s later. `chance` (0 to 1) varies the sound.
 */
type Effect = (ctx: BaseAudioContext, out: AudioNode, at: number, chance: () => number) => number;

const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const last = (ends: readonly number[]) => Math.max(...ends);

function knock(ctx: BaseAudioContext, out: AudioNode, at: number, pitch: number, peak: number): number {
  burst(ctx, out, at, { peak, attack: 0.001, release: 0.03, sieve: { type: 'bandpass', from: pitch * 3.2, q: 1.5 } });
  return tone(ctx, out, at, {
    wave: 'sine',
    from: pitch,
    to: pitch * 0.8,
    peak: peak * 0.7,
    attack: 0.001,
    release: 0.07,
  });
}

/** Ringing metal: partials in irregular ratios. Higher ones are shorter. */
function ring(
  ctx: BaseAudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  partials: readonly number[],
  peak: number,
  seconds: number,
): number {
  return last(
    partials.map((ratio, i) =>
      tone(ctx, out, at, {
        wave: 'sine',
        from: pitch * ratio,
        peak: peak / (i + 1.4),
        attack: 0.002,
        release: seconds / (1 + i * 0.35),
      }),
    ),
  );
}

function horn(ctx: BaseAudioContext, out: AudioNode, at: number, pitch: number, seconds: number, peak: number): number {
  const sieve = { type: 'lowpass', from: pitch * 5, to: pitch * 2.2 } as const;
  const shape = { attack: 0.04, hold: seconds * 0.35, release: seconds * 0.65, sieve };
  tone(ctx, out, at, { wave: 'sawtooth', from: pitch * 1.003, peak: peak * 0.6, ...shape });
  return tone(ctx, out, at, { wave: 'sawtooth', from: pitch * 0.998, peak, ...shape });
}

/** Two strokes: the oars creak and their blades move through the water. */
const oars: Effect = (ctx, out, at, chance) =>
  last(
    range(2).map((i) => {
      const from = at + i * 0.62 + chance() * 0.03;
      const pitch = 46 + chance() * 10;
      tone(ctx, out, from, {
        wave: 'sawtooth',
        from: pitch,
        to: pitch * 1.5,
        peak: 0.45,
        attack: 0.05,
        release: 0.17,
        sieve: { type: 'bandpass', from: 620, to: 880, q: 7 },
      });
      return burst(ctx, out, from + 0.14, {
        peak: 0.4,
        attack: 0.13,
        release: 0.46,
        sieve: { type: 'bandpass', from: 480, to: 1150, q: 0.8 },
      });
    }),
  );

/** Dice on a wooden table: knocks that get closer together and softer until they stop. */
const dice: Effect = (ctx, out, at, chance) => {
  let when = at;
  let end = at;
  for (let i = 0; i < 9; i++) {
    end = knock(ctx, out, when, 520 + chance() * 480, 0.34 * 0.86 ** i * (0.75 + chance() * 0.25));
    when += 0.13 * 0.9 ** i * (0.8 + chance() * 0.4);
  }
  return end;
};

const steel: Effect = (ctx, out, at, chance) =>
  last(
    [0, 0.3].map((delay, i) => {
      const from = at + delay + chance() * 0.02;
      burst(ctx, out, from, { peak: 0.14, attack: 0.001, release: 0.06, sieve: { type: 'highpass', from: 3200 } });
      const pitch = (i === 0 ? 1480 : 1790) * (0.97 + chance() * 0.06);
      return ring(ctx, out, from, pitch, [1, 1.51, 2.32, 3.17, 4.43], 0.09, 0.75);
    }),
  );

const arrows: Effect = (ctx, out, at, chance) =>
  last(
    range(3).map((i) => {
      const from = at + i * 0.13 + chance() * 0.04;
      const sieve = { type: 'bandpass', from: 3400, to: 900, q: 3 } as const;
      burst(ctx, out, from, { peak: 0.26, attack: 0.1, release: 0.22, sieve });
      return knock(ctx, out, from + 0.3, 190 + chance() * 60, 0.22);
    }),
  );

const coins: Effect = (ctx, out, at, chance) =>
  last(
    range(5).map((i) => {
      const from = at + i * 0.085 + chance() * 0.03;
      return ring(ctx, out, from, 3100 + chance() * 900, [1, 1.44, 2.07], 0.09, 0.2 + (i === 4 ? 0.15 : 0));
    }),
  );

const goods: Effect = (ctx, out, at, chance) => {
  const pitch = 118 + chance() * 24;
  knock(ctx, out, at + 0.015, 260 + chance() * 60, 0.18);
  burst(ctx, out, at, { peak: 0.22, attack: 0.002, release: 0.12, sieve: { type: 'lowpass', from: 700, to: 180 } });
  return tone(ctx, out, at, { wave: 'sine', from: pitch, to: pitch * 0.5, peak: 0.3, attack: 0.003, release: 0.28 });
};

const banner: Effect = (ctx, out, at, chance) => {
  range(3).forEach((i) => {
    const from = at + i * 0.11 + chance() * 0.03;
    const sieve = { type: 'bandpass', from: 1300 - i * 250, to: 500, q: 0.9 } as const;
    burst(ctx, out, from, { peak: 0.3 - i * 0.06, attack: 0.012, release: 0.09, sieve });
  });
  horn(ctx, out, at + 0.3, 220, 0.2, 0.08);
  return horn(ctx, out, at + 0.48, 293.66, 0.65, 0.09);
};

const bell: Effect = (ctx, out, at) => ring(ctx, out, at, 587.33, [1, 2, 2.4, 3, 4.2, 5.4], 0.1, 1.4);

const page: Effect = (ctx, out, at, chance) =>
  last(
    range(7).map((i) => {
      const height = Math.sin(((i + 1) / 8) * Math.PI);
      const sieve = { type: 'bandpass', from: 1700 + chance() * 2600, to: 2300, q: 0.8 } as const;
      const shape = { peak: 0.36 * height * (0.6 + chance() * 0.4), attack: 0.02, release: 0.08 + chance() * 0.05 };
      return burst(ctx, out, at + i * 0.055 + chance() * 0.02, { ...shape, sieve });
    }),
  );

const splash: Effect = (ctx, out, at, chance) => {
  burst(ctx, out, at, { peak: 0.3, attack: 0.02, release: 0.75, sieve: { type: 'lowpass', from: 2400, to: 220 } });
  return last(
    range(5).map((i) => {
      const pitch = 260 + chance() * 240;
      const from = at + 0.35 + i * 0.15 + chance() * 0.06;
      return tone(ctx, out, from, {
        wave: 'sine',
        from: pitch,
        to: pitch * 1.9,
        peak: 0.12 - i * 0.015,
        attack: 0.01,
        release: 0.1,
      });
    }),
  );
};

/** Four rising notes in the Dorian mode, the last with a fourth below it. Played for a sale that opens a market. */
const fanfare: Effect = (ctx, out, at) => {
  const [d, f, g, a, d2] = [293.66, 349.23, 392, 440, 587.33];
  horn(ctx, out, at, d, 0.16, 0.08);
  horn(ctx, out, at + 0.17, f, 0.14, 0.08);
  horn(ctx, out, at + 0.32, g, 0.16, 0.08);
  horn(ctx, out, at + 0.5, a, 0.85, 0.055);
  return horn(ctx, out, at + 0.5, d2, 0.85, 0.07);
};

const quill: Effect = (ctx, out, at, chance) =>
  last(
    range(6).map((i) => {
      const down = i % 2 === 0;
      const sieve = { type: 'bandpass', from: down ? 4600 : 3600, to: down ? 3300 : 5200, q: 2.5 } as const;
      const shape = { peak: down ? 0.4 : 0.24, attack: 0.03, release: 0.05 + chance() * 0.05 };
      return burst(ctx, out, at + i * 0.12 + chance() * 0.02, { ...shape, sieve });
    }),
  );

const hammer: Effect = (ctx, out, at, chance) =>
  last(
    range(3).map((i) => {
      const from = at + i * 0.27 + chance() * 0.02;
      knock(ctx, out, from, 300 + i * 26, 0.4);
      return ring(ctx, out, from, 2350 + chance() * 80, [1, 1.62], 0.035, 0.18);
    }),
  );

export const EFFECTS = {
  oars,
  dice,
  steel,
  arrows,
  coins,
  goods,
  banner,
  bell,
  page,
  splash,
  fanfare,
  quill,
  hammer,
} satisfies Record<string, Effect>;

export type EffectName = keyof typeof EFFECTS;
