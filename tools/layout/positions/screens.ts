import type { Page } from '@playwright/test';
import { GAMES } from '../../../src/engine/games/registry';
import { put, set } from '../drive';
import type { SaveInfo } from '../../../src/ipc/shelf';
import type { Position } from './position';
import { inTurn, press, tableReady } from './position';

/** All screens except the table: home, shelf, new game, introductions, lessons, and their dialogs. */

const LONG = 'Sunday at Grandmother Contarini’s table';
/** The game of the screens that are the same for every game. */
const ANY = 'serenissima-1996';

const home: Position[] = [
  { name: 'home', short: true },
  { name: 'home: nothing saved', steps: (page) => put(page, 'app', { saves: [] }) },
  {
    name: 'home: shelf out of reach',
    steps: (page) =>
      put(page, 'app', { saves: [], trouble: { code: 'disk-fault', message: 'The disk cannot be read.' } }),
  },
  {
    name: 'home: refused',
    steps: (page) =>
      put(page, 'app', { notice: { refusal: { code: 'too-large', message: 'Too large.' }, file: 'a.serenissima' } }),
  },
  { name: 'home: saves that are damaged', steps: damaged },
  { name: 'home: copies from elsewhere', steps: copies },
  { name: 'home: connection lost', steps: (page) => put(page, 'app', { connected: false }) },
  { name: 'settings', short: true, steps: press('home:settings') },
  { name: 'about', steps: press('home:about') },
  { name: 'report', steps: press('home:about', 'about:report') },
  { name: 'backup', steps: press('shelf:backup') },
  { name: 'rename', steps: onCard('save:rename') },
  { name: 'duplicate', steps: onCard('save:duplicate') },
  { name: 'check', steps: onCard('save:check') },
  { name: 'delete', steps: onCard('save:trash') },
  { name: 'deleted', steps: inTurn(onCard('save:trash'), press('shelf:deleted')) },
  { name: 'help', steps: press('home:help') },
  { name: 'rulebook', short: true, steps: press('home:rulebook') },
  { name: 'rulebook: rulings', steps: press('home:rulebook', 'rulebook:rulings') },
  {
    name: 'rulebook: search',
    steps: inTurn(press('home:rulebook'), (page) => page.getByTestId('rulebook:search').fill('port')),
  },
];

const begin: Position[] = GAMES.flatMap(({ about: { id: game } }): Position[] => [
  { name: `game: ${game}`, steps: press(`home:game:${game}`), ...(game === ANY && { short: true }) },
  { name: `new: ${game}`, steps: inTurn(press('home:new'), choose(game)), ...(game === ANY && { short: true }) },
  {
    name: `new: ${game}, options`,
    steps: inTurn(press('home:new'), choose(game), press('new:options')),
    ...(game === 'doge-ship' && { short: true }),
  },
]);

const kept = (...names: readonly string[]) =>
  names.map((name) => ({ name, game: ANY, table: { seats: NAMES.map(() => ({ kind: 'human' })), options: {} } }));
const NAMES = ['Anna', 'Bartolomea', 'Carla'];

const presets: Position[] = [
  { name: 'new: a table being kept', steps: inTurn(press('home:new'), choose(ANY), press('preset:new')) },
  {
    name: 'new: a kept table chosen',
    steps: inTurn((page) => set(page, { presets: kept('Sunday', LONG) }), press('home:new'), choose(ANY), sunday),
  },
  {
    name: 'new: a kept table replaced',
    steps: inTurn(
      (page) => set(page, { presets: kept('Sunday', LONG) }),
      press('home:new'),
      choose(ANY),
      sunday,
      press('preset:new'),
    ),
  },
  { name: 'new: portraits', steps: inTurn(press('home:new'), press('portrait:of:0')) },
  { name: 'new: alone', steps: inTurn(press('home:new'), choose('la-loire'), press('count:1')) },
  {
    name: 'new: everybody here',
    steps: inTurn(press('home:new'), choose('doge-ship'), press('count:5', 'new:together')),
  },
];

