import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { LEVEL_NAMES, LEVELS } from '../../src/engine/bots/levels';
import { commandLine } from '../../tools/arguments';
import { shardOf } from '../ladder/shard';
import { collect, renewed } from './collect';
import { collectionOf, FOLDER, gameOf, posed, RULES } from './positions';
import type { Collection } from './positions';
import { solved } from './solve';
import { isWeighed } from './weigh';
import { mergeWeights, reweighed, formatWeight, weighShard } from './weighing';

/**
 * Gives stored positions to every level and prints how many it solves: `npm run tactics -- [--game doge-ship] [--levels
 * merchant,admiral] [--iterations 40] [--rules] [--json]`. Half of the positions are held out and must not be used for
 * tuning. `--rules` prints the result for each rule.
 *
 * `--collect 200 --seed 2` plays 200 games and replaces the stored positions; `--only fort,strike` limits this to these
 * rules. `--weighings 2000` is the number of game pairs for rules that arithmetic alone does not justify.
 *
 * `--weigh 10000 --only fort,strike` weighs stored positions again with this many pairs. It writes a line for every 250
 * pairs to `.cache/tactics`, and resumes after the last line if it was killed. `--shard 3/16` plays one part; Slurm and
 * Kubernetes indices also work (with `--shards 16`). `--merge`, or a run without shards, prints and stores the results,
 * and removes positions where the right play no longer leads by two standard errors.
 */
const given = commandLine({
  game: '',
  levels: LEVEL_NAMES.join(','),
  iterations: 0,
  collect: 0,
  only: '',
  weighings: 2000,
  weigh: 0,
  shard: '',
  shards: 0,
  folder: '.cache/tactics',
  merge: false,
  seed: 2,
  rules: false,
  json: false,
});
/** Game pairs per line. They take a few seconds. */
const CHUNK = 250;
const ids = given.game ? [given.game] : Object.keys(RULES);
const isWanted = (rule: string) => given.only === '' || given.only.split(',').includes(rule);

for (const id of ids) {
  const gameWithBot = gameOf(id);
  if (given.weigh > 0) {
    weighAnew(gameWithBot);
    continue;
  }
  if (given.collect > 0) {
    const names = Object.keys(RULES[id]).filter(isWanted);
    const fresh = collect(gameWithBot, names, given.collect, given.seed, given.weighings);
    const collection = given.only === '' ? fresh : renewed(collectionOf(id), names, fresh);
    store(collection);
  }
  const positions = posed(gameWithBot, collectionOf(id));
  for (const name of given.levels.split(',')) {
    const level = LEVEL_NAMES.find((known) => known === name);
    if (!level) throw new Error(`Unknown level “${name}”. Levels: ${LEVEL_NAMES.join(', ')}.`);
    const iterations =
      LEVELS[level].iterations > 0 && given.iterations > 0 ? given.iterations : LEVELS[level].iterations;
    const results = solved(gameWithBot, positions, { ...LEVELS[level], iterations });
    const count = (held: boolean) => {
      const half = results.filter((entry) => entry.held === held);
      return `${half.filter(({ right }) => right).length}/${half.length}`;
    };
    console.log(
      given.json
        ? JSON.stringify({ game: id, level, iterations, results })
        : `${id} ${level} first ${count(false)} held ${count(true)}`,
    );
    if (!given.rules) continue;
    for (const rule of Object.keys(RULES[id])) {
      const own = results.filter((entry) => entry.rule === rule);
      const part = (held: boolean) => own.filter((entry) => entry.held === held && entry.right).length;
      const all = (held: boolean) => own.filter((entry) => entry.held === held).length;
      console.log(`  ${rule}: ${part(false)}/${all(false)}, held out ${part(true)}/${all(true)}`);
    }
  }
}

function store(collection: Collection): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${collection.game}.json`), `${JSON.stringify(collection, null, 2)}\n`);
}

/** Weighs a game's stored positions again, or one shard of them. Stores the results when all shards are finished. */
function weighAnew(gameWithBot: GameWithBot): void {
  const { id } = gameWithBot.game.about;
  const shard = shardOf(given.shard, given.shards, process.env);
  /** The hash of this program identifies the players, because another build may play differently. */
  const players = createHash('sha256').update(readFileSync(process.argv[1])).digest('hex').slice(0, 12);
  const campaign = { pairs: given.weigh, chunk: CHUNK, folder: join(given.folder, id), players };
  const collection = collectionOf(id);
  const positions = posed(gameWithBot, collection).filter(({ rule }) => isWanted(rule) && isWeighed(gameWithBot, rule));
  if (!given.merge)
    weighShard(gameWithBot, positions, campaign, shard, (chunk) => console.error(JSON.stringify(chunk)));
  if (!given.merge && shard.of > 1) return;
  const weights = mergeWeights(positions, campaign);
  for (const weight of weights) console.log(formatWeight(weight));
  store(reweighed(collection, weights, given.weigh));
}
