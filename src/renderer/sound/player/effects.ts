import { EFFECT_NAMES, STING_NAMES } from '../names';
import type { EffectName } from '../names';
import type { SoundRenderer } from '../renderer';
import { buffersOf } from './params';

export interface EffectPlayer {
  /** Renders all effects one after another. An effect is silent until it is rendered. */
  prepare(): Promise<void>;
  /** Plays one variation. Returns its seconds, or 0 if it did not play. */
  play(name: EffectName): number;
}

/** Maximum number of simultaneous effects. */
export const MAX_VOICES = 12;
/** Within this many seconds, the same sound is played only once. */
const SAME_MOMENT = 0.05;

interface Voice {
  readonly name: EffectName;
  readonly at: number;
  readonly end: number;
}

/** Creates a player for effects and stings that outputs to `out`. Variations of an effect take turns. */
export function createEffectPlayer(ctx: AudioContext, out: AudioNode, renderer: SoundRenderer): EffectPlayer {
  const buffers = new Map<EffectName, readonly AudioBuffer[]>();
  const turns = new Map<EffectName, number>();
  let voices: readonly Voice[] = [];
  let prepared = false;

  return {
    async prepare() {
      if (prepared) return;
      prepared = true;
      for (const name of [...STING_NAMES, ...EFFECT_NAMES]) {
        await renderer
          .render({ kind: 'effect', name })
          .then((rendered) => buffers.set(name, Object.values(buffersOf(ctx, rendered))))
          .catch((error: unknown) => reportError(error));
      }
    },
    play(name) {
      const now = ctx.currentTime;
      const variations = buffers.get(name);
      voices = voices.filter(({ end }) => end > now);
      if (!variations || voices.length >= MAX_VOICES) return 0;
      if (voices.some((voice) => voice.name === name && now - voice.at < SAME_MOMENT)) return 0;
      const turn = turns.get(name) ?? 0;
      turns.set(name, turn + 1);
      const source = ctx.createBufferSource();
      source.buffer = variations[turn % variations.length];
      source.connect(out);
      source.start(now + 0.01);
      source.onended = () => source.disconnect();
      const seconds = source.buffer.duration;
      voices = [...voices, { name, at: now, end: now + seconds }];
      return seconds;
    },
  };
}
