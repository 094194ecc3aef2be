import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame, Move } from '../../../src/engine/core/game';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';
import { actionsLeft } from '../../../src/renderer/app/table/choices/pieces';
import type { Row } from '../../../src/renderer/game-ui/rows';
import { formatSentence } from '../../../src/renderer/game-ui/translate';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';
import { merchantsGame } from '../merchants';
import { game, hold, launch, sea, SPAIN, tableIn, VENICE } from '../../engine/serenissima-1996/table';
import { bySuite } from '../../suite';

const { t, n } = i18n.global;

beforeAll(() => setLanguage('en'));

/**
 * Returns true if a move's galley is still at its position from the start of the turn, according to the game's view.
 */
function unmoved(view: unknown, move: Move): boolean {
  const { galleys, frame } = view as {
    galleys: ({ sailed?: number } | null)[];
    frame: { crossed?: number } | null;
  };
  return 'galley' in move ? galleys[Number(move.galley)]?.sailed === 0 : frame?.crossed === 0;
}

const typesOf = (rows: readonly Row[]) => rows.flatMap(({ options }) => options.map(({ choice }) => choice.move));

const REMINDED = GAMES.filter((rules) => testingOf(rules).reminders).map((rules): [string, AnyGame] => [
  rules.about.id,
  rules,
]);

describe.each(REMINDED)('the reminder of possible moves in %s', (id, rules) => {
  const { reminders, travels = [] } = testingOf(rules);
  const { buy = [], sell = [], sometimes = [], always = false } = reminders ?? {};

  test('only appears for purchases, an unmoved galley or unsold cargo, and lists all of them', () => {
    const ui = GAME_UIS.gameUi(id);
    const { moves } = merchantsGame(id, 4, 'layout');
    const match = startMatch(rules, { game: id, options: checkConfig(rules, 4, {}), seats: 4, seed: 'layout' });
    const [asked, spared, kinds] = [[] as number[], [] as number[], new Set<string>()];
    for (const [ply, { seat, move }] of moves.entries()) {
      const legal = rules.moves(match.position, seat);
      if (ply % bySuite(6, 3) === 0) {
        const view = rules.view(match.position, seat);
        const forecast = (it: Move) => rules.forecast?.(match.position, seat, it) ?? {};
        const rows = ui.rows(
          legal.map((it) => ({ move: it, forecast: forecast(it) })),
          view,
        );
        if (rows.some(({ role }) => role === 'end')) {
          const useless = typesOf(rows.filter(({ idle }) => idle)).map((it) => JSON.stringify(it));
          const wanted = legal.filter(
            (it) =>
              !useless.includes(JSON.stringify(it)) &&
              ([...buy, ...sell].includes(it.type) || (travels.includes(it.type) && unmoved(view, it))),
          );
          const undone = actionsLeft(rows);
          const named = typesOf(undone)
            .filter(({ type }) => !sometimes.includes(type))
            .map((it) => JSON.stringify(it));
          // Voyages can have the same first move, so sets are compared.
          expect(new Set(named), `after ${ply} moves`).toEqual(new Set(wanted.map((it) => JSON.stringify(it))));
          const words = undone.map((row) => formatSentence({ t, n }, id, row.open ?? row.label));
          expect(new Set(words).size, words.join()).toBe(words.length);
          for (const word of words) expect(word).not.toMatch(/games\.|\{|^$/);
          for (const { type } of wanted) kinds.add(type);
          (undone.length > 0 ? asked : spared).push(ply);
        }
      }
      playMove(match, seat, move);
    }
    expect(asked.length).toBeGreaterThan(5);
    if (!always) expect(spared.length).toBeGreaterThan(5);
    expect(kinds.size).toBeGreaterThan(1);
  });
});

test('unsold cargo is listed in full per galley, with the ports that would buy it', () => {
  const state = tableIn('revenue', VENICE);
  hold(state, 'Tunis', SPAIN, { garrison: 1 });
  const galley = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 1, cargo: { wine: 1, wood: 1 } });
  const choices = game
    .moves(state, VENICE)
    .map((move) => ({ move, forecast: game.forecast?.(state, VENICE, move) ?? {} }));
  const rows = actionsLeft(GAME_UIS.gameUi('serenissima-1996').rows(choices, game.view(state, VENICE)));
  expect(rows.map(({ open, label }) => formatSentence({ t, n }, 'serenissima-1996', open ?? label))).toEqual([
    `Sell wood, wine from galley ${galley + 1} in Tunis`,
  ]);
});
