import { GAMES_WITH_BOTS, findGameWithBot } from '../src/engine/games/registry';
import { commandLine } from './arguments';
import { whyNotAccept } from './corpus/accept';
import { countPositions } from './corpus/choose';
import { differences, miscounts } from './corpus/compare';
import { readCorpus, readPerft, writeCorpus, writePerft } from './corpus/files';
import { playCorpus } from './corpus/play';
import type { RecordedGame } from './corpus/recorded';

/**
 * Compares the rules with the recorded games and perft counts of every game (docs/tests.md). `npm run corpus` reports
 * differences (`--game ID`: in one game), and `npm run corpus -- --accept GAME --why "A sentence."` accepts the results
 * of the current rules. Accepting keeps games with unchanged results and records the others again; `--all` records all
 * of them again. Changed results need a higher rules version (`About.rules`), except with `--same-rules`.
 */
const given = commandLine({ game: '', accept: '', why: '', all: false, 'same-rules': false });
if (given.accept === '') compareAll();
else accept(given.accept, given.why);

function compareAll(): void {
  const { game: only } = given;
  for (const { game } of GAMES_WITH_BOTS) {
    const { id, rules } = game.about;
    if (only !== '' && only !== id) continue;
    const corpus = readCorpus(id);
    const counted = readPerft(id);
    if (!corpus || !counted) {
      report(`${id}: no recorded games.`);
      continue;
    }
    const other = [...differences(game, corpus)].map(([index, what]) => `${id}, game ${index}: ${what}`);
    const counts = miscounts(game, corpus, counted).map((what) => `${id}, ${what}`);
    for (const line of [...other, ...counts]) report(line);
    if (corpus.rules !== rules)
      report(`${id}: recorded with version ${corpus.rules} of the rules, but the current version is ${rules}.`);
    console.log(`${id}: ${corpus.games.length - other.length} of ${corpus.games.length} games unchanged.`);
  }
}

function report(line: string): void {
  console.log(line);
  process.exitCode = 1;
}

function accept(id: string, why: string): void {
  const gameWithBot = findGameWithBot(id);
  if (!gameWithBot) throw new Error(`No computer player for “${id}”.`);
  if (!/\w.*\.$/.test(why)) throw new Error('Explain in a sentence why the results have changed: --why "A sentence."');
  const { game } = gameWithBot;
  const former = readCorpus(id);
  const differing = former && differences(game, former);
  const refusal = given['same-rules'] ? undefined : whyNotAccept(game, former, differing?.size ?? 0);
  if (refusal !== undefined) {
    console.error(refusal);
    process.exit(1);
  }
  const kept = new Map<number, RecordedGame>(
    differing && !given.all ? [...former.games.entries()].filter(([index]) => !differing.has(index)) : [],
  );
  const { games } = playCorpus(gameWithBot, kept, console.log);
  const head = { game: id, rules: game.about.rules, accepted: [...(former?.accepted ?? []), why] };
  writeCorpus({ ...head, games });
  writePerft({ game: id, positions: countPositions(game, { games }) });
  console.log(`${id}: ${games.length - kept.size} games recorded, ${kept.size} kept.`);
}
