/** A note or chord. Times are in units from the start of the voice. Pitches are MIDI numbers; a rest has none. */
export interface Note {
  readonly at: number;
  readonly length: number;
  readonly pitches: readonly number[];
}

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const MIDDLE_C = 60;
const TOKEN = /\s*(?:(\|)|(z)(\d*\/?\d*)|\[([^\]]+)\](\d*\/?\d*)(-?)|([\^_=]?[A-Ga-g][,']*)(\d*\/?\d*)(-?))/y;
const PITCH = /([\^_=]?)([A-Ga-g])([,']*)/g;

/** The length written after a note: `3`, `/2`, `3/2` or `/` (a half). */
function lengthOf(text: string): number {
  if (text === '') return 1;
  const [count, part] = text.split('/');
  return Number(count || 1) / (text.includes('/') ? Number(part || 2) : 1);
}

/** The pitches of a note or chord. An accidental applies until the end of the bar, and `altered` remembers it. */
function pitchesOf(text: string, altered: Map<string, number>): number[] {
  return [...text.matchAll(PITCH)].map(([, sign, letter, marks]) => {
    const name = letter + marks;
    if (sign) altered.set(name, { '^': 1, _: -1, '=': 0 }[sign] ?? 0);
    const octave = (letter === letter.toLowerCase() ? 1 : 0) + marks.split("'").length - marks.split(',').length;
    return MIDDLE_C + STEPS[letter.toUpperCase()] + 12 * octave + (altered.get(name) ?? 0);
  });
}

/**
 * Reads a voice in a subset of ABC notation: `C` is middle C, `c` an octave higher, `C,` lower, `c'` higher; `^`, `_`
 * and `=` are accidentals, `2` or `/2` lengths, `z` a rest, `[CEG]` a chord, `-` a tie, and `|` ends a bar.
 * @throws Error if a bar is not `bar` units long, or a sign is unknown
 */
export function readVoice(text: string, bar: number): Note[] {
  const notes: Note[] = [];
  const altered = new Map<string, number>();
  let at = 0;
  let tied = false;
  let barStart = 0;
  const endBar = () => {
    if (Math.abs(at - barStart - bar) > 1e-6) throw new Error(`Bar of ${at - barStart} units before "${text}" ends`);
    barStart = at;
    altered.clear();
  };
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) throw new Error(`Unknown sign at "${text.slice(from, from + 12)}"`);
    const [, line, rest, restLength, chord, chordLength, chordTie, single, singleLength, singleTie] = found;
    if (line) {
      endBar();
      continue;
    }
    const length = lengthOf(rest ? restLength : chord ? chordLength : singleLength);
    const pitches = rest ? [] : pitchesOf(chord || single, altered);
    const before = notes.at(-1);
    if (tied && before) notes[notes.length - 1] = { ...before, length: before.length + length };
    else notes.push({ at, length, pitches });
    tied = Boolean(chordTie || singleTie);
    at += length;
  }
  if (at > barStart) endBar();
  return notes;
}

const MODES: Readonly<Record<string, readonly number[]>> = {
  ionian: [0, 2, 4, 5, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  aeolian: [0, 2, 3, 5, 7, 8, 10],
};

/** The pitch classes of a mode such as `D dorian`, from its final. */
export function scaleOf(mode: string): number[] {
  const [final, name] = mode.split(' ');
  return MODES[name].map((step) => (STEPS[final] + step) % 12);
}
