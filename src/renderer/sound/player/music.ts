import type { SoundRenderer } from '../renderer';
import { LAYERS } from '../score/score';
import type { Layer, Score } from '../score/score';
import { buffersOf, fade } from './params';

/** The pieces that a screen plays in turn. `name` tells programs apart. */
export interface Program {
  readonly name: string;
  load(): Promise<readonly Score[]>;
}

/** How much is happening: a person thinks, the board moves, or there is a fight. */
export type Intensity = Layer;

export interface MusicPlayer {
  /** Plays a program from its first piece, unless it is already playing. Resolves once that piece is requested. */
  start(program: Program): Promise<void>;
  /** Fades out. */
  stop(): void;
  setIntensity(intensity: Intensity): void;
}

interface Playing {
  readonly gain: GainNode;
  readonly layers: ReadonlyMap<string, GainNode>;
  readonly sources: readonly AudioBufferSourceNode[];
}

/** The gain of each layer, by intensity. */
const MIX: Readonly<Record<Intensity, Readonly<Record<Layer, number>>>> = {
  calm: { calm: 0.9, full: 0, battle: 0 },
  full: { calm: 1, full: 1, battle: 0 },
  battle: { calm: 0.9, full: 1, battle: 1 },
};
/** The stereo position of each layer, from −1 (left) to 1 (right). */
const PLACE: Readonly<Record<Layer, number>> = { calm: -0.12, full: 0.18, battle: 0 };
const TIMES = 2;
const FADE_IN = 3;
const FADE_OUT = 2;
/** Seconds over which layers fade in and out. */
const JOIN = 1.5;
const LEAVE = 5;
/** Number of pieces whose buffers are kept. */
const KEPT = 2;

/** Creates a music player that outputs to `out`. Pieces are rendered when they are needed. */
export function createMusicPlayer(ctx: AudioContext, out: AudioNode, renderer: SoundRenderer): MusicPlayer {
  const cache = new Map<string, Record<string, AudioBuffer>>();
  let intensity: Intensity = 'calm';
  let program: Program | null = null;
  let playing: Playing | null = null;
  let next: ReturnType<typeof setTimeout> | undefined;

  const rendered = async (score: Score) => {
    let buffers = cache.get(score.name);
    if (!buffers) buffers = buffersOf(ctx, await renderer.render({ kind: 'score', score }));
    cache.delete(score.name);
    cache.set(score.name, buffers);
    for (const name of [...cache.keys()].slice(0, -KEPT)) cache.delete(name);
    return buffers;
  };

  const end = () => {
    clearTimeout(next);
    if (!playing) return;
    const { gain, sources } = playing;
    fade(gain.gain, 0, ctx.currentTime, FADE_OUT);
    for (const source of sources) source.stop(ctx.currentTime + FADE_OUT);
    sources[0].onended = () => gain.disconnect();
    playing = null;
  };

  const playFrom = async (mine: Program, pieces: readonly Score[], index: number): Promise<void> => {
    const buffers = await rendered(pieces[index]);
    if (program !== mine) return;
    end();
    playing = startLoops(ctx, out, buffers, intensity);
    if (pieces.length === 1) return;
    const seconds = buffers.calm.duration * TIMES;
    next = setTimeout(() => void playFrom(mine, pieces, (index + 1) % pieces.length), seconds * 1000);
  };

  return {
    async start(wanted) {
      if (program?.name === wanted.name) return;
      end();
      program = wanted;
      const pieces = await wanted.load();
      if (program === wanted) void playFrom(wanted, pieces, 0);
    },
    stop() {
      program = null;
      end();
    },
    setIntensity(wanted) {
      if (wanted === intensity) return;
      intensity = wanted;
      for (const layer of LAYERS) {
        const level = playing?.layers.get(layer)?.gain;
        if (!level) continue;
        const value = MIX[wanted][layer];
        fade(level, value, ctx.currentTime, value > level.value ? JOIN : LEAVE);
      }
    },
  };
}

/** Starts all layers of a piece together and fades them in. */
function startLoops(
  ctx: AudioContext,
  out: AudioNode,
  buffers: Record<string, AudioBuffer>,
  intensity: Intensity,
): Playing {
  const now = ctx.currentTime + 0.05;
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0, ctx.currentTime);
  fade(gain.gain, 1, now, FADE_IN);
  gain.connect(out);
  const layers = new Map<string, GainNode>();
  const sources = LAYERS.flatMap((layer) => {
    if (!(layer in buffers)) return [];
    const level = ctx.createGain();
    level.gain.value = MIX[intensity][layer];
    const pan = ctx.createStereoPanner();
    pan.pan.value = PLACE[layer];
    const source = ctx.createBufferSource();
    source.buffer = buffers[layer];
    source.loop = true;
    source.connect(level).connect(pan).connect(gain);
    source.start(now);
    layers.set(layer, level);
    return [source];
  });
  return { gain, layers, sources };
}
