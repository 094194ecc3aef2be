import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../arguments';
import { mergeShards, playShard } from './campaign';
import { CONTESTS } from './contests';
import { reportOf } from './report';
import { shardOf } from './shard';

/**
 * Plays what is promised about the computers: `npm run -s ladder [-- --only dump] [--games 40] [--shard 3/16]`, a line a game in
 * `.cache/ladder/3-of-16.jsonl`. Called again it goes on where it was killed. In a Slurm array the part is the array's; in a Kubernetes
 * indexed job it is the index, of `--shards 16`. `--merge` reads all parts in the folder, writes them as one (`ladder.jsonl`) and
 * prints the table; so does a run of the whole. `--list` names the contests. `--only` takes parts of their names, by commas.
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
if (contests.length === 0) throw new Error(`No contest is called “${given.only}”; --list names them all.`);
/** The players are this very program: another build of it may play otherwise. */
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
