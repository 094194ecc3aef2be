import { describe, expect, test } from 'vitest';
import { createAgent } from '../../src/engine/bots/agent';
import { LEVELS } from '../../src/engine/bots/levels';
import { branch } from '../../src/engine/core/history';
import { checkConfig, playMove, startMatch } from '../../src/engine/core/match';
import type { Match } from '../../src/engine/core/match-types';
import { saveText } from '../../src/engine/core/save';
import { isHidden } from '../../src/engine/core/secrets';
import { GAMES_WITH_BOTS } from '../../src/engine/games/registry';
import { GAMES_WITH_SECRETS, waysOfHiding } from '../engine/generic/other-secrets';
import { GAME, openTestApp } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';

const PLACE = { type: 'place', crews: [4, 4] };
const REASON = { key: 'place', params: {} };

/** Plays a computer's first move of the 1996 game, against one person. */
async function reasoned() {
  const app = openTestApp(undefined, {}, async () => [{ move: PLACE, reason: REASON }]);
  const seats = [
    { name: 'C', kind: 'computer' as const, level: 'merchant' as const },
    { name: 'Anna', kind: 'human' as const },
  ];
  const { table } = await app.ask('matches.create', { game: GAME, title: 'Why', seats, options: {}, seed: 'why' });
  const { match } = table;
  await app.ask('matches.think', { match, ply: 0 });
  return { ...app, app, match };
}

const reasonsIn = async ({ ask }: Pick<TestApp, 'ask'>, match: string) =>
  (await ask('matches.open', { match })).log.map(({ reason }) => reason);

describe('a computer’s reason', () => {
  test('is available after a restart and wherever its match is opened', async () => {
    const { files, match, ask } = await reasoned();
    // With a new title, the match is not discarded as unplayed.
    await ask('saves.rename', { match, title: 'Mine' });
    await ask('matches.close', { match });
    const later = openTestApp(files.disk);
    expect(await reasonsIn(later, match)).toEqual([REASON]);
    const text = (await later.ask('saves.export', { match }))?.text ?? '';
    const elsewhere = openTestApp();
    const imported = await elsewhere.ask('saves.import', { text });
    expect(await reasonsIn(elsewhere, imported?.match ?? '')).toEqual([REASON]);
  });

  test('is included in copies, branches and repaired saves', async () => {
    const { ask, app, match } = await reasoned();
    const copies = [
      (await ask('matches.branch', { match, ply: 1, title: 'Branch' })).table.match,
      (await ask('saves.duplicate', { match, title: 'Copy' })).match,
      (await ask('saves.repair', { match, title: 'Repaired' })).match,
      (await ask('matches.keep', { match, title: 'Kept' })).table.match,
    ];
    for (const copy of copies) expect(await reasonsIn(app, copy)).toEqual([REASON]);
  });

  test('is undone and redone with its move', async () => {
    const { ask, app, match } = await reasoned();
    await ask('matches.undo', { match, seat: 0 });
    expect(await reasonsIn(app, match)).toEqual([]);
    const { entries } = await ask('matches.redo', { match, seat: 0 });
    expect(entries.map(({ reason }) => reason)).toEqual([REASON]);
    expect(await reasonsIn(app, match)).toEqual([REASON]);
  });
});

type Told = [string, Match];

/** Whole matches between Merchants with the options that hide most. Each move has its reason, even hidden moves. */
const WHOLE = GAMES_WITH_BOTS.flatMap((entry): Told[] => {
  const { game } = entry;
  const options = checkConfig(game, 2, waysOfHiding(game).at(0) ?? {});
  const match = startMatch(game, { game: game.about.id, options, seats: 2, seed: 'said' });
  const agents = [0, 1].map((seat) => createAgent(entry, LEVELS.merchant, seat));
  for (let [seat] = game.actors(match.position); seat !== undefined; [seat] = game.actors(match.position)) {
    const { move, reason } = agents[seat].decide(game.view(match.position, seat), seat);
    playMove(match, seat, move, { ...(reason && { reason }) });
  }
  return [[game.about.id, match]];
});

describe.each(WHOLE)('the reasons in a game: %s', (_id, match) => {
  /** Returns the plies of the moves that are shown with a reason after a save is opened. */
  const toldOf = async (save: Match, end = false) => {
    const app = openTestApp();
    const seats = ['Anna', 'Bruno'].map((name) => ({ name, kind: 'human' }));
    const text = saveText(save, { title: 'Told', seats, created: '2026-01-01T00:00:00.000Z' });
    const { match: id = '' } = (await app.ask('saves.import', { text })) ?? {};
    if (end) await app.ask('matches.end', { match: id, ply: save.log.length, agreed: [0, 1] });
    const { log } = await app.ask('matches.open', { match: id });
    return log.flatMap(({ ply, reason }) => (reason ? [ply] : []));
  };
  const plies = (kept: (entry: Match['log'][number]) => boolean) =>
    match.log.flatMap((entry, i) => (kept(entry) ? [i + 1] : []));
  const hidden = ({ move }: Match['log'][number]) => isHidden(match.game, move);

  test('are shown after a regular end, except those for hidden moves', async () => {
    expect(await toldOf(match)).toEqual(plies((entry) => entry.reason !== undefined && !hidden(entry)));
  });

  test('for private decisions stay secret during the game, and after an agreed end', async () => {
    const before = branch(match, match.log.length - 1);
    const open = plies((entry) => entry.reason !== undefined && !hidden(entry) && !entry.secret).filter(
      (ply) => ply <= before.log.length,
    );
    expect(await toldOf(before)).toEqual(open);
    expect(await toldOf(before, true)).toEqual(open);
    expect(open.length).toBeGreaterThan(0);
  });
});

test('secret reasons occur in every game with secrets', () => {
  const secrets = WHOLE.filter(([, { log }]) => log.some(({ secret }) => secret)).map(([id]) => id);
  expect(secrets.sort()).toEqual(GAMES_WITH_SECRETS);
});
