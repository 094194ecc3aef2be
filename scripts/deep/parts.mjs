import { FORM } from '../setup.mjs';

/** Total minutes of torture in all shards. */
const TORTURE_MINUTES = 30;
/** Number of mutants of each kind. */
const MUTANTS = 100;

/**
 * The parts of one shard in the order in which they run. Runners that can divide their work get a share. Other parts
 * run completely in one of the shards. `command` is a program with its arguments, `env` its environment in addition to
 * `SUITE=deep`.
 */
export function partsOf(shard, shards, resume = false) {
  const share = `${shard}/${shards}`;
  const vitest = ['node', 'node_modules/vitest/vitest.mjs', 'run', `--shard=${share}`];
  const npm = (script, ...args) => ['npm', 'run', '--silent', script, '--', ...args];
  const tool = (name, ...args) => ['node', 'scripts/tool.mjs', name, ...args];
  /** Parts that cannot be divided. Each runs in one shard. */
  const whole = [
    { name: 'lint', command: npm('lint') },
    { name: 'typecheck', command: npm('typecheck') },
    { name: 'form', command: FORM },
    { name: 'planted', command: tool('planted', '--suite', 'deep') },
    { name: 'mutants', command: tool('mutants', '--count', String(MUTANTS)) },
    { name: 'app-mutants', command: tool('mutants', '--of', 'app', '--count', String(MUTANTS)) },
    { name: 'speak', command: ['node', 'lab/run.mjs', 'speak', '--games', '200', '--sample', '300'] },
  ].filter((_, i) => i % shards === shard - 1);
  return [
    { name: 'build', command: ['node', 'scripts/build.mjs'] },
    ...whole,
    { name: 'unit', command: vitest, env: { GAMES: '10000' } },
    {
      name: 'e2e',
      command: ['node', 'node_modules/@playwright/test/cli.js', 'test', `--shard=${share}`],
      env: { WHOLE_GAMES: '1' },
    },
    { name: 'layout', command: tool('layout', '--shard', share, ...(resume ? ['--resume'] : [])) },
    {
      name: 'torture',
      command: tool('torture', '--minutes', String(Math.ceil(TORTURE_MINUTES / shards)), '--seed', String(shard)),
    },
  ];
}
