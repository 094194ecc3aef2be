import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { weightsVersion } from '../../src/engine/bots/bot';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { isLevel, LEVEL_NAMES, LEVELS } from '../../src/engine/bots/levels';
import type { LevelName } from '../../src/engine/bots/levels';
import { hashOf } from '../../src/engine/core/hash';
import { fastRandom } from '../../src/engine/core/random';
import { GAMES_WITH_BOTS } from '../../src/engine/games/registry';
import { commandLine, understood } from '../../tools/arguments';
import { shardOf } from '../ladder/shard';
import { calibrated, calibrationReport, isHeldOut } from './calibration';
import { collected } from './collect';
import type { LabelledGame } from './collect';
import { judgedBy, playTrial, temperedBy, trialReport } from './contest';
import type { Tried } from './contest';
import { linearJudge, unlearned } from './judge';
import type { Judge } from './judge';
import { mergedParts, playersIn, playPart } from './parts';
import { trainingReport } from './training-report';
import { lossOf, trained } from './trainer';
import { featureNames } from './siblings';
import { playWhole, tablesOf } from './whole-games';
import type { WholeGame } from './whole-games';

/**
 * Trains evaluations ("judges") on games that the computer plays against itself: `npm run learn -- --game doge-ship
 * --step siblings|train|trial|calibration` (lab/README.md). Writes a line for each game to `.cache/learn`, and resumes
 * after the last line if it was killed. `--shard 3/16` plays one part; Slurm and Kubernetes indices also work (with
 * `--shards 16`). `--merge` only reads the finished parts.
 */
const given = commandLine({
  game: 'doge-ship',
  step: 'siblings',
  games: 300,
  level: 'merchant',
  iterations: 0,
  seats: 0,
  seed: 2,
  plans: 6,
  worlds: 8,
  rounds: 1,
  every: 25,
  shaken: 0,
  judge: '',
  sharpness: 100,
  temperatures: '',
  hidden: 16,
  epochs: 40,
  ridge: 1,
  whole: 0,
  clock: 0,
  shard: '',
  shards: 0,
  folder: '.cache/learn',
  name: '',
  from: '',
  out: '',
  merge: false,
  alone: false,
  learned: false,
});
const { iterations, games, seed, step } = given;
const { gameWithBot, level } = understood(() => ({
  gameWithBot: gameNamed(given.game),
  level: levelNamed(given.level),
}));
const shard = shardOf(given.shard, given.shards, process.env);
const whole = given.merge || shard.of === 1;
const seats = given.seats || Math.min(4, gameWithBot.game.about.seats[1]);
const names = featureNames(gameWithBot, seats);
const judge = given.judge === '' ? undefined : understood(() => judgeIn(given.judge));
const tempered = given.temperatures === '' ? gameWithBot : temperedBy(gameWithBot, given.temperatures);
const sharpness = given.sharpness / 100;
const tried = judge ? judgedBy(tempered, judge, sharpness) : tempered;
const folder = join(given.folder, given.game, given.name || `${step}-${seed}`);
/**
 * Identifies everything that a file's lines depend on: first the settings, then the features. Recently added settings
 * are left out at their default values, so that older files remain valid.
 */
const digest = (...settings: unknown[]) =>
  `${hashOf([step, given.game, weightsVersion(gameWithBot.bot), level, iterations, seed, judge ?? null, given.temperatures, given.sharpness, ...settings])} ${hashOf(names)}`;

if (step === 'calibration') {
  const tables = given.seats === 0 ? tablesOf(gameWithBot) : [given.seats];
  const players = digest(tables, given.learned);
  const play = { gameWithBot: tried, level, iterations, seats: tables, seed, learned: given.learned };
  if (!given.merge) playPart<WholeGame>(games, shard, folder, players, (i) => playWhole(play, i));
  if (whole) calibrate(mergedParts<WholeGame>(folder, players));
} else if (step === 'siblings') {
  const { plans, worlds, rounds, every, shaken } = given;
  const players = digest(seats, plans, worlds, rounds, every, ...(shaken > 0 ? [shaken] : []));
  const collection = { gameWithBot: tried, level, iterations, seats, seed, plans, worlds, rounds, every, shaken };
  playPart<LabelledGame>(games, shard, folder, players, (i) => collected(collection, i));
} else if (step === 'train') {
  train();
} else if (step === 'trial') {
  const { clock } = given;
  // If only temperatures are tried, players look ahead as far as their level does.
  const rounds = judge ? given.rounds : LEVELS[level].rounds;
  const players = digest(seats, clock, ...(rounds > 1 ? [rounds] : []));
  const trial = { old: gameWithBot, tried, level, seats, seed, clock, iterations, rounds };
  if (!given.merge) playPart<Tried>(games, shard, folder, players, (i) => playTrial(trial, i));
  if (whole) console.log(trialReport(mergedParts<Tried>(folder, players)));
} else throw new Error(`--step must be siblings, train, trial or calibration, not “${step}”.`);

