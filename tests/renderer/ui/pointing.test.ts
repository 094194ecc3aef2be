import { mount } from '@vue/test-utils';
import { beforeEach, expect, test } from 'vitest';
import ChoiceList from '../../../src/renderer/app/table/choices/ChoiceList.vue';
import type { Choice } from '../../../src/ipc/table';
import type { Row } from '../../../src/renderer/game-ui/game-ui';
import { CABINET } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';

/** A mouse, and what a browser tells of it: what a scrolling list brings under it is entered, though it has not moved. */
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

/** A list of three rows at a chosen piece, and what it says is pointed at. */
function list() {
  const panel = mount(ChoiceList, {
    props: {
      ui: CABINET.gameUi('la-loire'),
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

test('a mouse that moves points at the row it is on, at the place of a button, and at nothing when it is gone', () => {
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

test('a mouse at rest under a list that scrolls leaves the pointing to the keyboard, until it moves', () => {
  const { rows, buttons, pointed } = list();
  moveOnto(rows[0]);
  buttons[2].focus();
  expect(pointed()).toEqual(['second:one']);
  scrollUnder(rows[0], rows[1]);
  expect(pointed()).toEqual(['second:one']);
  // Some browsers tell of a movement that is none.
  tell(rows[1], 'mousemove');
  expect(pointed()).toEqual(['second:one']);
  buttons[4].focus();
  scrollUnder(rows[1], rows[2]);
  expect(pointed()).toEqual(['third:one']);
  moveOnto(rows[2]);
  expect(pointed()).toEqual(['third']);
});

test('what a list brings under a mouse that has pointed at nothing is not pointed at', () => {
  const { rows, pointed } = list();
  moveOnto(document.body);
  tell(rows[1], 'mouseenter');
  expect(pointed()).toEqual([]);
});
