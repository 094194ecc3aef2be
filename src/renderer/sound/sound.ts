import { EFFECTS } from './effects';
import type { EffectName } from './effects';
import { createSea } from './sea';
import type { Sea } from './sea';
import { fade } from './synth';
import { createTheme } from './theme';
import type { Theme } from './theme';

/** How loud, each from 0 to 1 as on a slider. `mute` silences everything and lets the audio rest. */
interface Volumes {
  readonly effects: number;
  readonly sea: number;
  readonly music: number;
  readonly mute: boolean;
}

/**
 * The sound of the table. Nothing is heard and no audio is touched before `unlock`; nothing here ever throws, and where there is
 * no Web Audio all of it does nothing.
 */
interface Sound {
  /** Sounds once, now. Dropped while locked, muted, in the background, or where too much sounds already. */
  play(name: EffectName): void;
  /** Whether the sea is to be heard. A wish made before `unlock` comes true with it. */
  sea(on: boolean): void;
  /** Plays the theme once from its beginning, or lets it die away. A wish made before `unlock` comes true with it. */
  theme(on: boolean): void;
  setVolumes(volumes: Volumes): void;
  /** `false` when the window goes to the background: fades to silence and suspends; `true` goes on where it was. */
  setActive(active: boolean): void;
  /** To be called from the player's first gesture, and harmless from every other: browsers allow no sound before it. */
  unlock(): void;
  /** Ends all sound for good. */
  dispose(): void;
}

/** Sounds at once, beside the sea and the theme. */
export const MAX_VOICES = 12;
/** The same sound within this many seconds is one sound. */
const SAME_MOMENT = 0.05;
/** What the whole table is turned down to. */
const MASTER = 0.8;
/** How long going silent and coming back take, in seconds. */
const HUSH = 0.3;
/** How soon a slider is followed, in seconds. */
const FOLLOW = 0.1;

interface Voice {
  readonly name: EffectName;
  readonly at: number;
  readonly end: number;
  readonly gain: GainNode;
}

/** What there is once audio is unlocked. */
interface Desk {
  readonly ctx: AudioContext;
  readonly master: GainNode;
  readonly effects: GainNode;
  readonly seaside: GainNode;
  readonly music: GainNode;
  readonly sea: Sea;
  readonly lute: Theme;
}

/** A slider is heard evenly when its square is the gain. */
const gainOf = (volume: number) => Math.min(1, Math.max(0, volume)) ** 2;

function layDesk(ctx: AudioContext): Desk {
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

/** The sound of the table, silent until it is unlocked. `make` makes the audio context, then and not before. */
export function createSound(make: () => AudioContext = () => new AudioContext()): Sound {
  let desk: Desk | undefined;
  let volumes: Volumes = { effects: 1, sea: 1, music: 1, mute: false };
  let active = true;
  let disposed = false;
  const wished = { sea: false, theme: false };
  let voices: Voice[] = [];
  let sleeping: ReturnType<typeof setTimeout> | undefined;
  const awake = () => active && !volumes.mute;

  /** Does something with the desk, if there is one. Sound is never a reason to stop the game. */
  const quietly = (act: (desk: Desk) => void) => {
    if (!desk) return;
    try {
      act(desk);
    } catch {
      // A context may be closed or refused under our feet.
    }
  };
  const flow = () =>
    quietly(({ sea }) => {
      if (wished.sea && volumes.sea > 0) sea.start();
      else sea.stop();
    });
  const level = () =>
    quietly(({ ctx, effects, seaside, music }) => {
      fade(effects.gain, gainOf(volumes.effects), ctx.currentTime, FOLLOW);
      fade(seaside.gain, gainOf(volumes.sea), ctx.currentTime, FOLLOW);
      fade(music.gain, gainOf(volumes.music), ctx.currentTime, FOLLOW);
    });
  const rouse = () =>
    quietly(({ ctx, master }) => {
      clearTimeout(sleeping);
      fade(master.gain, awake() ? MASTER : 0, ctx.currentTime, HUSH);
      if (awake()) void ctx.resume().catch(() => undefined);
      else sleeping = setTimeout(() => void ctx.suspend().catch(() => undefined), HUSH * 1000);
    });

  return {
    play(name) {
      quietly(({ ctx, effects }) => {
        const now = ctx.currentTime;
        if (!awake() || volumes.effects <= 0 || ctx.state !== 'running') return;
        voices.filter(({ end }) => end <= now).forEach(({ gain }) => gain.disconnect());
        voices = voices.filter(({ end }) => end > now);
        if (voices.length >= MAX_VOICES) return;
        if (voices.some((voice) => voice.name === name && now - voice.at < SAME_MOMENT)) return;
        const gain = ctx.createGain();
        gain.connect(effects);
        const end = EFFECTS[name](ctx, gain, now + 0.01, Math.random);
        voices.push({ name, at: now, end, gain });
      });
    },
    sea(on) {
      wished.sea = on;
      flow();
    },
    theme(on) {
      wished.theme = on;
      quietly(({ lute }) => (on ? lute.start() : lute.stop()));
    },
    setVolumes(next) {
      volumes = next;
      level();
      flow();
      rouse();
    },
    setActive(next) {
      active = next;
      rouse();
    },
    unlock() {
      if (disposed) return;
      if (desk) {
        if (awake() && desk.ctx.state !== 'running') rouse();
        return;
      }
      try {
        desk = layDesk(make());
      } catch {
        return;
      }
      level();
      flow();
      if (wished.theme) quietly(({ lute }) => lute.start());
      rouse();
    },
    dispose() {
      disposed = true;
      clearTimeout(sleeping);
      quietly(({ ctx, sea, lute }) => {
        sea.stop();
        lute.stop();
        void ctx.close().catch(() => undefined);
      });
      desk = undefined;
      voices = [];
    },
  };
}
