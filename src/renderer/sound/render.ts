import { AMBIENCE_RATE, renderAmbience } from './ambience/ambience';
import { EFFECT_RATE, renderEffect } from './effects';
import { STING_NAMES } from './names';
import type { Daytime, EffectName, Place, StingName } from './names';
import { MUSIC_RATE, perform } from './score/perform';
import type { Score } from './score/score';
import { STINGS } from './scores/stings';

export type Job =
  | { readonly kind: 'effect'; readonly name: EffectName }
  | { readonly kind: 'ambience'; readonly place: Place; readonly daytime: Daytime }
  | { readonly kind: 'score'; readonly score: Score };

/** A rendered sound: the layers of a score, the variations of an effect, or the loop of an ambience. */
export interface Rendered {
  readonly rate: number;
  readonly tracks: Readonly<Record<string, Float32Array>>;
}

const isSting = (name: EffectName): name is StingName => (STING_NAMES as readonly string[]).includes(name);

/** Renders a sound. Takes up to several seconds for a score, so the app calls it in a worker. */
export function render(job: Job): Rendered {
  if (job.kind === 'score') return { rate: MUSIC_RATE, tracks: perform(job.score) };
  if (job.kind === 'ambience') return { rate: AMBIENCE_RATE, tracks: { loop: renderAmbience(job.place, job.daytime) } };
  if (isSting(job.name)) return { rate: MUSIC_RATE, tracks: perform(STINGS[job.name]) };
  return { rate: EFFECT_RATE, tracks: Object.fromEntries(renderEffect(job.name).entries()) };
}
