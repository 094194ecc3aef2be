import { EFFECTS } from './effects';
import type { EffectName } from './effects';
import { createSea } from './sea';
import type { Sea } from './sea';
import { fade } from './synth';
import { createTheme } from './theme';
import type { Theme } from './theme';

/** Volumes from 0 to 1, as on a slider. `mute` silences everything and suspends the audio. */
interface Volumes {
  readonly effects: number;
  readonly sea: number;
  readonly music: number;
  readonly mute: boolean;
}

/** The sound of the table. It uses no audio before `unlock`, never throws, and does nothing without Web Audio. */
interface Sound {
  /** Plays a sound now. Ignored while locked, muted or in the background, or if too many sounds are playing. */
  play(name: EffectName): void;
  /** Starts or stops the sea. Before `unlock`, the call is remembered. */
  sea(on: boolean): void;
  /** Plays the theme once from its beginning, or fades it out. Before `unlock`, the call is remembered. */
  theme(on: boolean): void;
  setVolumes(volumes: Volumes): void;
  /** `false` if the window is in the background: fades to silence and suspends. `true` resumes. */
  setActive(active: boolean): void;
  /** Allows sound. Must be called on each user gesture, because browsers allow no sound before the first one. */
  unlock(): void;
  dispose(): void;
}

/** Maximum number of simultaneous sounds, besides the sea and the theme. */
export const MAX_VOICES = 12;
/** Within this many seconds, the same sound is played only once. */
const SAME_MOMENT = 0.05;
const MASTER = 0.8;
const HUSH = 0.3;
const FOLLOW = 0.1;

interface Voice {
  readonly name: EffectName;
  readonly at: number;
  readonly end: number;
  readonly gain: GainNode;
}

/** The audio nodes, after audio is unlocked. */
interface Desk {
  readonly ctx: AudioContext;
  readonly master: GainNode;
  readonly effects: GainNode;
  readonly seaside: GainNode;
  readonly music: GainNode;
  readonly sea: Sea;
  readonly lute: Theme;
}

/** The gain is the square of the slider's value, so that loudness follows the slider evenly. */
const gainOf = (volume: number) => Math.min(1, Math.max(0, volume)) ** 2;

function createDesk(ctx: AudioContext): Desk {
  const compressor = ctx.createDynamicsCompressor();
  compressor.threshold.value = -18;
  compressor.ratio.value = 4;
  compressor.connect(ctx.destination);
  const bus = (into: AudioNode) => {
    const gain = ctx.createGain();
    gain.gain.value = 0;
    gain.connect(into);
    return gain;
  };
  const master = bus(compressor);
  const [effects, seaside, music] = [bus(master), bus(master), bus(master)];
  return { ctx, master, effects, seaside, music, sea: createSea(ctx, seaside), lute: createTheme(ctx, music) };
}

interface SoundState {
  readonly make: () => AudioContext;
  desk: Desk | null; // null until unlocked, and after `dispose`
  volumes: Volumes;
  active: boolean;
  disposed: boolean;
  sea: boolean; // requested, even if audio is not unlocked yet
  theme: boolean;
  voices: readonly Voice[];
  suspending: ReturnType<typeof setTimeout> | undefined;
}

/** Creates the sound of the table, silent until unlocked. `make` creates the audio context when it is unlocked. */
export function createSound(make: () => AudioContext = () => new AudioContext()): Sound {
  const state: SoundState = {
    make,
    desk: null,
    volumes: { effects: 1, sea: 1, music: 1, mute: false },
    active: true,
    disposed: false,
    sea: false,
    theme: false,
    voices: [],
    suspending: undefined,
  };
  return {
    play: (name) => quietly(state, (desk) => playEffect(state, desk, name)),
    sea(on) {
      state.sea = on;
      updateSea(state);
    },
    theme(on) {
      state.theme = on;
      quietly(state, ({ lute }) => (on ? lute.start() : lute.stop()));
    },
    setVolumes(volumes) {
      state.volumes = volumes;
      updateVolumes(state);
      updateSea(state);
      updateMaster(state);
    },
    setActive(active) {
      state.active = active;
      updateMaster(state);
    },
    unlock: () => unlock(state),
    dispose: () => dispose(state),
  };
}

/** Calls `run` with the audio nodes, if they exist. A sound error must not stop the game. */
function quietly({ desk }: SoundState, run: (desk: Desk) => void): void {
  if (!desk) return;
  try {
    run(desk);
  } catch {
    // The browser may close or refuse a context at any time.
  }
}

const isAudible = ({ active, volumes }: SoundState): boolean => active && !volumes.mute;

function playEffect(state: SoundState, { ctx, effects }: Desk, name: EffectName): void {
  const now = ctx.currentTime;
  if (!isAudible(state) || state.volumes.effects <= 0 || ctx.state !== 'running') return;
  state.voices.filter(({ end }) => end <= now).forEach(({ gain }) => gain.disconnect());
  state.voices = state.voices.filter(({ end }) => end > now);
  if (state.voices.length >= MAX_VOICES) return;
  if (state.voices.some((voice) => voice.name === name && now - voice.at < SAME_MOMENT)) return;
  const gain = ctx.createGain();
  gain.connect(effects);
  const end = EFFECTS[name](ctx, gain, now + 0.01, Math.random);
  state.voices = [...state.voices, { name, at: now, end, gain }];
}

function updateSea(state: SoundState): void {
  quietly(state, ({ sea }) => (state.sea && state.volumes.sea > 0 ? sea.start() : sea.stop()));
}

function updateVolumes(state: SoundState): void {
  const { volumes } = state;
  quietly(state, ({ ctx, effects, seaside, music }) => {
    fade(effects.gain, gainOf(volumes.effects), ctx.currentTime, FOLLOW);
    fade(seaside.gain, gainOf(volumes.sea), ctx.currentTime, FOLLOW);
    fade(music.gain, gainOf(volumes.music), ctx.currentTime, FOLLOW);
  });
}

/** Fades everything in or out, and suspends the audio when it is silent. */
function updateMaster(state: SoundState): void {
  quietly(state, ({ ctx, master }) => {
    clearTimeout(state.suspending);
    fade(master.gain, isAudible(state) ? MASTER : 0, ctx.currentTime, HUSH);
    if (isAudible(state)) void ctx.resume().catch(() => undefined);
    else state.suspending = setTimeout(() => void ctx.suspend().catch(() => undefined), HUSH * 1000);
  });
}

function unlock(state: SoundState): void {
  if (state.disposed) return;
  if (state.desk) {
    if (isAudible(state) && state.desk.ctx.state !== 'running') updateMaster(state);
    return;
  }
  try {
    state.desk = createDesk(state.make());
  } catch {
    return;
  }
  updateVolumes(state);
  updateSea(state);
  if (state.theme) quietly(state, ({ lute }) => lute.start());
  updateMaster(state);
}

function dispose(state: SoundState): void {
  state.disposed = true;
  clearTimeout(state.suspending);
  quietly(state, ({ ctx, sea, lute }) => {
    sea.stop();
    lute.stop();
    void ctx.close().catch(() => undefined);
  });
  state.desk = null;
  state.voices = [];
}
