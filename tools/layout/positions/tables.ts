import type { Page } from '@playwright/test';
import { GAMES } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';
import type { Table } from '../../../src/ipc/table';
import { put } from '../drive';
import type { Moment } from '../saves';
import type { Position } from './position';
import { inTurn, press, tableReady } from './position';

/**
 * Tables of every game: early and late, with hints, folds and dialogs open, in the replay, at a hand-over, and after
 * the end.
 */

const PLAYED = GAMES.flatMap((game) =>
  (testingOf(game).layout ?? []).map((match) => ({ game: game.about.id, ...match })),
);

export const TABLES: readonly Position[] = PLAYED.flatMap(({ shares, busy = shares[2], ...match }): Position[] => {
  const late: Moment = { ...match, share: shares.at(-1) ?? 0 };
  const over: Moment = { ...match, share: 1 };
  const name = `${match.game}, ${match.players}`;
  const alone = match.players === 1;
  /** The short run checks each shared dialog on one table only. */
  const short = (game: string) => (match.game === game && !alone ? { short: true as const } : {});
  return [
    ...shares.map((share): Position => ({
      name: `${name}: ${Math.round(share * 1000) / 10} %`,
      moment: { ...match, share },
      ...(share === late.share && !alone && { short: true as const }),
    })),
    { name: `${name}: advice`, moment: late, steps: advised, ...short('serenissima-1996'), ...short('la-loire') },
    { name: `${name}: folds open`, moment: late, steps: unfolded, ...short('la-loire') },
    { name: `${name}: a piece chosen`, moment: { ...match, share: busy }, steps: chosen },
    {
      name: `${name}: a computer thinks`,
      moment: { ...late, computers: match.players > 1 ? [0, 1, 2, 3, 4].slice(0, match.players) : [] },
      steps: thinking,
      ...short('serenissima-2012'),
    },
    { name: `${name}: advice docked`, moment: late, settings: docked('advice'), steps: advised },
    { name: `${name}: in words`, moment: late, steps: inWords, ...short('doge-ship') },
    { name: `${name}: in words, docked`, moment: late, settings: docked('words'), steps: inWords },
    { name: `${name}: reference docked`, moment: late, settings: docked('markets'), steps: reference },
    { name: `${name}: the log`, moment: late, steps: log },
    { name: `${name}: a phase ended too soon`, moment: { ...match, share: busy }, steps: endTooSoon },
    { name: `${name}: reference`, moment: late, steps: reference, ...short('serenissima-1996') },
    { name: `${name}: players`, moment: late, steps: press('table:seats'), ...short('doge-ship') },
    { name: `${name}: end here`, moment: late, steps: press('table:seats', 'seats:end') },
    ...(alone ? [] : [{ name: `${name}: resign`, moment: late, steps: press('table:seats', 'seats:resign') }]),
    { name: `${name}: rulebook`, moment: late, steps: press('table:rulebook') },
    { name: `${name}: rulebook docked`, moment: late, settings: docked('rulebook'), steps: press('table:rulebook') },
    {
      name: `${name}: looking back`,
      moment: late,
      steps: press('table:replay', 'replay:back'),
      ...short('serenissima-1996'),
    },
    { name: `${name}: a branch`, moment: late, steps: press('table:replay', 'replay:branch') },
    { name: `${name}: final score`, moment: over, steps: ended },
    {
      name: `${name}: how it went`,
      moment: over,
      steps: inTurn(ended, press('final:story')),
      ...short('serenissima-1996'),
    },
    { name: `${name}: the last position`, moment: over, steps: inTurn(ended, press('final:look')) },
    ...(alone
      ? []
      : [
          handed(`${name}: handed on`, { ...match, share: shares[1] }, 'curtain'),
          { ...handed(`${name}: recap`, late, 'recap'), steps: lifted },
          {
            name: `${name}: since my last turn`,
            moment: { ...late, turnBegins: true },
            steps: onlyPerson,
            ...short('serenissima-1996'),
          },
        ]),
  ];
});

