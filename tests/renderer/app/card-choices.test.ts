import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { computed, markRaw, nextTick, ref } from 'vue';
import { beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../../src/engine/games/registry';
import { playMove, startMatch, checkConfig } from '../../../src/engine/core/match';
import type { Choice } from '../../../src/ipc/table';
import ChoiceList from '../../../src/renderer/app/table/choices/ChoiceList.vue';
import PieceCard from '../../../src/renderer/app/table/choices/PieceCard.vue';
import { useSelection } from '../../../src/renderer/app/table/input/useSelection';
import type { Row } from '../../../src/renderer/game-ui/rows';
import { GAME_UIS } from '../../../src/renderer/games';
import { kindOf } from '../../../src/renderer/games/kit/targets';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';
import { merchantsGame } from '../merchants';
import { say } from '../rows-at';
import { row } from '../table/rows';
import { bySuite } from '../../suite';

const { gameUi, knowsGame } = GAME_UIS;
const POSITIONS = 12;
/** How many pieces to mount for each combination that `kindOfCard` distinguishes. */
const PER_KIND = bySuite(2, Infinity);

beforeAll(() => {
  setActivePinia(createPinia());
  return setLanguage('en');
});

/** Returns the moves (as JSON) of all buttons in an element, including those at every value of its steppers. */
async function pressable(root: Element, prefix: string): Promise<Set<string>> {
  const found = new Set<string>();
  const read = () => {
    for (const button of root.querySelectorAll<HTMLElement>(`[data-testid^="${prefix}:"][data-move]`))
      found.add(button.dataset.move ?? '');
  };
  read();
  for (const stepper of root.querySelectorAll<HTMLInputElement>('[data-testid="stepper"]')) {
    for (let value = 0; value <= Number(stepper.max); value++) {
      stepper.value = String(value);
      stepper.dispatchEvent(new Event('input'));
      await nextTick();
      read();
    }
  }
  return found;
}

/**
 * Returns a piece's kind with the groups and roles of its rows. Mounting is slow, so the short suite mounts only
 * the first two pieces of each combination.
 */
function kindOfCard(piece: string, rows: readonly Row[]): string {
  const own = rows.filter(({ actor, target, also }) => [actor, target, also].flat().includes(piece));
  return [kindOf(piece), ...new Set(own.map(({ group, role }) => `${group}/${role ?? ''}`))].sort().join(' ');
}

test.each(GAMES.filter(({ about }) => knowsGame(about.id)).map((game) => [game.about.id, game] as const))(
  'in %s, each piece’s card has exactly the moves that the panel lists for the piece',
  async (id, game) => {
    const ui = markRaw(gameUi(id));
    const { moves } = merchantsGame(id, 4, 'layout');
    const match = startMatch(game, { game: id, options: checkConfig(game, 4, {}), seats: 4, seed: 'layout' });
    const every = Math.floor(moves.length / POSITIONS);
    let [cards, offered] = [0, 0];
    const mounted = new Map<string, number>();
    for (const [ply, { seat, move }] of moves.entries()) {
      if (ply % every === 0) {
        const view = game.view(match.position, seat);
        const choices = game.moves(match.position, seat).map((legal): Choice => ({
          move: legal,
          forecast: game.forecast?.(match.position, seat, legal) ?? {},
        }));
        const rows = ref<Row[]>(ui.rows(choices, view));
        const pieces = new Set(
          rows.value.flatMap(({ role, actor, target }) => (role === 'end' ? [] : (actor ?? target ?? []))),
        );
        for (const piece of pieces) {
          const kind = kindOfCard(piece, rows.value);
          const before = mounted.get(kind) ?? 0;
          if (before >= PER_KIND) continue;
          mounted.set(kind, before + 1);
          const selection = useSelection(
            computed(() => rows.value),
            () => undefined,
          );
          selection.follow({ do: 'drag', target: piece });
          const shown = selection.shown.value;
          const global = { plugins: [i18n] };
          const panel = mount(ChoiceList, {
            props: { ui, view, rows: shown, chosen: { short: piece, full: piece }, asked: new Set<Choice>() },
            global,
          });
          const card = mount(PieceCard, {
            props: {
              ui,
              rows: shown,
              view,
              name: piece,
              short: piece,
              left: '',
              asks: (ui.questions?.question(view) ?? null) !== null,
              listed: false,
              spot: {
                anchor: { x: 0, y: 0, width: 10, height: 10 },
                avoid: [],
                lit: [],
                room: { width: 800, height: 600 },
              },
              asked: new Set<Choice>(),
              playing: 0,
            },
            global,
          });
          const [listed, there] = [
            await pressable(panel.element.parentElement ?? panel.element, 'action'),
            await pressable(card.element.parentElement ?? card.element, 'card'),
          ];
          expect(there.size, `${piece} after ${ply} moves`).toBeGreaterThan(0);
          expect(there, `${piece} after ${ply} moves`).toEqual(listed);
          // The move of every button is legal; of a button with several moves, the first.
          const legal = new Set(choices.map((choice) => JSON.stringify(choice.move)));
          for (const json of there) {
            const said = JSON.parse(json) as unknown;
            expect(legal).toContain(JSON.stringify(Array.isArray(said) ? said[0] : said));
          }
          cards++;
          offered += there.size;
          panel.unmount();
          card.unmount();
        }
      }
      playMove(match, seat, move);
    }
    expect(cards).toBeGreaterThan(5);
    expect(offered).toBeGreaterThan(bySuite(12, 30));
  },
);

test('a brief card with only one move offers it directly, by name', async () => {
  const [game] = GAMES.filter(({ about }) => about.id === 'doge-ship');
  const match = startMatch(game, {
    game: 'doge-ship',
    options: checkConfig(game, 3, {}),
    seats: 3,
    seed: 'layout',
  });
  const seat = [0, 1, 2].findIndex((each) => game.moves(match.position, each).length > 0);
  const ui = markRaw(gameUi('doge-ship'));
  const view = game.view(match.position, seat);
  const choices = game.moves(match.position, seat).map((move): Choice => ({ move, forecast: {} }));
  const spot = { anchor: { x: 0, y: 0, width: 9, height: 9 }, avoid: [], lit: [], room: { width: 800, height: 600 } };
  const row = ui.rows(choices, view).find(({ actor }) => actor !== null);
  const card = mount(PieceCard, {
    props: {
      ...{ ui, view, spot, rows: row ? [row] : [], name: 'Red 1', short: 'Red 1', left: '' },
      ...{ asks: false, listed: true, asked: new Set<Choice>(), playing: 0 },
    },
    global: { plugins: [i18n] },
  });
  const only = card.get('[data-testid="card:only"]');
  expect(only.text()).toBe(row && say('doge-ship', row.options[0].full));
  await only.trigger('click');
  expect(card.emitted('play')).toEqual([[row?.options[0].choice]]);
  card.unmount();
});

test('a brief card shows the move’s brief text, and names it in full for screen readers', () => {
  const ui = markRaw(gameUi('doge-ship'));
  const spot = { anchor: { x: 0, y: 0, width: 9, height: 9 }, avoid: [], lit: [], room: { width: 800, height: 600 } };
  const brief = row('keep', { actor: 'tile:1' });
  const [full, short] = [{ key: 'rows.decline' }, { key: 'rows.bid' }];
  const rows = [{ ...brief, options: [{ ...brief.options[0], full, brief: short }] }];
  const card = mount(PieceCard, {
    props: {
      ...{ ui, view: {}, spot, rows, name: 'Red 1', short: 'Red 1', left: '' },
      ...{ asks: false, listed: true, asked: new Set<Choice>(), playing: 0 },
    },
    global: { plugins: [i18n] },
  });
  const only = card.get('[data-testid="card:only"]');
  expect(only.text()).toBe(say('doge-ship', short));
  expect(only.attributes('aria-label')).toBe(say('doge-ship', full));
  card.unmount();
});

test('a card is titled with the short name, and has the facts about the chosen place below', () => {
  const spot = { anchor: { x: 0, y: 0, width: 9, height: 9 }, avoid: [], lit: [], room: { width: 800, height: 600 } };
  const ui = markRaw(gameUi('serenissima-1996'));
  const [rows, name] = [[row('hire', { actor: 'port:1' })], 'Venice, held by Venice, stores nothing'];
  const facts = `${name} · 1 sailor for hire`;
  for (const listed of [true, false]) {
    const card = mount(PieceCard, {
      props: {
        ...{ ui, view: {}, spot, rows, name, short: 'Venice', left: '', facts },
        ...{ asks: false, listed, asked: new Set<Choice>(), playing: 0 },
      },
      global: { plugins: [i18n], stubs: { RowGroups: { template: '<i />', inheritAttrs: false } } },
    });
    expect(card.get('h2').text()).toBe('Venice');
    expect(card.attributes('aria-label')).toBe(name);
    expect(card.get('[data-testid="card:facts"]').text()).toBe(facts);
    card.unmount();
  }
});
