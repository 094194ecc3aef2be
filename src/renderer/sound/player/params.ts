import type { Rendered } from '../render';

/** Moves a parameter from its current value to another one within about `seconds`. */
export function fade(param: AudioParam, value: number, now: number, seconds: number): void {
  param.cancelScheduledValues(now);
  param.setTargetAtTime(value, now, seconds / 4);
}

/** Copies a rendered track into a buffer of the context. */
function bufferOf(ctx: BaseAudioContext, samples: Float32Array, rate: number): AudioBuffer {
  const buffer = ctx.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, 0);
  return buffer;
}

/** The tracks of a rendered sound as buffers, by name. */
export const buffersOf = (ctx: BaseAudioContext, { rate, tracks }: Rendered): Record<string, AudioBuffer> =>
  Object.fromEntries(Object.entries(tracks).map(([name, samples]) => [name, bufferOf(ctx, samples, rate)]));
