import { disableAutoUnmount, enableAutoUnmount, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markRaw, ref } from 'vue';
import type { Bridge } from '../../../src/ipc/contract';
import { laLoire } from '../../../src/engine/games/la-loire';
import { CASTLE, FARM } from '../../../src/engine/games/la-loire/data/buildings';
import type { State } from '../../../src/engine/games/la-loire/state';
import { OWN_SEAT } from '../../../src/renderer/game-ui/seat-chip';
import FinalScore from '../../../src/renderer/app/table/ending/FinalScore.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { game as game2012, table as table2012 } from '../../engine/serenissima-2012/table';
import { freshMatch } from '../../engine/generic/playing';

beforeEach(() => {
  setActivePinia(createPinia());
  useBridge({ call: () => new Promise(() => undefined), on: () => () => undefined } as unknown as Bridge);
});
disableAutoUnmount();
enableAutoUnmount(afterEach);
afterEach(() => setLanguage('en'));

/** Mounts the final score of three players in a position of La Loire. `own`: the seat of the only person. */
function finished(state: State, own: number | null = null, score = laLoire.score(state)) {
  const table = {
    match: 'm',
    game: 'la-loire',
    seats: ['Ada', 'Berta', 'Cleo'].map((name) => ({ name, kind: 'human' })),
    acts: [],
    view: laLoire.view(state, null),
    score,
  };
  return mount(FinalScore, {
    props: { table: table as never, ui: markRaw(GAME_UIS.gameUi('la-loire')) },
    global: {
      plugins: [i18n, GAME_UIS as never],
      stubs: { Triumph: true },
      provide: { [OWN_SEAT as symbol]: ref(own) },
    },
    attachTo: document.body,
  });
}

/** A finished game of three players with these buildings per seat. */
function built(buildings: readonly number[][]): State {
  const state = freshMatch(laLoire, 3, 0).position as State;
  state.frames = [];
  let village = 1;
  buildings.forEach((own, seat) => {
    for (const building of own) {
      state.buildings[village] = building;
      state.owners[village++] = seat;
    }
  });
  return state;
}

/** Returns the texts about the reader in seat `own`, with these totals and winners. */
async function addressed(totals: readonly number[], winners: readonly number[], own: number, language = 'en') {
  await setLanguage(language);
  const score = laLoire.score(built([]));
  const scores = score.scores.map((line, seat) => ({ ...line, total: totals[seat] }));
  const page = finished(built([]), own, { ...score, scores, winners });
  return ['h1', '[data-testid="final:place"]', 'thead b'].map((part) => page.get(part).text());
}

/** Returns the final score's text for three players with equal points and these buildings per seat. */
async function said(buildings: readonly number[][], language = 'en') {
  await setLanguage(language);
  const page = finished(built(buildings));
  const [title, line] = ['h1', '[data-testid="final:ties"]'].map((part) => page.find(part));
  return [title.text(), line.exists() ? line.text() : ''];
}

test('the page and the table are named after what the game counts', async () => {
  const state = table2012();
  state.frames = [];
  const table = {
    match: 'm',
    game: 'serenissima-2012',
    seats: ['Ada', 'Berta', 'Cleo', 'Dora'].map((name) => ({ name, kind: 'human' })),
    acts: [],
    view: game2012.view(state, null),
    score: game2012.score(state),
  };
  const page = mount(FinalScore, {
    props: { table: table as never, ui: markRaw(GAME_UIS.gameUi('serenissima-2012')) },
    global: { plugins: [i18n, GAME_UIS as never], stubs: { Triumph: true } },
  });
  const headings = (of: typeof page) => [of.get('[data-testid="final:points"]').text(), of.get('thead th').text()];
  expect(headings(page)).toEqual(['Ducats', 'Ducats']);
  const loire = freshMatch(laLoire, 3, 0).position as State;
  expect(headings(finished(loire) as never)).toEqual(['Points', 'Points']);
});

test('the final score gets the focus, and Escape shows the board', async () => {
  const state = freshMatch(laLoire, 3, 0).position as State;
  const page = finished(state);
  expect(document.activeElement).toBe(page.element);
  await page.trigger('keydown', { key: 'Escape' });
  expect(page.emitted('look')).toHaveLength(1);
});

test('a win by tie-break is explained by the tie-breaks that were needed', async () => {
  expect(await said([[CASTLE], [CASTLE, FARM], []])).toEqual([
    'Berta (Touraine) wins',
    'Tied totals. Most Castles: Anjou 1, Touraine 1, Berry 0. Most buildings: Anjou 1, Touraine 2.',
  ]);
  expect((await said([[CASTLE], [FARM], []], 'fr'))[1]).toMatch(
    /^Égalité aux points\. Le plus de châteaux\s: Anjou 1, Touraine 0/,
  );
});

test('a shared win has no tie-break text', async () => {
  const [banner, ties] = await said([[CASTLE], [CASTLE], [CASTLE]]);
  expect(banner).toMatch(/^[^,]+, [^,]+ and [^,]+ share the win$/);
  expect(ties).toBe('');
});

test('points count up line by line, and a key press shows all of them', async () => {
  const state = freshMatch(laLoire, 3, 0).position as State;
  state.frames = [];
  const page = finished(state);
  const totals = () => page.findAll('tfoot td').map((cell) => Number(cell.text()));
  const final = laLoire.score(state).scores.map(({ total }) => total);
  expect(totals()).toEqual(final.map(() => 0));
  await page.trigger('keydown', { key: 'a' });
  expect(totals()).toEqual(final);
  page.unmount();
});

test('the only person is addressed as “you”, with the place and the gap', async () => {
  expect(await addressed([9, 5, 4], [0], 0)).toEqual([
    'You win',
    'You’re number 1 of 3, 4 points ahead of number 2.',
    'You',
  ]);
  expect(await addressed([9, 5, 4], [0], 1)).toEqual([
    'Ada (Anjou) wins',
    'You’re number 2 of 3, 4 points behind the winner.',
    'You',
  ]);
  expect((await addressed([9, 9, 9], [0, 1], 1))[0]).toBe('Ada (Anjou) and You share the win');
  // The tie-break put another player first.
  expect((await addressed([9, 9, 4], [0], 1))[1]).toBe('You’re number 2 of 3.');
  expect(await addressed([9, 5, 4], [0], 2, 'fr')).toEqual([
    expect.stringMatching(/^Victoire\s: Ada \(Anjou\)$/),
    expect.stringMatching(/^Votre place\s: 3 sur 3, à 5 points du vainqueur\.$/),
    'Vous',
  ]);
});
