import { mount } from '@vue/test-utils';
import { beforeEach, expect, test } from 'vitest';
import ChoiceList from '../../../src/renderer/app/table/choices/ChoiceList.vue';
import type { Choice } from '../../../src/ipc/table';
import type { Row } from '../../../src/renderer/game-ui/rows';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';

/** The mouse's position. As in a browser, an element that scrolls under a resting mouse receives an enter event. */
const at = { clientX: 10, clientY: 10 };
const tell = (element: Element, ...types: string[]) => {
  for (const type of types)
    element.dispatchEvent(new MouseEvent(type, { ...at, bubbles: type === 'mousemove' || type === 'mouseover' }));
};
function moveOnto(element: Element, from?: Element) {
  at.clientX += 5;
  if (from) tell(from, 'mouseleave');
  tell(element, 'mouseenter', 'mousemove');
}
const scrollUnder = (from: Element, to: Element) => {
  tell(from, 'mouseleave');
  tell(to, 'mouseenter');
};

const row = (target: string): Row => {
  const option = (short: string) => ({
    choice: { move: { type: 'sell', short }, forecast: {} },
    short: { key: short },
    full: { key: short },
    target: `${target}:${short}`,
  });
  return {
    key: target,
    group: 'sell',
    role: 'action',
    label: { key: target },
    options: [option('one'), option('two')],
    note: null,
    actor: null,
    target,
  } as unknown as Row;
};

/** Mounts a chosen piece's list of three rows. Returns its rows and buttons, and a function for the hovered places. */
function list() {
  const panel = mount(ChoiceList, {
    props: {
      ui: GAME_UIS.gameUi('la-loire'),
      view: null,
      rows: ['first', 'second', 'third'].map(row),
      chosen: { short: 'a piece', full: 'a piece' },
      asked: new Set<Choice>(),
    },
    global: { plugins: [i18n] },
    attachTo: document.body,
  });
  return {
    rows: panel.findAll('li').map(({ element }) => element),
    buttons: panel.findAll<HTMLElement>('[data-testid="action:sell"]').map(({ element }) => element),
    pointed: () => panel.emitted<[readonly string[]]>('point')?.at(-1)?.[0] ?? [],
  };
}

beforeEach(() => document.body.replaceChildren());

test('a moving mouse highlights the place of its row or button, and nothing after leaving', () => {
  const { rows, buttons, pointed } = list();
  moveOnto(rows[0]);
  expect(pointed()).toEqual(['first']);
  moveOnto(buttons[1]);
  expect(pointed()).toEqual(['first:two']);
  tell(buttons[1], 'mouseleave');
  moveOnto(rows[0]);
  expect(pointed()).toEqual(['first']);
  moveOnto(rows[2], rows[0]);
  expect(pointed()).toEqual(['third']);
  tell(rows[2], 'mouseleave');
  expect(pointed()).toEqual([]);
});

test('while a list scrolls under a resting mouse, only the keyboard focus changes the highlight', () => {
  const { rows, buttons, pointed } = list();
  moveOnto(rows[0]);
  buttons[2].focus();
  expect(pointed()).toEqual(['second:one']);
  scrollUnder(rows[0], rows[1]);
  expect(pointed()).toEqual(['second:one']);
  // Some browsers send mousemove events without movement.
  tell(rows[1], 'mousemove');
  expect(pointed()).toEqual(['second:one']);
  buttons[4].focus();
  scrollUnder(rows[1], rows[2]);
  expect(pointed()).toEqual(['third:one']);
  moveOnto(rows[2]);
  expect(pointed()).toEqual(['third']);
});

test('an element that scrolls under a resting mouse is not highlighted', () => {
  const { rows, pointed } = list();
  moveOnto(document.body);
  tell(rows[1], 'mouseenter');
  expect(pointed()).toEqual([]);
});
