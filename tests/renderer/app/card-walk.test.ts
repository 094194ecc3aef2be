/**
 * Like card-choices.test.ts, but without a page and at many more positions. Every legal move has a row, the panel
 * lists every ordinary row once, and a piece's card has the panel's moves for it. If a question (a price or passage) is
 * asked at a piece, its card has every answer.
 */
import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/game';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';
import { shownRows } from '../../../src/renderer/app/table/input/selection';
import { byGroup, byPiece, isOpen, cardGroups, idleOf, rareOf } from '../../../src/renderer/app/table/choices/pieces';
import type { Row } from '../../../src/renderer/game-ui/rows';
import { GAME_UIS } from '../../../src/renderer/games';
import { merchantsGame } from '../merchants';
import { isSmallGame } from '../../engine/generic/playing';
import { bySuite } from '../../suite';

/** Number of checked positions per game. */
const POSITIONS = bySuite(150, 800);
/** Number of moves from one checked position to the next. The short suite takes larger steps. */
const STEP = bySuite(2, 1);

const clicksOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ options }) =>
    options.map(({ choice: { move, onward } }) => JSON.stringify([move, ...(onward ?? [])])),
  );
const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();

function* positions(game: AnyGame) {
  const { id } = game.about;
  for (let round = 1, left = POSITIONS; left > 0; round++) {
    const seed = round === 1 ? 'layout' : `card ${round}`;
    const match = startMatch(game, { game: id, options: checkConfig(game, 4, {}), seats: 4, seed });
    for (const { seat, move } of merchantsGame(id, 4, seed).moves) {
      if (left <= 0) return;
      if (match.log.length % STEP === 0) {
        left--;
        yield { position: match.position, seat, ply: match.log.length };
      }
      playMove(match, seat, move);
    }
  }
}

test.each(
  GAMES.filter((game) => GAME_UIS.knowsGame(game.about.id) && !isSmallGame(game)).map(
    (game) => [game.about.id, game] as const,
  ),
)(
  'in %s, the panel and the cards offer the same moves',
  (id, game) => {
    const ui = GAME_UIS.gameUi(id);
    let [cards, looked, questions] = [0, 0, 0];
    for (const { position, seat, ply } of positions(game)) {
      const where = `${id} after ${ply} moves`;
      const legal = game.moves(position, seat);
      const view = game.view(position, seat);
      const forecast = (move: (typeof legal)[number]) => game.forecast?.(position, seat, move) ?? {};
      const rows = ui.rows(
        legal.map((move) => ({ move, forecast: forecast(move) })),
        view,
      );
      const first = new Set(rows.flatMap(({ options }) => options.map(({ choice }) => JSON.stringify(choice.move))));
      for (const move of legal) if (!first.has(JSON.stringify(move))) expect.fail(`${where}: ${JSON.stringify(move)}`);
      const grouped = byPiece(rows).flatMap(({ groups }) => groups.flatMap((group) => group.rows));
      const listed = [...grouped, ...idleOf(rows), ...rareOf(rows)];
      if (!same(clicksOf(listed), clicksOf(rows.filter(isOpen)))) expect.fail(`${where}: the panel`);

      const pieces = new Set(
        rows.flatMap(({ role, actor, target, also }) =>
          role === 'end' ? [] : [actor ?? target ?? [], also ?? []].flat(),
        ),
      );
      for (const piece of pieces) {
        const shown = shownRows(rows, { actor: piece, target: null });
        const panel = clicksOf(byGroup(shown.filter(isOpen)).flatMap((group) => group.rows));
        const card = clicksOf(cardGroups(shown).flatMap((group) => group.rows));
        if (!same(card, panel)) expect.fail(`${where}: ${piece}`);
        cards++;
      }
      const question = ui.questions?.question(view);
      if (question) {
        const card = clicksOf(
          cardGroups(shownRows(rows, { actor: question.piece, target: null })).flatMap((it) => it.rows),
        );
        if (!same(card, clicksOf(rows))) expect.fail(`${where}: the card of ${question.piece} differs from the panel`);
        const known = ui.targets(view);
        for (const end of question.routes.flat()) if (!known.includes(end)) expect.fail(`${where}: ${end}`);
        questions++;
      }
      looked++;
    }
    if (id === 'serenissima-1996') expect(questions).toBeGreaterThan(bySuite(3, 10));
    expect(looked).toBe(POSITIONS);
    expect(cards).toBeGreaterThan(100);
  },
  120_000,
);
