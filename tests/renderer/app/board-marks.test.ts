import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { shallowRef } from 'vue';
import { useBoardMarks } from '../../../src/renderer/app/table/board/useBoardMarks';
import { GAME_UIS } from '../../../src/renderer/games';
import { useMatch } from '../../../src/renderer/stores/match';
import { i18n } from '../../../src/renderer/ui/i18n';

test('a match that cannot be saved highlights no possible moves', () => {
  const lights = new Map([
    ['galley:1', 'legal'],
    ['galley:2', 'idle'],
    ['port:3', 'recalled'],
  ]);
  const shown = { ui: GAME_UIS.gameUi('serenissima-1996'), table: null, view: null, planned: false, past: false };
  const selection = { lights: shallowRef(lights), underway: shallowRef(null) };
  const match = useMatch();
  const marked = () => [...marks.lights.keys()];
  let marks: Pick<ReturnType<typeof useBoardMarks>, 'lights'> = { lights: new Map() };
  const setup = () => {
    marks = useBoardMarks(shown as never, { selection, question: null } as never);
    return () => null;
  };
  mount({ setup }, { global: { plugins: [i18n] } });
  expect(marked()).toEqual(['galley:1', 'galley:2', 'port:3']);
  match.$patch((state) => void Object.assign(state, { unwritable: 'read-only' }));
  expect(marked()).toEqual(['port:3']);
});
