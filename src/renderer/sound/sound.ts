import { STING_NAMES } from './names';
import type { EffectName } from './names';
import { createAmbiencePlayer } from './player/ambience';
import type { AmbiencePlayer, AmbienceSettings } from './player/ambience';
import { createEffectPlayer } from './player/effects';
import type { EffectPlayer } from './player/effects';
import { createMusicPlayer } from './player/music';
import type { Intensity, MusicPlayer, Program } from './player/music';
import { fade } from './player/params';
import type { SoundRenderer } from './renderer';

/** Volumes from 0 to 1, as on a slider. `mute` silences everything and suspends the audio. */
interface Volumes {
  readonly effects: number;
  /** The ambience. */
  readonly sea: number;
  readonly music: number;
  readonly mute: boolean;
}

/** The sound that the current screen needs. */
export interface SoundRequest {
  readonly volumes: Volumes;
  /** Whether the window is in the foreground. If not, the sound fades to silence and is suspended. */
  readonly active: boolean;
  readonly surroundings: AmbienceSettings | null;
  readonly program: Program | null;
  readonly intensity: Intensity;
}

/** The app's sound. It never throws. Sounds that are turned off are neither rendered nor played. */
export interface Sound {
  /** Plays a sound now. Ignored while muted or in the background, or if too many sounds are playing. */
  play(name: EffectName): void;
  /** Adapts music, ambience and volumes to a request. */
  follow(request: SoundRequest): void;
  dispose(): void;
}

const MASTER = 0.9;
const HUSH = 0.3;
const FOLLOW = 0.1;
/** The level of music during an effect, and during a sting. */
const DUCKED = 0.55;
const UNDER_STING = 0.2;
const UNDUCK = 1.2;

/** The gain is the square of the slider's value, so that loudness follows the slider evenly. */
const gainOf = (volume: number) => Math.min(1, Math.max(0, volume)) ** 2;
const isAudible = ({ active, volumes }: SoundRequest): boolean => active && !volumes.mute;

interface Desk {
  readonly ctx: AudioContext;
  readonly renderer: SoundRenderer;
  readonly buses: Readonly<Record<'master' | 'effects' | 'sea' | 'music' | 'ducking', GainNode>>;
  readonly effects: EffectPlayer;
  readonly ambience: AmbiencePlayer;
  readonly music: MusicPlayer;
}

function createDesk(ctx: AudioContext, renderer: SoundRenderer): Desk {
  const compressor = ctx.createDynamicsCompressor();
  compressor.threshold.value = -12;
  compressor.ratio.value = 4;
  compressor.connect(ctx.destination);
  const bus = (into: AudioNode, level = 0) => {
    const gain = ctx.createGain();
    gain.gain.value = level;
    gain.connect(into);
    return gain;
  };
  const master = bus(compressor);
  const [effects, sea, music] = [bus(master), bus(master), bus(master)];
  const ducking = bus(music, 1);
  return {
    ctx,
    renderer,
    buses: { master, effects, sea, music, ducking },
    effects: createEffectPlayer(ctx, effects, renderer),
    ambience: createAmbiencePlayer(ctx, sea, renderer),
    music: createMusicPlayer(ctx, ducking, renderer),
  };
}

/** Lowers the music for `seconds`. */
function duck({ ctx, buses }: Desk, level: number, seconds: number): void {
  const { gain } = buses.ducking;
  gain.cancelScheduledValues(ctx.currentTime);
  gain.setTargetAtTime(level, ctx.currentTime, 0.05);
  gain.setTargetAtTime(1, ctx.currentTime + seconds, UNDUCK / 4);
}

function follow({ ctx, buses, effects, ambience, music }: Desk, request: SoundRequest): void {
  const { volumes, surroundings, program, intensity } = request;
  for (const name of ['effects', 'sea', 'music'] as const) {
    fade(buses[name].gain, gainOf(volumes[name]), ctx.currentTime, FOLLOW);
  }
  const on = isAudible(request);
  music.setIntensity(intensity);
  const playing = !volumes.mute && volumes.music > 0 ? program : null;
  if (!playing) music.stop();
  // The first piece is requested before the effects, which would delay it by seconds.
  const requested = playing ? music.start(playing) : Promise.resolve();
  void requested.finally(() => (on && volumes.effects > 0 ? effects.prepare() : undefined));
  if (!volumes.mute && volumes.sea > 0 && surroundings) ambience.start(surroundings);
  else ambience.stop();
  fade(buses.master.gain, on ? MASTER : 0, ctx.currentTime, HUSH);
}

/**
 * Creates the app's sound. Call it after a user gesture, because browsers allow no sound before the first one.
 * @throws if the browser has no audio
 */
export function createSound(renderer: SoundRenderer, ctx: AudioContext = new AudioContext()): Sound {
  const desk = createDesk(ctx, renderer);
  let request: SoundRequest | null = null;
  let suspending: ReturnType<typeof setTimeout> | undefined;
  /** A sound error must not stop the game. */
  const quietly = (run: () => void) => {
    try {
      run();
    } catch {
      // The browser may close or refuse a context at any time.
    }
  };

  return {
    play(name) {
      if (!request || !isAudible(request) || request.volumes.effects <= 0 || ctx.state !== 'running') return;
      quietly(() => {
        const seconds = desk.effects.play(name);
        const level = (STING_NAMES as readonly string[]).includes(name) ? UNDER_STING : DUCKED;
        if (seconds > 0) duck(desk, level, seconds);
      });
    },
    follow(next) {
      request = next;
      clearTimeout(suspending);
      quietly(() => follow(desk, next));
      if (isAudible(next)) void ctx.resume().catch(() => undefined);
      else suspending = setTimeout(() => void ctx.suspend().catch(() => undefined), HUSH * 1000);
    },
    dispose() {
      clearTimeout(suspending);
      request = null;
      quietly(() => {
        desk.music.stop();
        desk.ambience.stop();
      });
      renderer.dispose();
      void ctx.close().catch(() => undefined);
    },
  };
}
