import { mount } from '@vue/test-utils';
import { defineComponent, h, ref } from 'vue';
import { beforeAll, expect, test } from 'vitest';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';
import type { Choice } from '../../../src/ipc/table';
import { providePointed } from '../../../src/renderer/app/table/choices/pointed';
import RowGroups from '../../../src/renderer/app/table/choices/RowGroups.vue';
import { byGroup } from '../../../src/renderer/app/table/choices/pieces';
import { concerns, mentionedIn } from '../../../src/renderer/app/table/input/selection';
import type { TargetId } from '../../../src/renderer/board/board-types';
import type { Row } from '../../../src/renderer/game-ui/rows';
import { GAME_UIS } from '../../../src/renderer/games';
import { setLanguage } from '../../../src/renderer/locales';
import { i18n } from '../../../src/renderer/ui/i18n';
import { bySuite } from '../../suite';
import { merchantsGame } from '../merchants';
import { rowsAt } from '../rows-at';

const { gameUi, knowsGame } = GAME_UIS;
/** The number of positions to check before moves of each type. */
const PER_TYPE = bySuite(2, 20);

/** Types of moves that may have a row without a piece: it is about the whole turn, another player or an amount. */
const WITHOUT_PIECE = new Set<string>([
  'bid',
  'chooseOrder',
  'setPassage',
  'invest',
  'discardAction',
  'decline',
  'chooseGalley',
  'chooseMessage',
]);

beforeAll(() => setLanguage('en'));

test.each(GAMES.filter(({ about }) => knowsGame(about.id)).map((game) => [game.about.id, game] as const))(
  'in %s, a row highlights its pieces and each of them highlights the row',
  (id, game) => {
    const { moves } = merchantsGame(id, 4, 'layout');
    const match = startMatch(game, { game: id, options: checkConfig(game, 4, {}), seats: 4, seed: 'layout' });
    const seen = new Map<string, number>();
    const without = new Set<string>();
    for (const { seat, move } of moves) {
      const times = seen.get(move.type) ?? 0;
      seen.set(move.type, times + 1);
      if (times < PER_TYPE)
        for (const row of rowsAt(game, match.position, seat)) {
          const pieces = mentionedIn(row);
          if (pieces.length === 0 && row.role !== 'end') without.add(row.options[0].choice.move.type);
          for (const piece of pieces) expect(concerns(row, piece), `${row.key}: ${piece}`).toBe(true);
        }
      playMove(match, seat, move);
    }
    expect([...without].filter((type) => !WITHOUT_PIECE.has(type))).toEqual([]);
  },
);

test('the piece or place under the pointer marks its rows, and the button that leads to it', async () => {
  const pointed = ref<TargetId | null>(null);
  const rows = [rowOf('buy', 'galley:1', null), rowOf('sail', 'galley:2', null, 'space:3', 'space:4')];
  const list = mount(
    defineComponent({
      setup() {
        providePointed(pointed);
        return () => h(RowGroups, { ui: gameUi('serenissima-1996'), groups: byGroup(rows), asked: new Set<Choice>() });
      },
    }),
    { global: { plugins: [i18n] } },
  );
  const marked = () => list.findAll('.pointed').map((element) => element.element.tagName);
  expect(marked()).toEqual([]);
  pointed.value = 'galley:1';
  await list.vm.$nextTick();
  expect(marked()).toEqual(['LI']);
  pointed.value = 'space:4';
  await list.vm.$nextTick();
  expect(marked()).toEqual(['LI', 'BUTTON']);
  expect(list.get('button.pointed').attributes('data-move')).toContain('space:4');
});

function rowOf(type: string, actor: TargetId, target: TargetId | null, ...to: readonly TargetId[]): Row {
  const targets = to.length > 0 ? to : [undefined];
  return {
    key: type,
    group: type === 'buy' ? 'trade' : type,
    role: 'action',
    label: { key: 'rows.endTurn' },
    options: targets.map((at) => ({
      choice: { move: { type, to: at ?? null }, forecast: {} },
      short: { key: 'figure', params: { n: 1 } },
      full: { key: 'figure', params: { n: 1 } },
      ...(at && { target: at }),
    })),
    note: null,
    actor,
    target,
  };
}
