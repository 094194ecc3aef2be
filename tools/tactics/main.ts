import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVEL_NAMES, LEVELS } from '../../src/engine/bots/levels';
import { commandLine } from '../arguments';
import { collect, renewed } from './collect';
import { collectionOf, FOLDER, gameOf, posed, RULES } from './positions';
import { solved } from './solve';

/**
 * Puts stored positions to every level and prints how many it solves: `npm run -s tactics -- [--game doge-ship] [--levels
 * merchant,admiral] [--iterations 40] [--rules] [--json]`; the first half may be tuned on, the held-out half never. `--rules` prints them
 * rule by rule. `--collect 200 --seed 2` plays so many games and stores new positions in place of the old, with `--only fort,strike` of
 * these rules; `--weighings 2000` is how many pairs of games settle what arithmetic does not.
 */
const given = commandLine({
  game: '',
  levels: LEVEL_NAMES.join(','),
  iterations: 0,
  collect: 0,
  only: '',
  weighings: 2000,
  seed: 2,
  rules: false,
  json: false,
});
const ids = given.game ? [given.game] : Object.keys(RULES);

for (const id of ids) {
  const gameWithBot = gameOf(id);
  if (given.collect > 0) {
    const names = Object.keys(RULES[id]).filter((name) => given.only === '' || given.only.split(',').includes(name));
    const fresh = collect(gameWithBot, names, given.collect, given.seed, given.weighings);
    const collection = given.only === '' ? fresh : renewed(collectionOf(id), names, fresh);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, `${id}.json`), `${JSON.stringify(collection, null, 2)}\n`);
  }
  const positions = posed(gameWithBot, collectionOf(id));
  for (const name of given.levels.split(',')) {
    const level = LEVEL_NAMES.find((known) => known === name);
    if (!level) throw new Error(`There is no level “${name}”; there are ${LEVEL_NAMES.join(', ')}.`);
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
