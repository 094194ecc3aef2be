import { createPinia, setActivePinia } from 'pinia';
import { mount } from '@vue/test-utils';
import { beforeEach, expect, test } from 'vitest';
import { defineComponent, h } from 'vue';
import { useDecider } from '../../../src/renderer/app/table/choices/useDecider';
import { GAME_UIS } from '../../../src/renderer/games';
import { useMatch } from '../../../src/renderer/stores/match';
import { usePlanning } from '../../../src/renderer/stores/planning';
import { i18n } from '../../../src/renderer/ui/i18n';

beforeEach(() => setActivePinia(createPinia()));

const person = { kind: 'person', name: '' };
const tableOf = (acting: number | null, lesson: object | null = null) =>
  ({
    acting,
    choices: [],
    view: { powers: [0, 1] },
    seats: [person, { ...person, kind: 'computer' }],
    lesson,
    viewer: 0,
  }) as never;

function deciderAt(acting: number | null, planned: number | null | undefined, lesson: object | null = null) {
  useMatch().table = tableOf(acting, lesson);
  if (planned !== undefined) usePlanning().active = true;
  let found: ReturnType<typeof useDecider> | undefined;
  const Probe = defineComponent(() => {
    found = useDecider(
      () => tableOf(planned === undefined ? acting : planned),
      () => GAME_UIS.gameUi('serenissima-1996'),
    );
    return () => h('i');
  });
  mount(Probe, { global: { plugins: [i18n] } });
  return { seat: found?.decider.value?.seat, heading: found?.heading.value };
}

test('the heading names the player who decides', () => {
  expect(deciderAt(0, undefined).seat).toBe(0);
});

test('after a lesson, the heading says so instead of naming a player', () => {
  const lesson = { key: 'sail', step: 1, steps: ['first'], next: null, asked: [], lights: [] };
  expect(deciderAt(1, undefined, lesson)).toEqual({ seat: 0, heading: 'Lesson done' });
});

test.each([[null], [1]])(
  'a plan that ends with another decision (seat %s) keeps the planner and the heading',
  (seat) => {
    expect(deciderAt(0, seat)).toEqual({ seat: 0, heading: 'Plan your turn' });
  },
);
