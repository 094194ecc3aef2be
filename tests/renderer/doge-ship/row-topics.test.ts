import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { TABLES } from '../../../src/engine/games/doge-ship/data/board';
import type { State } from '../../../src/engine/games/doge-ship/state';
import RowGroups from '../../../src/renderer/app/table/choices/RowGroups.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { topicOf, topics } from '../../../src/renderer/games/doge-ship/explain';
import { target } from '../../../src/renderer/games/doge-ship/targets';
import { LANGUAGES, setLanguage } from '../../../src/renderer/locales';
import { ruleAround } from '../../../src/renderer/ui/explain';
import { i18n } from '../../../src/renderer/ui/i18n';
import {
  act,
  barricade,
  game,
  gondola,
  IACOPO,
  newTable,
  onTop,
  part,
  play,
  store,
} from '../../engine/doge-ship/table';
import { rowsAt } from '../rows-at';

const ui = GAME_UIS.gameUi('doge-ship');

beforeEach(() => setActivePinia(createPinia()));

/** The paragraphs that F1 opens on the rows of a position, by the rows' names. */
function paragraphsAt(state: State): Record<string, string | undefined> {
  const rows = rowsAt(game, state, IACOPO);
  return Object.fromEntries(
    rows.map((row) => {
      const props = { ui, groups: [{ name: row.group, rows: [row] }], asked: new Set() };
      const wrapper = mount(RowGroups, { props: props as never, global: { plugins: [i18n, GAME_UIS as never] } });
      const keys = ['.row', '.row button'].map((part) => ruleAround(wrapper.get(part).element)?.key);
      expect(new Set(keys).size, row.key).toBe(1);
      return [row.key, keys[0]];
    }),
  );
}

/** The paragraph about a space's action. */
function expected(table: number, i: number): string {
  const action = TABLES[table].spaces[i];
  switch (action.type) {
    case 'money':
      return 'treasure';
    case 'buy':
      return 'drawing';
    case 'replacement':
      return 'replacement';
    case 'intrigue':
      return action.intrigue === 'doge' ? 'doge' : 'bribe';
    case 'construct':
      return action.kinds.length === 1 ? action.kinds[0] : 'kinds';
  }
}

test('F1 on a space opens the paragraph about its action', () => {
  const state = newTable();
  const found = paragraphsAt(state);
  const wrong: string[] = [];
  const view = game.view(state, IACOPO);
  TABLES.slice(0, view.tables.length).forEach(({ spaces }, table) =>
    spaces.forEach(({ type }, i) => {
      const rule = expected(table, i);
      const row = found[`${type} ${table} ${i + 1}`];
      if (row !== undefined && row !== rule) wrong.push(`row ${table} ${i + 1}: ${row}, not ${rule}`);
      const [topic] = topics(target.space(table, i + 1));
      if (ui.rulebook.ruleOf(topic) !== rule) wrong.push(`space ${table} ${i + 1}: ${topic}, not ${rule}`);
    }),
  );
  expect(wrong).toEqual([]);
  expect(Object.values(found)).toEqual(expect.arrayContaining(['doge', 'bribe', 'barricade', 'kinds']));
});

test('the tip of each space says only what that space does, in every language', async () => {
  const named = {
    gondola: /gondol/i,
    barricade: /barricade/i,
    galley: /galley|ship|navire|galère|\bpart/i,
    ducat: /ducat/i,
    approval: /approval|approbation|seal|sceau/i,
    newDoge: /doge tile|tuile doge|violet/i,
    both: /each kind|in any order|chaque sorte/i,
    either: /either|l’une ou l’autre/i,
  };
  const wrong: string[] = [];
  for (const { code } of LANGUAGES) {
    await setLanguage(code);
    for (const action of TABLES.flatMap(({ spaces }) => spaces)) {
      const text: string = i18n.global.t(`games.doge-ship.explain.${topicOf(action)}`);
      const kinds = 'kinds' in action ? action.kinds : [];
      const join = kinds.length > 1 && 'join' in action ? action.join : null;
      const intrigue = action.type === 'intrigue' ? action.intrigue : null;
      const does: Record<keyof typeof named, boolean> = {
        gondola: kinds.includes('gondola'),
        barricade: kinds.includes('barricade'),
        galley: kinds.includes('galley') || action.type === 'replacement',
        ducat: action.type === 'money' || intrigue === 'bribe',
        approval: intrigue === 'approval' || intrigue === 'bribe',
        newDoge: intrigue === 'doge',
        both: join === 'and',
        either: join === 'or',
      };
      const missing = (['ducat', 'approval', 'newDoge', 'both', 'either'] as const).filter(
        (key) => does[key] && !named[key].test(text),
      );
      const extra = Object.keys(named).filter(
        (key) => !does[key as keyof typeof named] && named[key as keyof typeof named].test(text),
      );
      if (missing.length + extra.length > 0) wrong.push(`${code} ${JSON.stringify(action)}: “${text}”`);
    }
  }
  await setLanguage('en');
  expect(wrong).toEqual([]);
});

test('F1 on a tile to build opens the paragraph about its kind', () => {
  const state = newTable();
  store(state, IACOPO, gondola(1), part('L1', 2), barricade(3));
  play(state, IACOPO, act('red', 3));
  expect(paragraphsAt(state)).toEqual({
    [`build ${gondola(1)}`]: 'gondola',
    [`build ${part('L1', 2)}`]: 'galley',
    'end pass': 'kinds',
  });
});

test('F1 on a drawn tile opens the paragraph on drawing, or on the yard if it is full', () => {
  const draw = (...yard: number[]) => {
    const state = newTable();
    store(state, IACOPO, ...yard);
    onTop(state, barricade(4));
    play(state, IACOPO, act('white', 1));
    play(state, IACOPO, { type: 'draw', pile: 6 });
    return paragraphsAt(state)[`keep ${barricade(4)}`];
  };
  expect(draw()).toBe('drawing');
  expect(draw(...[1, 2, 3, 4, 5].map(gondola))).toBe('yard');
});

test('a note that all rows of a group share is shown once', async () => {
  await setLanguage('en');
  const state = newTable();
  state.stacks[IACOPO] = [barricade(24)];
  const rows = rowsAt(game, state, IACOPO).filter(({ group }) => group === 'buy');
  const textOf = (some: typeof rows) => {
    const props = { ui, groups: [{ name: 'buy', rows: some }], asked: new Set() };
    return mount(RowGroups, { props: props as never, global: { plugins: [i18n, GAME_UIS as never] } }).text();
  };
  expect(rows.length).toBeGreaterThan(3);
  expect(textOf(rows).match(/your barricade: one more galley part/g)).toHaveLength(1);
  expect(textOf(rows.slice(0, 1))).toContain('your barricade: one more galley part');
});
