import { fade, pluck } from './synth';

/** A natural note with its octave. The Dorian mode on D has no sharps or flats. */
type Pitch = `${'C' | 'D' | 'E' | 'F' | 'G' | 'A' | 'B'}${2 | 3 | 4 | 5}`;

/** A note of the theme. Times are in seconds from its beginning. */
interface Note {
  readonly pitch: Pitch;
  readonly at: number;
  readonly seconds: number;
  /** The volume, from 0 to 1. */
  readonly peak: number;
}

export interface Theme {
  /** Plays it once from the beginning; no effect if it is already playing. */
  start(): void;
  /** Fades it out over about a second. */
  stop(): void;
  readonly running: boolean;
}

/** Duration of the theme in seconds, including the decay of its last chord. */
export const THEME_SECONDS = 40;
const BEAT = 0.6;
const BEATS_A_BAR = 4;
const BEATS_A_CHORD = 2;
const LEAD_IN = 0.15;
const FADE_OUT = 1.2;

/**
 * A tune, its answer, a contrasting strain, and the return. One bar of four beats per line, each note with its beats.
 * The sixteenth bar is the close.
 */
const MELODY = [
  'D4 1.5  E4 .5  F4 1  G4 1',
  'A4 2  C5 1  B4 1',
  'A4 1  G4 .5  F4 .5  G4 1  E4 1',
  'F4 1  E4 .5  D4 .5  E4 2',

  'D4 1.5  E4 .5  F4 1  G4 1',
  'A4 1  D5 1.5  C5 .5  B4 1',
  'C5 .5  B4 .5  A4 1  G4 1  E4 1',
  'F4 .5  E4 .5  C4 1  D4 2',

  'A4 1  A4 .5  B4 .5  C5 1  D5 1',
  'E5 1.5  D5 .5  C5 2',
  'B4 1  G4 .5  A4 .5  B4 1  C5 .5  B4 .5',
  'A4 4',

  'D5 1.5  C5 .5  B4 1  A4 1',
  'G4 1  F4 .5  G4 .5  A4 1  F4 1',
  'G4 1  E4 .5  F4 .5  E4 1  C4 1',
];

/** The strings of each chord: the bass, then two higher ones. */
const CHORDS = {
  d: ['D3', 'A3', 'F3'],
  F: ['F2', 'C3', 'A3'],
  G: ['G2', 'D3', 'B3'],
  a: ['A2', 'E3', 'A3'],
  C: ['C3', 'G3', 'E3'],
} as const satisfies Record<string, readonly Pitch[]>;

const GROUND = 'd d a G F C d a  d d d G F C C d  F C C a G G a a  d G C F C C';

const CLOSE: readonly Pitch[] = ['D2', 'D3', 'A3', 'D4', 'A4', 'D5'];

const STEPS = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 } as const;

/** The frequency of a note in hertz, at a' = 440. */
export function hertz(pitch: Pitch): number {
  const semitones = STEPS[pitch[0] as keyof typeof STEPS] + 12 * Number(pitch[1]);
  return 440 * 2 ** ((semitones - (STEPS.A + 48)) / 12);
}

function melody(): Note[] {
  return MELODY.flatMap((bar, i) => {
    const words = bar.split(/\s+/);
    let beat = i * BEATS_A_BAR;
    return words.flatMap((pitch, j) => {
      if (j % 2 === 1) return [];
      const at = LEAD_IN + beat * BEAT;
      const beats = Number(words[j + 1]);
      beat += beats;
      return { pitch: pitch as Pitch, at, seconds: Math.min(2.4, beats * BEAT + 0.7), peak: j === 0 ? 0.28 : 0.23 };
    });
  });
}

function ground(): Note[] {
  const chords = GROUND.split(/\s+/) as (keyof typeof CHORDS)[];
  return chords.flatMap((name, i) => {
    const at = LEAD_IN + i * BEATS_A_CHORD * BEAT;
    const [bass, middle, top] = CHORDS[name];
    return [
      { pitch: bass, at, seconds: 1.7, peak: 0.19 },
      { pitch: middle, at: at + BEAT, seconds: 1.1, peak: 0.1 },
      { pitch: top, at: at + BEAT * 1.5, seconds: 0.9, peak: 0.11 },
    ];
  });
}

function close(): Note[] {
  const from = LEAD_IN + MELODY.length * BEATS_A_BAR * BEAT;
  return CLOSE.map((pitch, i) => ({ pitch, at: from + i * 0.09, seconds: 2.5, peak: 0.18 }));
}

/** All notes in order of time: a tune in the Dorian mode on D for one lute, composed for this game. */
export const THEME: readonly Note[] = [...melody(), ...ground(), ...close()].sort((a, b) => a.at - b.at);

/** Creates a lute that plays the theme into `out`, silent until started. */
export function createTheme(ctx: AudioContext, out: AudioNode): Theme {
  let gain: GainNode | undefined;
  let ends = 0;
  const running = () => gain !== undefined && ctx.currentTime < ends;

  return {
    start() {
      if (running()) return;
      const begun = ctx.currentTime;
      gain?.disconnect();
      const hand = ctx.createGain();
      hand.connect(out);
      for (const { pitch, at, seconds, peak } of THEME) {
        pluck(ctx, hand, begun + at, { pitch: hertz(pitch), seconds, peak });
      }
      gain = hand;
      ends = begun + THEME_SECONDS;
    },
    stop() {
      if (!gain) return;
      const dying = gain;
      fade(dying.gain, 0, ctx.currentTime, FADE_OUT);
      setTimeout(() => dying.disconnect(), FADE_OUT * 1000);
      gain = undefined;
    },
    get running() {
      return running();
    },
  };
}
