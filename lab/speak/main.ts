import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES_WITH_BOTS } from '../../src/engine/games/registry';
import { LANGUAGES } from '../../src/renderer/locales';
import { commandLine, understood } from '../../tools/arguments';
import { FACTS } from './facts';
import { SpeechCheck, LanguageCheck } from './speech-check';
import { voiceOf } from './voice';

/**
 * Checks all sentences that the table shows in games between Merchants, in every language: `npm run speak -- --games
 * 200 --seed 1 --sample 300`. Prints counts and all faulty sentences, and exits with 1 if there are any. `--game
 * serenissima-1996` plays only one game. `--sample N` writes N sentences of each language to `.cache/speak`, from as
 * many different texts as possible.
 */
const { games, seed, sample, game: only } = commandLine({ games: 200, seed: 1, sample: 0, game: '' });
const contests = understood(() => {
  const named = GAMES_WITH_BOTS.filter(({ game }) => only === '' || game.about.id === only);
  if (named.length > 0) return named;
  throw new Error(`Unknown game “${only}”. Games: ${Object.keys(FACTS).join(', ')}.`);
});
const EXAMPLES = 3;
const SHOWN = 40;

const languages: LanguageCheck[] = [];
for (const { code } of LANGUAGES) languages.push(new LanguageCheck(await voiceOf(code), EXAMPLES));
const audience = new SpeechCheck(languages);
const broken: string[] = [];
for (const gameWithBot of contests)
  for (let index = 0; index < games; index++) attempt(() => audience.checkGame(gameWithBot, index, seed));

for (const [kind, { said, different }] of audience.counts) console.log(`${said} ${kind}s, ${different} different`);
for (const language of languages) {
  const { code } = language.voice;
  console.log(`${code}: ${language.faults.length} wrong`);
  for (const { game, of, text, why } of language.faults.slice(0, SHOWN))
    console.log(`  ${game}, ${of}: “${text}”: ${why.join('; ')}`);
  if (sample > 0) keep(code, sampleOf(language));
}
for (const { game } of contests) {
  const { id } = game.about;
  const silent = Object.keys(FACTS[id].facts).filter((type) => !languages[0].types.has(`${id} event ${type}`));
  console.log(`${id}: events that did not occur or have no sentence: ${silent.join(', ') || 'none'}`);
}
for (const what of broken) console.log(what);
process.exit(broken.length > 0 || languages.some(({ faults }) => faults.length > 0) ? 1 : 0);

/** Records an exception instead of stopping, so that the remaining games are still checked. */
function attempt(play: () => void) {
  try {
    play();
  } catch (error) {
    broken.push((error as Error).message);
  }
}

/** Returns `sample` sentences: one of each locale key, then a second one of each, and so on. */
function sampleOf({ examples }: LanguageCheck): string[] {
  const lists = [...examples].map(([key, texts]) => [...texts].map((text) => `${key}: ${text}`));
  return Array.from({ length: EXAMPLES }, (_, round) => spread(lists.flatMap((texts) => texts[round] ?? [])))
    .flat()
    .slice(0, sample);
}

/** Reorders a list so that its beginning contains elements from all parts of it. */
function spread<T>(list: readonly T[]): T[] {
  const step = 7;
  return Array.from({ length: step }, (_, from) => list.filter((_, i) => i % step === from)).flat();
}

function keep(code: string, lines: readonly string[]) {
  const folder = join('.cache', 'speak');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${code}.txt`), `${lines.join('\n')}\n`);
}
