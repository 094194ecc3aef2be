/** Seconds of a block, and between the starts of two blocks (ITU-R BS.1770). */
const BLOCK = 0.4;
const STEP = 0.1;

/** Coefficients of BS.1770's two filters for any sample rate: a shelf for the head, and a high-pass. */
function stages(rate: number): (readonly [number, number, number, number, number])[] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + shelf / q + shelf * shelf;
  const pass = Math.tan((Math.PI * 38.13547087602444) / rate);
  const p = 0.5003270373238773;
  const c0 = 1 + pass / p + pass * pass;
  return [
    [
      (high + (band * shelf) / q + shelf * shelf) / a0,
      (2 * (shelf * shelf - high)) / a0,
      (high - (band * shelf) / q + shelf * shelf) / a0,
      (2 * (shelf * shelf - 1)) / a0,
      (1 - shelf / q + shelf * shelf) / a0,
    ],
    [1, -2, 1, (2 * (pass * pass - 1)) / c0, (1 - pass / p + pass * pass) / c0],
  ];
}

/** Mean squares of overlapping blocks after weighting. A sound shorter than a block is padded with silence. */
function blocks(samples: Float32Array, rate: number): number[] {
  const weighted = Float64Array.from(samples);
  for (const [b0, b1, b2, a1, a2] of stages(rate)) {
    let x1 = 0;
    let x2 = 0;
    let y1 = 0;
    let y2 = 0;
    for (let i = 0; i < weighted.length; i++) {
      const x = weighted[i];
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      weighted[i] = y;
    }
  }
  const size = Math.round(BLOCK * rate);
  const means: number[] = [];
  for (let from = 0; from === 0 || from + size <= weighted.length; from += Math.round(STEP * rate)) {
    let sum = 0;
    for (let i = from; i < Math.min(from + size, weighted.length); i++) sum += weighted[i] ** 2;
    means.push(sum / size);
  }
  return means;
}

const lufs = (mean: number) => -0.691 + 10 * Math.log10(mean + 1e-15);
const average = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / (values.length || 1);

/** The integrated loudness of a mono sound in LUFS, with BS.1770's two gates. For music and ambience. */
export function loudness(samples: Float32Array, rate: number): number {
  const heard = blocks(samples, rate).filter((mean) => lufs(mean) > -70);
  const gate = lufs(average(heard)) - 10;
  return lufs(average(heard.filter((mean) => lufs(mean) > gate)));
}

/** The loudness of a short sound's loudest 400 ms, in LUFS. */
export const peakLoudness = (samples: Float32Array, rate: number): number => lufs(Math.max(...blocks(samples, rate)));