/** Prints how well predicted chances match results. With `--out`, writes corrected temperatures. */
function calibrate(played: readonly WholeGame[]): void {
  const calibrations = calibrated(played);
  console.log(calibrationReport(played, calibrations));
  if (given.out === '') return;
  const changed = calibrations.filter(({ temperature: { base, slope } }) => base !== 0 || slope !== 1);
  const temperatures = Object.fromEntries(changed.map((each) => [each.seats, each.temperature]));
  const record = { level, seed, tables: calibrations.map(({ temperature: _, ...rest }) => rest) };
  writeFileSync(given.out, `${JSON.stringify({ temperatures, record }, null, 2)}\n`);
}

/**
 * Trains a linear judge and one with hidden units on the folders' games, and prints their quality. With `--out`, writes
 * the linear judge.
 */
function train(): void {
  const from = given.from === '' ? [`siblings-${seed}`] : given.from.split(',');
  const lines = from.flatMap((name) => {
    const place = join(given.folder, given.game, name);
    if (!playersIn(place).endsWith(hashOf(names)))
      throw new Error(`${place} was labelled with other features. Run --step siblings again.`);
    return mergedParts<LabelledGame>(place);
  });
  const parts = [true, false].map((out) => lines.filter(({ i }) => isHeldOut(i) === out));
  const [held, training] = parts.map((those) => those.flatMap(({ decisions }) => decisions));
  const [heldStandings, standings] = parts.map((those) => those.flatMap((game) => game.standings ?? []));
  const setting = {
    ...{ epochs: given.epochs, step: 0.03, ridge: given.ridge * 1e-6, alone: given.alone },
    ...(given.whole > 0 && { whole: given.whole / 100 }),
  };
  const judges: Record<string, Judge> = {
    evaluation: unlearned(
      names,
      names.map(() => 0),
      names.map(() => 1),
      0,
      fastRandom(seed),
    ),
    linear: trained(names, training, { ...setting, hidden: 0 }, fastRandom(seed), standings),
    ...(given.hidden > 0 && {
      [`${given.hidden} hidden`]: trained(
        names,
        training,
        { ...setting, hidden: given.hidden },
        fastRandom(seed),
        standings,
      ),
    }),
  };
  console.log(trainingReport(judges, training, held, heldStandings));
  console.log(
    names.map((name, k) => `${name} ${judges.linear.linear[k].toFixed(3)}`).join(', '),
    `scale ${judges.linear.scale.toFixed(3)}`,
  );
  for (const [name, learned] of Object.entries(judges)) {
    if (name === 'evaluation') continue;
    const record = {
      ...{ game: given.game, from, seed, seats, ...setting },
      ...{ plans: given.plans, worlds: given.worlds, rounds: given.rounds, sharpness },
      ...{ decisions: training.length, heldOut: held.length },
      ...(given.whole > 0 && { standings: standings.length }),
      loss: {
        learned: lossOf(learned, training),
        heldOut: lossOf(learned, held),
        evaluation: lossOf(judges.evaluation, held),
      },
    };
    const out = join(given.folder, given.game, `${given.name || 'judge'}-${name.replaceAll(' ', '-')}.json`);
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, `${JSON.stringify({ record, corrects: weightsVersion(gameWithBot.bot), judge: learned })}\n`);
    // Games can only import linear judges. So far, hidden units have not justified their computing time.
    if (given.out !== '' && name === 'linear')
      writeFileSync(
        given.out,
        `${JSON.stringify({ ...linearJudge(learned, given.rounds, gameWithBot.bot.learning?.judge, sharpness), record }, null, 2)}\n`,
      );
  }
}

/**
 * Reads a trained judge. Throws if its features differ from the game's, or if it was trained to correct another version
 * of the game's weights.
 */
function judgeIn(path: string): Judge {
  const { corrects, judge: read } = JSON.parse(readFileSync(path, 'utf8')) as { corrects?: string; judge?: Judge };
  if (!read?.names)
    throw new Error(
      `${path} is not a judge written by --step train (in ${given.folder}/${given.game}). A game’s judge.json only contains weights.`,
    );
  if (read.names.join() !== names.join()) throw new Error(`${path} has other features than ${given.game}.`);
  const today = weightsVersion(gameWithBot.bot);
  if (corrects !== today)
    throw new Error(
      `${path} corrects weights ${corrects ?? 'without a version'}, but ${given.game} has ${today}. Train it again with new labels.`,
    );
  return read;
}

function levelNamed(name: string): LevelName {
  if (isLevel(name)) return name;
  throw new Error(`Unknown level “${name}”. Levels: ${LEVEL_NAMES.join(', ')}.`);
}

function gameNamed(id: string): GameWithBot {
  const found = GAMES_WITH_BOTS.find(({ game }) => game.about.id === id);
  if (found) return found;
  const ids = GAMES_WITH_BOTS.map(({ game }) => game.about.id).join(', ');
  throw new Error(`No computer player for “${id}”. Games: ${ids}.`);
}
