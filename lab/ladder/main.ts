import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../../tools/arguments';
import { mergeShards, playShard } from './campaign';
import { CONTESTS } from './contests';
import { reportOf } from './report';
import { shardOf } from './shard';

/**
 * Plays contests between levels to check the published claims about computer players: `npm run ladder -- [--only dump]
 * [--games 40] [--shard 3/16]`. Writes a line for each game to `.cache/ladder/3-of-16.jsonl`, and resumes from it
 * if the process was killed. The shard can also come from the index of a Slurm array, or of a Kubernetes indexed job
 * together with `--shards 16`.
 *
 * `--merge` joins the shards to `ladder.jsonl` and prints the table, which a run without shards also does. `--list`
 * prints the contests. `--only` selects contests by comma-separated parts of their names.
 */
const given = commandLine({
  only: '',
  games: 0,
  shard: '',
  shards: 0,
  folder: '.cache/ladder',
  merge: false,
  list: false,
});
const wanted = given.only.split(',').filter(Boolean);
const contests = CONTESTS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part))).map(
  (contest) => (given.games ? { ...contest, games: given.games } : contest),
);
if (contests.length === 0) throw new Error(`No contest matches “${given.only}”. --list prints all contests.`);
/** The hash of this program identifies the players, because another build may play differently. */
const players = createHash('sha256').update(readFileSync(process.argv[1])).digest('hex').slice(0, 12);

if (given.list) {
  for (const { name, games } of contests) console.log(`${name}: ${games} games`);
} else {
  const shard = shardOf(given.shard, given.shards, process.env);
  if (!given.merge) playShard(contests, shard, given.folder, players, (game) => console.log(JSON.stringify(game)));
  if (given.merge || shard.of === 1) {
    const games = mergeShards(contests, given.folder, players);
    writeFileSync(join(given.folder, 'ladder.jsonl'), games.map((game) => `${JSON.stringify(game)}\n`).join(''));
    console.log(reportOf(contests, games));
  }
}
