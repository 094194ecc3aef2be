import type { Page } from '@playwright/test';
import { pressPad } from '../drive';
import type { Moment } from '../saves';
import type { Position } from './position';
import { inTurn, press } from './position';

const SOUTH = 0;
const late: Moment = { game: 'serenissima-1996', players: 4, seed: 'picture 4', share: 0.95 };

/** Positions that show the gamepad's UI: button hints, the list chooser and the on-screen keyboard. */
export const HANDS: readonly Position[] = [
  { name: 'pad: home', steps: hints },
  { name: 'pad: new game', steps: inTurn(press('home:new'), hints) },
  { name: 'pad: a list', steps: inTurn(press('home:settings'), meant('setting:speed', 'chooser')) },
  { name: 'pad: a long list', steps: inTurn(press('home:new'), meant('sitter:1', 'chooser')) },
  { name: 'pad: keyboard', short: true, steps: inTurn(press('home:new'), meant('name:0', 'screen-keyboard')) },
  {
    name: 'pad: keyboard in a dialog',
    steps: inTurn(press('save:menu', 'save:rename'), meant('rename:title', 'screen-keyboard')),
  },
  { name: 'pad: table', short: true, moment: late, steps: hints },
  { name: 'pad: table of La Loire', moment: { game: 'la-loire', players: 4, seed: 'a', share: 0.95 }, steps: hints },
  { name: 'pad: looking back', moment: late, steps: inTurn(press('table:replay', 'replay:back'), hints) },
];

/** Shows the button hints by pressing a button that only sets the focus when nothing has it. */
function hints(page: Page): Promise<void> {
  return pressPad(page, SOUTH);
}

/** Presses a field or list with the gamepad and waits for the layer that it opens. */
function meant(field: string, opens: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByTestId(field).and(page.locator('select, input')).first().focus();
    await pressPad(page, SOUTH);
    await page.getByTestId(opens).waitFor();
  };
}
