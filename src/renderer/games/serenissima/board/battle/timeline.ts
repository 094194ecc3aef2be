import type { EffectName } from '../../../../sound/names';
import { easeInOut, easeOut, linear } from '../../../../board/tween';

/** A part of a battle: when it happens, in milliseconds at normal pace, and how it moves. */
export interface Beat {
  readonly from: number;
  readonly to: number;
  readonly ease: (t: number) => number;
}

/** A short freeze that emphasises a blow. */
interface Hold {
  readonly at: number;
  readonly ms: number;
}

/** The choreography of a battle. A part that starts after `fade` is left out. */
export interface Choreography {
  readonly beats: Readonly<Record<BeatName, Beat>>;
  readonly holds: readonly Hold[];
}

type BeatName =
  | 'open' // the frame grows out of the chart
  | 'closeIn' // the sides row towards each other
  | 'need' // what each side needs to roll
  | 'dice'
  | 'sums' // what the roll amounts to
  | 'volley' // arrows
  | 'ram' // the last surge until the hulls meet
  | 'recoil'
  | 'shake' // the picture shakes
  | 'burst' // splinters and smoke
  | 'planks' // boarding planks drop
  | 'fall' // the sailors that are hit fall
  | 'losses'
  | 'list' // the beaten ship lists, or the gate opens
  | 'strike' // the loser's flag comes down
  | 'verdict'
  | 'fade'; // the frame shrinks back into the chart

const accelerate = (t: number): number => t ** 3;
/** Reaches the end early, and bounces off it twice. */
const bounce = (t: number): number =>
  t < 0.5 ? 4 * t * t : 1 - Math.abs(Math.sin((t - 0.5) * 4 * Math.PI)) * 0.3 * (1 - t);
const beat = (from: number, to: number, ease = linear): Beat => ({ from, to, ease });

export const FULL: Choreography = {
  beats: {
    open: beat(0, 220, easeOut),
    need: beat(220, 400, easeOut),
    closeIn: beat(180, 1180, easeInOut),
    dice: beat(400, 1120),
    sums: beat(1120, 1280, easeOut),
    volley: beat(980, 1500),
    ram: beat(1440, 1600, accelerate),
    recoil: beat(1600, 1960, easeOut),
    shake: beat(1600, 1960),
    burst: beat(1600, 2500),
    planks: beat(1720, 2020, bounce),
    fall: beat(1600, 2100),
    losses: beat(1700, 1860, easeOut),
    list: beat(2020, 2480, easeInOut),
    strike: beat(2320, 2700, easeInOut),
    verdict: beat(2640, 2820, easeOut),
    fade: beat(3480, 3660, easeInOut),
  },
  holds: [
    { at: 1120, ms: 60 },
    { at: 1600, ms: 60 },
  ],
};

/** The short form: the sides are already close, and there are no arrows or planks. */
export const SHORT: Choreography = {
  beats: {
    open: beat(0, 140, easeOut),
    need: beat(80, 180, easeOut),
    closeIn: beat(-2, -1),
    dice: beat(140, 640),
    sums: beat(640, 720, easeOut),
    volley: beat(9000, 9500),
    ram: beat(680, 800, accelerate),
    recoil: beat(800, 1020, easeOut),
    shake: beat(800, 1040),
    burst: beat(800, 1400),
    planks: beat(9000, 9100),
    fall: beat(800, 1120),
    losses: beat(860, 960, easeOut),
    list: beat(980, 1260, easeInOut),
    strike: beat(1120, 1400, easeInOut),
    verdict: beat(1300, 1400, easeOut),
    fade: beat(2000, 2120, easeInOut),
  },
  holds: [{ at: 800, ms: 60 }],
};

/**
 * The sounds of a battle and their times, except for the first sound, the dice. If the sides don't meet, a fort fires
 * from a distance.
 */
export function cuesOf(
  { beats: { volley, ram, fade } }: Choreography,
  meet: boolean,
): { at: number; sound: EffectName }[] {
  const arrows = volley.from < fade.to ? [{ at: volley.from, sound: 'arrows' } as const] : [];
  return meet ? [...arrows, { at: ram.to, sound: 'ram' }, { at: ram.to + CLASH, sound: 'steel' }] : arrows;
}

/** The time from the impact to the clash of arms, in milliseconds. */
const CLASH = 140;

/** The length of a battle, in milliseconds at normal pace. */
export function lengthOf({ beats, holds }: Choreography): number {
  return beats.fade.to + holds.reduce((sum, { ms }) => sum + ms, 0);
}

/** Converts the time since the start to the time scale of the beats, in which holds take no time. */
export function timeAt(ms: number, { holds }: Choreography): number {
  return holds.reduce((time, hold) => (time > hold.at ? Math.max(hold.at, time - hold.ms) : time), ms);
}

/** The progress of a beat at a time: 0 before it, 1 after it. */
export function progress(ms: number, { from, to, ease }: Beat): number {
  return ease(within(ms, from, to));
}

/** The fraction of a time span that has passed, from 0 to 1. */
export function within(ms: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (ms - from) / (to - from)));
}