const learn: Position[] = [
  ...GAMES.flatMap(({ about: { id }, teaching }): Position[] =>
    teaching
      ? [
          { name: `learn: ${id}`, steps: toLearn(id), ...(id === ANY && { short: true }) },
          ...teaching.lessons.flatMap(({ key }) => lessonOf(id, key)),
        ]
      : [],
  ),
  { name: 'lesson: another move', short: true, steps: inTurn(sitDown(ANY, 'sail'), otherMove) },
  { name: 'lesson: rulebook', steps: inTurn(sitDown(ANY, 'sail'), press('table:rulebook')) },
];

export const SCREENS: readonly Position[] = [...home, ...begin, ...presets, ...learn];

const DAMAGE = { line: 0, reason: '', fault: { code: 'not-ours' as const, params: {} } };
const DAMAGED_LINE = { line: 12, reason: '', fault: { code: 'move-type' as const, params: {} } };

/** Damages every other save, alternately at a move and completely. */
async function damaged(page: Page): Promise<void> {
  await page.evaluate(
    ([whole, line]) => {
      const app = (window as unknown as { storeOf(name: string): { saves: readonly SaveInfo[] } }).storeOf('app');
      app.saves = app.saves.map((save, i) => (i % 2 === 0 ? save : { ...save, damage: i % 4 === 1 ? whole : line }));
    },
    [DAMAGE, DAMAGED_LINE] as const,
  );
}

function copies(page: Page): Promise<void> {
  const copy = { title: LONG, saved: '2026-01-01T00:00:00.000Z', plies: 12 };
  return put(page, 'app', {
    shelf: {
      unwritable: null,
      owner: null,
      conflicts: [
        { ...copy, match: 'a', file: 'a (copy of a laptop in the attic 2026-01-01).serenissima' },
        { ...copy, match: null, file: 'stray.serenissima' },
      ],
      unreadable: [{ file: 'holiday.serenissima', damage: DAMAGE }],
      deleted: 3,
    },
  });
}

async function sunday(page: Page): Promise<void> {
  await page.getByTestId('preset').selectOption(LONG);
}

function onCard(button: string): (page: Page) => Promise<void> {
  return async (page) => {
    const card = page.locator('[data-testid^="save:"]:has([data-testid="save:open"])').first();
    await card.getByTestId('save:menu').click();
    await page.getByTestId(button).click();
  };
}

function choose(game: string): (page: Page) => Promise<void> {
  return (page) => page.locator(`input[name=game][value=${game}]`).check({ force: true });
}

function lessonOf(game: string, lesson: string): Position[] {
  const name = `lesson: ${game} ${lesson}`;
  return [
    { name, steps: sitDown(game, lesson), ...(game === ANY && lesson === 'build' && { short: true }) },
    { name: `${name}, on the way`, steps: inTurn(sitDown(game, lesson), shown(2)) },
    { name: `${name}, the end`, steps: inTurn(sitDown(game, lesson), shown(20)) },
  ];
}

function toLearn(game: string): (page: Page) => Promise<void> {
  return inTurn(press('home:learn'), (page) => page.getByTestId(`learn:game:${game}`).check({ force: true }));
}

function sitDown(game: string, lesson: string): (page: Page) => Promise<void> {
  return inTurn(toLearn(game), press(`learn:${lesson}`), tableReady);
}

/** Plays this many moves of a lesson, or all of them. */
function shown(moves: number): (page: Page) => Promise<void> {
  return async (page) => {
    const [card, end] = [page.getByTestId('lesson'), page.getByTestId('lesson:end')];
    for (let made = 0; made < moves; made++) {
      await page.locator('[data-testid=lesson][data-next=learner]').or(end).first().waitFor();
      if (await end.isVisible()) return;
      const ply = await page.getByTestId('table').getAttribute('data-ply');
      await card.getByTestId('lesson:show').click();
      await page.locator(`[data-testid=table]:not([data-ply="${ply}"])[data-busy=false]`).waitFor();
    }
  };
}

async function otherMove(page: Page): Promise<void> {
  await page.getByTestId('not-now').locator('summary').click();
  await page.locator('[data-testid="action:sail"]:not(.asked)').first().click();
  await page.getByTestId('lesson:answer').filter({ hasText: /./ }).waitFor();
}