const late: Moment = { game: 'serenissima-1996', players: 4, seed: 'picture 4', share: 0.95 };

/** Screens that are the same at any table. */
export const ANY_TABLE: readonly Position[] = [
  { name: 'table: settings', moment: late, steps: press('table:settings') },
  { name: 'table: help', moment: late, steps: press('table:keys') },
  { name: 'table: paused', moment: late, steps: press('table:pause') },
  {
    name: 'table: the save cannot be written',
    moment: late,
    steps: (page) => put(page, 'match', { alarm: { code: 'disk-full', message: 'The disk is full.' } }),
  },
  {
    name: 'table: the save has changed',
    moment: late,
    steps: (page) => put(page, 'match', { alarm: { code: 'save-changed', message: '' } }),
  },
  {
    name: 'table: nothing can be saved',
    moment: late,
    steps: (page) => put(page, 'match', { unwritable: 'read-only' }),
  },
  {
    name: 'table: refused',
    moment: late,
    steps: (page) =>
      put(page, 'match', {
        refusal: { code: 'no-money', message: 'That costs more than Venice has.', rule: 'money' },
      }),
  },
  { name: 'table: report', moment: late, steps: press('table:keys', 'keys:report') },
  {
    name: 'table: news',
    moment: late,
    steps: (page) => put(page, 'app', { notice: { refusal: { code: 'disk-full', message: 'The disk is full.' } } }),
  },
];

async function advised(page: Page): Promise<void> {
  const button = page.getByTestId('advise');
  if (!(await button.isVisible())) return;
  // If the button is unreachable, its key still works.
  await page.keyboard.press('h');
  await page.locator('[data-testid=advice] button').first().waitFor();
}

async function unfolded(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));
}

async function chosen(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.board-button.lit')?.click());
}

/** A table with only one person, who gets a recap and is offered fast-forward for computers. */
async function onlyPerson(page: Page): Promise<void> {
  await page.evaluate(() => {
    const match = (window as unknown as { storeOf(name: string): { table: Table } }).storeOf('match');
    const { table } = match;
    const seats = table.seats.map((seat, i) =>
      i === table.acting ? seat : { name: seat.name, kind: 'computer' as const, level: 'merchant' as const },
    );
    match.table = { ...table, seats, viewer: table.acting };
  });
  await page.getByTestId('since').waitFor();
}

async function thinking(page: Page): Promise<void> {
  await put(page, 'match', { paused: true });
}

async function reference(page: Page): Promise<void> {
  if (await page.getByTestId('table:markets').isVisible()) await page.getByTestId('table:markets').click();
}

/** The setting that docks a page beside the board if there is room. */
function docked(page: string): NonNullable<Position['settings']> {
  return { docks: { [page]: { docked: true, x: 0, y: 0 } } };
}

async function inWords(page: Page): Promise<void> {
  await page.keyboard.press('v');
  await page.getByTestId('words').waitFor();
}

async function log(page: Page): Promise<void> {
  await page.keyboard.press('l');
  await page.getByTestId('log').first().waitFor();
}

/** Ends a phase early. The confirmation only appears if moves are still available. */
async function endTooSoon(page: Page): Promise<void> {
  await page.keyboard.press('e');
}

async function ended(page: Page): Promise<void> {
  await page.getByTestId('final').waitFor();
}

/** Hands over the device, even if nothing is secret at the moment. */
async function behindCurtain(page: Page): Promise<void> {
  await page.evaluate(() => {
    const match = (window as unknown as { storeOf(name: string): { table: Table; curtain: number | null } }).storeOf(
      'match',
    );
    match.curtain ??= match.table.acting;
  });
  await page.getByTestId('curtain').waitFor();
}

/** Shows the next player's recap, which requires no curtain if there are no secrets. */
async function lifted(page: Page): Promise<void> {
  const lift = page.getByTestId('curtain:lift');
  if (await lift.isVisible()) await lift.click();
  await tableReady(page);
}

function handed(name: string, moment: Moment, handOver: string): Position {
  return { name, moment, settings: { handOver }, steps: behindCurtain };
}
