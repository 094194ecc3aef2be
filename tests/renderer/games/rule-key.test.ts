import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { describe, expect, test } from 'vitest';
import { markRaw, nextTick } from 'vue';
import type { AnyGame } from '../../../src/engine/core/game';
import { GAMES } from '../../../src/engine/games/registry';
import type { Choice } from '../../../src/ipc/table';
import ExplainTip from '../../../src/renderer/app/parts/ExplainTip.vue';
import BoardButtons from '../../../src/renderer/app/table/board/BoardButtons.vue';
import RowGroups from '../../../src/renderer/app/table/choices/RowGroups.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { useRulebook } from '../../../src/renderer/stores/rulebook';
import { i18n } from '../../../src/renderer/ui/i18n';
import { freshMatch, playOut } from '../../engine/generic/playing';
import { randomGames } from '../covering-games';

/** The paragraph that F1 opens while an element has the focus. */
function opened(element: Element): string | null {
  (element as HTMLElement).focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F1' }));
  return useRulebook().rule;
}

const games = GAMES.filter(({ about }) => GAME_UIS.knowsGame(about.id)).map((game) => [game.about.id, game] as const);

describe.each(games)('F1 at the table of %s', (id, game: AnyGame) => {
  const ui = markRaw(GAME_UIS.gameUi(id));
  const paragraphs = ui.rulebook.chapters.flatMap(({ rules }) => rules);
  const plugins = [i18n, GAME_UIS as never];

  test('opens a paragraph for every control of every kind of row, every kind of target and every phase', async () => {
    setActivePinia(createPinia());
    const tip = mount(ExplainTip, { global: { plugins } });
    const groups = new Set<string>();
    const kinds = new Set<string>();
    for (const index of randomGames(game, 6)) {
      const match = freshMatch(game, game.about.seats[0] + (index % 2), index);
      const positions: { view: unknown; choices: Choice[] }[] = [];
      playOut(match, index, ({ seat, legal }, ply) => {
        if (ply % 7 === 0)
          positions.push({
            view: game.view(match.position, seat),
            choices: legal.map((move) => ({ move, forecast: game.forecast?.(match.position, seat, move) ?? {} })),
          });
      });
      for (const { view, choices } of positions) {
        if (ui.ruleNow) expect(paragraphs).toContain(ui.ruleNow(view));
        for (const row of ui.rows(choices, view)) {
          if (groups.has(row.group)) continue;
          groups.add(row.group);
          const props = { ui, groups: [{ name: row.group, rows: [row], places: null }], asked: new Set<Choice>() };
          const wrapper = mount(RowGroups, { props: props as never, global: { plugins }, attachTo: document.body });
          const controls = wrapper.findAll('button, input');
          expect(controls.length, row.group).toBeGreaterThan(0);
          for (const { element } of controls) expect(paragraphs, row.group).toContain(opened(element));
          wrapper.unmount();
        }
        const fresh = ui.targets(view).filter((target) => !kinds.has(target.split(':')[0]));
        if (fresh.length === 0) continue;
        for (const target of fresh) kinds.add(target.split(':')[0]);
        const board = { ui, view, lights: new Map(), chosen: null, place: () => null, host: null };
        const wrapper = mount(BoardButtons, { props: board, global: { plugins }, attachTo: document.body });
        await nextTick();
        for (const { element } of wrapper.findAll('button')) {
          expect(paragraphs, element.textContent).toContain(opened(element));
        }
        wrapper.unmount();
      }
    }
    tip.unmount();
    expect(groups.size).toBeGreaterThan(0);
    expect(kinds.size).toBeGreaterThan(0);
  });
});
