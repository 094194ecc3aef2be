import type { Daytime, Place } from '../names';
import type { SoundRenderer } from '../renderer';
import { buffersOf, fade } from './params';

/** The place and time of day of the background sounds. */
export interface AmbienceSettings {
  readonly place: Place;
  readonly daytime: Daytime;
}

export interface AmbiencePlayer {
  /** Fades to other surroundings. Does nothing if they are already playing. */
  start(surroundings: AmbienceSettings): void;
  /** Fades out over about two seconds. */
  stop(): void;
}

const FADE_IN = 5;
const FADE_OUT = 2;

/** Creates an ambience player that outputs to `out`. */
export function createAmbiencePlayer(ctx: AudioContext, out: AudioNode, renderer: SoundRenderer): AmbiencePlayer {
  const cache = new Map<string, AudioBuffer>();
  let wanted = '';
  let playing: { readonly source: AudioBufferSourceNode; readonly gain: GainNode } | null = null;

  const stop = () => {
    wanted = '';
    if (!playing) return;
    const { source, gain } = playing;
    playing = null;
    fade(gain.gain, 0, ctx.currentTime, FADE_OUT);
    source.stop(ctx.currentTime + FADE_OUT);
    source.onended = () => gain.disconnect();
  };

  return {
    stop,
    start({ place, daytime }) {
      const name = `${place} ${daytime}`;
      if (name === wanted) return;
      stop();
      wanted = name;
      void (async () => {
        const buffer =
          cache.get(name) ?? buffersOf(ctx, await renderer.render({ kind: 'ambience', place, daytime })).loop;
        cache.set(name, buffer);
        if (wanted !== name) return;
        const gain = ctx.createGain();
        gain.gain.setValueAtTime(0, ctx.currentTime);
        fade(gain.gain, 1, ctx.currentTime, FADE_IN);
        gain.connect(out);
        const source = ctx.createBufferSource();
        source.buffer = buffer;
        source.loop = true;
        source.connect(gain);
        source.start(ctx.currentTime);
        playing = { source, gain };
      })();
    },
  };
}
