/** Measures all sounds: loudness, peaks and clicks. Can write them as files to listen to. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PIECES as DOGE_SHIP } from '../src/renderer/games/doge-ship/music';
import { PIECES as LA_LOIRE } from '../src/renderer/games/la-loire/music';
import { PIECES as SERENISSIMA_1996 } from '../src/renderer/games/serenissima-1996/music';
import { PIECES as SERENISSIMA_2012 } from '../src/renderer/games/serenissima-2012/music';
import { EFFECT_NAMES, PLACES, STING_NAMES } from '../src/renderer/sound/names';
import { render } from '../src/renderer/sound/render';
import type { Job } from '../src/renderer/sound/render';
import { homeTheme } from '../src/renderer/sound/scores/home-theme';
import { loudness, peakLoudness } from '../src/renderer/sound/synth/loudness';

const USAGE = `Prints the loudness, the peak, and the step at the loop point of every sound.
  --wav FOLDER   also writes them as WAV files
  --only TEXT    only sounds whose name contains the text`;

const { values } = parseArgs({
  options: { wav: { type: 'string' }, only: { type: 'string', default: '' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

/** A mono file with 16 bits per sample. */
function wav(samples: Float32Array, rate: number): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((x, i) => file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, x)) * 32_767), 44 + i * 2));
  return file;
}

const scores = [homeTheme, ...SERENISSIMA_1996, ...SERENISSIMA_2012, ...DOGE_SHIP, ...LA_LOIRE];
const jobs: (readonly [name: string, job: Job])[] = [
  ...scores.map((score) => [score.name, { kind: 'score', score }] as const),
  ...PLACES.flatMap((place) =>
    (['day', 'evening'] as const).map(
      (daytime) => [`${place}-${daytime}`, { kind: 'ambience', place, daytime }] as const,
    ),
  ),
  ...[...STING_NAMES, ...EFFECT_NAMES].map((name) => [name, { kind: 'effect', name }] as const),
];

console.log('sound              ms   LUFS   peak   seam');
for (const [name, job] of jobs.filter(([each]) => each.includes(values.only))) {
  const from = performance.now();
  const { rate, tracks } = render(job);
  const ms = performance.now() - from;
  const length = Math.max(...Object.values(tracks).map((track) => track.length));
  const sum = new Float32Array(length);
  for (const [track, samples] of Object.entries(tracks)) {
    // Measures only the first variation of an effect, and a piece without its battle drums.
    if (track === 'battle' || (job.kind === 'effect' && track !== '0' && track !== 'calm')) continue;
    samples.forEach((x, i) => (sum[i] += x));
  }
  const lufs = job.kind === 'effect' ? peakLoudness(sum, rate) : loudness(sum, rate);
  const peak = sum.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const seam = Math.abs(sum[0] - sum[length - 1]);
  const figures = [
    ms.toFixed(0).padStart(5),
    lufs.toFixed(1).padStart(6),
    peak.toFixed(2).padStart(6),
    seam.toFixed(3),
  ];
  console.log(name.padEnd(16), ...figures);
  if (values.wav === undefined) continue;
  mkdirSync(values.wav, { recursive: true });
  writeFileSync(join(values.wav, `${name}.wav`), wav(sum, rate));
}
