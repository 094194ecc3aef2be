import { describe, expect, test } from 'vitest';
import { PIECES as DOGE_SHIP } from '../../../src/renderer/games/doge-ship/music';
import { PIECES as LA_LOIRE } from '../../../src/renderer/games/la-loire/music';
import { PIECES as SERENISSIMA_1996 } from '../../../src/renderer/games/serenissima-1996/music';
import { PIECES as SERENISSIMA_2012 } from '../../../src/renderer/games/serenissima-2012/music';
import { divide } from '../../../src/renderer/sound/score/divisions';
import { readVoice, scaleOf } from '../../../src/renderer/sound/score/notation';
import { notesOf, secondsOf } from '../../../src/renderer/sound/score/perform';
import { homeTheme } from '../../../src/renderer/sound/scores/home-theme';
import { faults } from './counterpoint';

const PROGRAMS = { DOGE_SHIP, LA_LOIRE, SERENISSIMA_1996, SERENISSIMA_2012, HOME: [homeTheme] };
const ALL = Object.values(PROGRAMS).flat();

test('every game has at least three pieces of its own', () => {
  const { HOME, ...games } = PROGRAMS;
  expect(HOME).toHaveLength(1);
  for (const pieces of Object.values(games)) expect(pieces.length).toBeGreaterThanOrEqual(3);
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
});

describe.each(ALL.map((score) => [score.name, score] as const))('%s', (_, score) => {
  test('lasts at least 90 s, and no note ends after the piece', () => {
    expect(secondsOf(score)).toBeGreaterThanOrEqual(90);
    const layers = new Set(score.parts.map(({ layer }) => layer));
    expect(layers).toContain('calm');
    expect(layers).toContain('full');
    for (const part of score.parts) {
      const notes = notesOf(score, part).filter(({ pitches }) => pitches.length > 0);
      expect(notes.length, part.instrument).toBeGreaterThan(10);
      expect(Math.max(...notes.map(({ at, length }) => at + length))).toBeLessThanOrEqual(
        (secondsOf(score) * score.tempo) / 60 + 1e-6,
      );
      const pitches = notes.flatMap((note) => note.pitches);
      expect(Math.min(...pitches)).toBeGreaterThan(30);
      expect(Math.max(...pitches)).toBeLessThan(97);
    }
  });

  test('has no unprepared dissonances, and no parallel fifths or octaves, not even in its divisions', () => {
    for (const [name, { tune, tenor, bass, answer, low }] of Object.entries(score.strains)) {
      const read = (voice: string) => readVoice(voice, score.bar);
      const upper = read(tune || answer);
      if (!tune) {
        expect(faults(upper, read(low), { ...score, fourths: true }), name).toEqual([]);
        continue;
      }
      expect(faults(upper, read(bass), score), name).toEqual([]);
      expect(faults(upper, read(tenor), { ...score, fourths: true }), name).toEqual([]);
      expect(faults(read(tenor), read(bass), score), name).toEqual([]);
      const divided = divide(upper, scaleOf(score.mode), score);
      expect(
        faults(divided, read(bass), score).filter((fault) => fault.startsWith('parallel')),
        name,
      ).toEqual([]);
    }
  });

  test('ends on the final of its mode', () => {
    const last = score.form.split(' ').at(-1)?.replace('+', '') ?? '';
    const { bass, low } = score.strains[last];
    const final = readVoice(bass || low, score.bar).at(-1)?.pitches[0] ?? -1;
    expect(final % 12).toBe(scaleOf(score.mode)[0]);
  });
});

describe('the notation', () => {
  const pitches = (text: string, bar: number) => readVoice(text, bar).map((note) => note.pitches.join());

  test('reads octaves, accidentals until the bar ends, chords, rests, lengths and ties', () => {
    expect(pitches("C, C c c'", 4)).toEqual(['48', '60', '72', '84']);
    expect(pitches('_B B=B B|B4', 4)).toEqual(['70', '70', '71', '71', '71']);
    expect(pitches('[DFA]2 z2', 4)).toEqual(['62,65,69', '']);
    expect(readVoice('A3/2 B/ c-|c3', 3).map(({ at, length }) => [at, length])).toEqual([
      [0, 1.5],
      [1.5, 0.5],
      [2, 4],
    ]);
  });

  test('refuses bars of another length and unknown signs', () => {
    expect(() => readVoice('A2 B|c4', 4)).toThrow(/Bar of 3/);
    expect(() => readVoice('A2 ?2', 4)).toThrow(/Unknown sign/);
  });
});

test('divisions lead by step to the next note, and leave suspensions alone', () => {
  const scale = scaleOf('D dorian');
  const [moving, tied] = ['D4 A4|d8', 'D2 A6-|A2 d6'].map((text) => readVoice(text, 8));
  const divided = divide(moving, scale, { bar: 8, beat: 4 });
  expect(divided.map((note) => note.pitches[0])).toEqual([62, 64, 65, 67, 69, 67, 71, 72, 74]);
  expect(divide(tied, scale, { bar: 8, beat: 4 })).toContainEqual(tied[1]);
});
