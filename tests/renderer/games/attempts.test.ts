import { describe, expect, test } from 'vitest';
import type { AnyGame, Seat } from '../../../src/engine/core/game';
import { whyNot } from '../../../src/engine/core/why-not';
import { GAMES } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';
import { canAct, canMove, choose, drop, NOTHING } from '../../../src/renderer/app/table/input/selection';
import { GAME_UIS } from '../../../src/renderer/games';
import { freshMatch, playOut } from '../../engine/generic/playing';
import { rowsAt } from '../rows-at';

/**
 * Checks which refusals a player can get by choosing targets and dropping pieces on the board. `refusals` in a
 * game's `testing.ts` lists the codes.
 */
interface Sample {
  readonly seat: Seat;
  readonly position: unknown;
}

/** Returns positions of random matches with different numbers of players. */
function samplesOf(game: AnyGame, matches: readonly number[], every: number): Sample[] {
  const [least, most] = game.about.seats;
  return matches.flatMap((index) => {
    const match = freshMatch(game, least + (index % (1 + most - least)), index);
    const found: Sample[] = [];
    playOut(match, index, ({ seat }, ply) => {
      if (ply % every === 0) found.push({ seat, position: game.copy(match.position) });
    });
    return found;
  });
}

/** Returns the refusal codes that choosing targets and dropping pieces can cause in a position. */
async function codesAt(game: AnyGame, { seat, position }: Sample): Promise<Set<string>> {
  const ui = GAME_UIS.gameUi(game.about.id);
  const view = game.view(position, seat);
  const rows = rowsAt(game, position, seat);
  const situation = { rows, wanted: rows };
  const targets = ui.targets(view);
  const answers = await ui.attempts?.();
  const codes = new Set<string>();
  const own = new Set(answers?.ownPieces?.(view));
  for (const actor of [null, ...targets.filter((target) => canAct(rows, target) || own.has(target))]) {
    for (const target of targets) {
      const chosen = choose(situation, { ...NOTHING, actor }, target);
      const { missed } = actor === null || chosen.missed ? chosen : drop(situation, actor, target);
      const move = missed && answers?.attempt(missed.actor, missed.target, view);
      const why = move && whyNot({ game, position }, seat, move);
      if (why) codes.add(why.refusal.code);
    }
  }
  return codes;
}

test.each(GAMES.map((game) => [game.about.id, game] as const))(
  'a piece of %s that cannot move yet can be dragged, and the drop is refused',
  async (id, game) => {
    const ui = GAME_UIS.gameUi(id);
    const attempts = await ui.attempts?.();
    const refused = samplesOf(game, [1], 3).some(({ seat, position }) => {
      const view = game.view(position, seat);
      const rows = rowsAt(game, position, seat);
      const own = attempts?.ownPieces?.(view) ?? [];
      expect(ui.targets(view)).toEqual(expect.arrayContaining([...own]));
      return own.some(
        (piece) =>
          !canMove(rows, piece) &&
          ui.targets(view).some((to) => {
            const { missed } = drop({ rows, wanted: rows }, piece, to);
            const move = missed && attempts?.attempt(missed.actor, missed.target, view);
            return move && whyNot({ game, position }, seat, move) !== null;
          }),
      );
    });
    expect(refused).toBe(true);
  },
);

const TABLES = GAMES.flatMap((game) => {
  const { refusals } = testingOf(game);
  return refusals ? [[game.about.id, game, refusals] as const] : [];
});

describe.each(TABLES)('on the board of %s', (id, game, { sample, plain, changed, elsewhere }) => {
  const samples = samplesOf(game, sample.matches, sample.every);

  test('common refusals occur', async () => {
    const wanted = new Set(plain);
    for (const at of samples) {
      if (wanted.size === 0) return;
      for (const code of await codesAt(game, at)) wanted.delete(code);
    }
    expect([...wanted]).toEqual([]);
  });

  test.each(Object.entries(changed))('the refusal %s occurs', async (code, change) => {
    for (const { seat, position } of samples) {
      const copy = game.copy(position);
      if (change(copy, seat) && (await codesAt(game, { seat, position: copy })).has(code)) return;
    }
    expect.fail('It does not occur in any sample.');
  });

  test('every other refusal is listed with the reason why the board cannot cause it', () => {
    const listed = [...plain, ...Object.keys(changed), ...Object.values(elsewhere).flat()];
    expect(listed.toSorted()).toEqual(Object.keys(GAME_UIS.gameUi(id).rulebook.refusals).toSorted());
  });
});
