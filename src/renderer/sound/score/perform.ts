import { INSTRUMENTS } from '../instruments';
import { LOW_STROKE } from '../instruments/instrument';
import type { Instrument } from '../instruments/instrument';
import { filter, filterLoop } from '../synth/filter';
import type { FilterOptions } from '../synth/filter';
import { loudness, peakLoudness } from '../synth/loudness';
import { seeded } from '../synth/noise';
import { addRoom } from '../synth/reverb';
import type { Room } from '../synth/reverb';
import { divide } from './divisions';
import { readVoice, scaleOf } from './notation';
import type { Note } from './notation';
import { LAYERS } from './score';
import type { Layer, Part, Score } from './score';

/** Samples per second of music. The instruments have hardly any sound above ten kilohertz. */
export const MUSIC_RATE = 24_000;
/** The loudness of every piece with all layers except `battle`, and of a sting's loudest moment, in LUFS. */
export const PIECE_LUFS = -20;
export const STING_LUFS = -18;
const ROOM: Room = { seconds: 1.7, level: 0.5 };
/** Seconds after the last note of a sting. */
const TAIL = 2.5;
/** The maximum delay of a note in seconds, for a human touch. */
const LOOSE = 0.008;

/** A piece's layers as samples. A layer without parts is missing. */
export type Performed = Partial<Record<Layer, Float32Array>>;

const hertz = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12);

/** Length of one pass through the form, in units. */
function unitsOf(score: Score): number {
  return sectionsOf(score).reduce((sum, { length }) => sum + length, 0);
}

/** Duration of one pass through the form, in seconds. */
export const secondsOf = (score: Score): number => (unitsOf(score) * 60) / score.tempo;

interface Section {
  readonly strain: string;
  readonly divided: boolean;
  readonly length: number;
}

function sectionsOf({ form, strains, bar }: Score): Section[] {
  return form.split(/\s+/).map((name) => {
    const strain = name.replace('+', '');
    const lengths = Object.values(strains[strain]).map((voice) =>
      readVoice(voice, bar).reduce((end, note) => Math.max(end, note.at + note.length), 0),
    );
    if (new Set(lengths).size !== 1) throw new Error(`The voices of strain ${strain} differ: ${lengths.join(', ')}`);
    return { strain, divided: name.endsWith('+'), length: lengths[0] };
  });
}

function rhythmNotes(rhythm: string, from: number, length: number): Note[] {
  const strokes = [...rhythm.replaceAll(/\s/g, '')];
  return Array.from({ length: Math.round(length) }, (_, i) => strokes[i % strokes.length]).flatMap((stroke, i) =>
    stroke === '.' ? [] : [{ at: from + i, length: 1, pitches: [stroke === 'D' ? 36 : 60] }],
  );
}

/** All notes of a part, in units from the start of the piece. */
export function notesOf(score: Score, part: Part): Note[] {
  const scale = scaleOf(score.mode);
  let from = 0;
  return sectionsOf(score).flatMap(({ strain, divided, length }, index) => {
    const start = from;
    from += length;
    if (part.rests?.includes(index)) return [];
    if (part.rhythm) return rhythmNotes(part.rhythm, start, length);
    const text = score.strains[strain][part.voice ?? ''];
    if (!text) return [];
    const written = readVoice(text, score.bar);
    const notes = divided && part.divides ? divide(written, scale, score) : written;
    return notes.map((note) => ({
      ...note,
      at: note.at + start,
      pitches: note.pitches.map((pitch) => pitch + 12 * (part.octave ?? 0)),
    }));
  });
}

/** Adds a note to `out`. In a loop, a note that rings past the end continues at the start. */
function mix(out: Float32Array, note: Float32Array, at: number, level: number, loop: boolean): void {
  for (let i = 0; i < note.length; i++) {
    const to = at + i;
    if (to < out.length) out[to] += level * note[i];
    else if (loop) out[to % out.length] += level * note[i];
  }
}

/** Filters in place. In a loop, the filter runs over the end first, so that the loop has no seam. */
function color(lane: Float32Array, options: FilterOptions, loop: boolean): void {
  if (loop) filterLoop(lane, MUSIC_RATE, options, Math.min(lane.length, MUSIC_RATE / 4));
  else filter(lane, MUSIC_RATE, options);
}

function playPart(score: Score, part: Part, out: Float32Array, seed: number): void {
  const instrument: Instrument = INSTRUMENTS[part.instrument];
  const unit = 60 / score.tempo;
  const chance = seeded(seed);
  const rendered = new Map<string, Float32Array>();
  const lane = new Float32Array(out.length);
  for (const { at, length, pitches } of notesOf(score, part)) {
    const onBeat = at % score.bar === 0 ? 1 : at % score.beat === 0 ? 0.9 : 0.78;
    pitches.forEach((pitch, i) => {
      const seconds = length * unit * 0.97;
      const take = Math.floor(chance() * 2);
      const key = `${pitch} ${length} ${take}`;
      let note = rendered.get(key);
      if (!note) {
        note = instrument.note(
          part.rhythm ? (pitch < 48 ? LOW_STROKE : 2 * LOW_STROKE) : hertz(pitch),
          seconds,
          MUSIC_RATE,
          chance,
        );
        rendered.set(key, note);
      }
      // A chord is spread a little from the bass upwards.
      const when = at * unit + i * 0.018 + chance() * LOOSE;
      const level = (part.level ?? 1) * onBeat * (0.92 + 0.08 * chance());
      mix(lane, note, Math.round(when * MUSIC_RATE), level, !score.once);
    });
  }
  for (const options of instrument.body ?? []) color(lane, options, !score.once);
  for (let i = 0; i < out.length; i++) out[i] += lane[i];
}

/** Renders a score's layers at `MUSIC_RATE` and sets their common loudness. */
export function perform(score: Score): Performed {
  const seconds = secondsOf(score) + (score.once ? TAIL : 0);
  const length = Math.round(seconds * MUSIC_RATE);
  const layers: Performed = {};
  score.parts.forEach((part, i) => playPart(score, part, (layers[part.layer] ??= new Float32Array(length)), i + 1));
  const sum = new Float32Array(length);
  for (const layer of LAYERS) {
    const samples = layers[layer];
    if (!samples) continue;
    addRoom(samples, MUSIC_RATE, ROOM, !score.once);
    if (layer !== 'battle') for (let i = 0; i < length; i++) sum[i] += samples[i];
  }
  const target = score.once ? STING_LUFS - peakLoudness(sum, MUSIC_RATE) : PIECE_LUFS - loudness(sum, MUSIC_RATE);
  const gain = 10 ** (target / 20);
  for (const samples of Object.values(layers)) for (let i = 0; i < length; i++) samples[i] *= gain;
  return layers;
}
