import type { FilterOptions } from '../synth/filter';
import type { Chance } from '../synth/noise';

export interface Instrument {
  /** Renders one note, including its decay. All instruments are about equally loud. */
  note(hertz: number, seconds: number, rate: number, chance: Chance): Float32Array;
  /** Filters that model the body. They are applied to the whole part. */
  readonly body?: readonly FilterOptions[];
}

/** The frequency in hertz that stands for a drum's low stroke. Higher frequencies stand for strokes at the rim. */
export const LOW_STROKE = 100;
