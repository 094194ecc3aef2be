import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextTick } from 'vue';
import BoardPins from '../../../src/renderer/app/table/notes/BoardPins.vue';
import NotesDock from '../../../src/renderer/app/table/notes/NotesDock.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { useMatch } from '../../../src/renderer/stores/match';
import { useNotes } from '../../../src/renderer/stores/notes';
import { i18n } from '../../../src/renderer/ui/i18n';

const plugins = [i18n, GAME_UIS as never];
const LIST = [{ text: 'Attack', target: 'port:1' }, { text: 'Sell wine' }, { text: 'Rich', target: 'port:1' }];

beforeEach(() => {
  setActivePinia(createPinia());
  useMatch().table = { match: 'm', viewer: null, acting: 0, lesson: null, seats: [] } as never;
  Object.assign(useNotes(), { open: true, list: LIST });
});

/** Mounts the notes dock, with two places on the board. */
async function dock(piece: string | null = null) {
  const notes = useNotes();
  const ui = {
    ...GAME_UIS.gameUi('serenissima-1996'),
    targets: () => ['port:1', 'galley:2'],
    nameTarget: () => ({ key: 'measures.ports' }),
    captions: undefined,
  };
  const wrapper = mount(NotesDock, {
    props: { ui: ui as never, view: {}, piece },
    global: { plugins, stubs: { Dock: { template: '<section><slot /></section>' } } },
  });
  await nextTick();
  const place = () => wrapper.find<HTMLSelectElement>('select').element.value;
  return { notes, wrapper, place };
}

test('the notes dock adds a note at the place chosen on the board', async () => {
  const { notes, wrapper, place } = await dock();
  const add = vi.spyOn(notes, 'add').mockResolvedValue(undefined);
  expect(place()).toBe('');
  notes.place = 'galley:2';
  await nextTick();
  expect(place()).toBe('galley:2');
  await wrapper.find('[data-testid="notes:text"]').setValue('Sink it');
  await wrapper.find('form').trigger('submit');
  expect(add).toHaveBeenCalledExactlyOnceWith('Sink it', 'galley:2');
  await wrapper.find('form').trigger('submit');
  expect(add).toHaveBeenCalledOnce();
});

test('after a click on the board, letters are typed into the note', async () => {
  const { notes, wrapper } = await dock();
  const field = wrapper.get('[data-testid="notes:text"]').element;
  document.body.append(wrapper.element);
  notes.place = 'galley:2';
  await nextTick();
  await nextTick();
  expect(document.activeElement).toBe(field);
  // With the keyboard, the focus stays on the board.
  const board = document.body.appendChild(document.createElement('button'));
  board.focus();
  notes.place = 'port:1';
  await nextTick();
  await nextTick();
  expect(document.activeElement).toBe(board);
  board.remove();
  wrapper.unmount();
});

test('the notes dock changes and deletes notes, and shows their places', async () => {
  const { notes, wrapper } = await dock();
  const change = vi.spyOn(notes, 'change').mockResolvedValue(undefined);
  const [line] = wrapper.findAll('li');
  await line.find('input').setValue('Attack now');
  await line.find('[aria-label="Delete note"]').trigger('click');
  expect(change.mock.calls).toEqual([
    [0, 'Attack now'],
    [0, ''],
  ]);
  await line.find('button').trigger('click');
  expect(wrapper.emitted('recall')).toEqual([[['port:1']]]);
});

test('the notes dock offers one place of each name: the chosen one, otherwise the later one', async () => {
  const { notes, wrapper } = await dock();
  const offered = () => wrapper.findAll('option').map((option) => option.attributes('value'));
  // Both places of this dock have the same name.
  expect(offered()).toEqual(['', 'galley:2']);
  notes.place = 'port:1';
  await nextTick();
  expect(offered()).toEqual(['', 'port:1']);
});

test('each place with notes has one pin, which opens the notes', async () => {
  const place = (target: string) => (target === 'port:1' ? { x: 5, y: 6, width: 10, height: 10 } : null);
  const wrapper = mount(BoardPins, { props: { place }, global: { plugins } });
  const pins = wrapper.findAll('button');
  expect(pins.map((pin) => pin.attributes('aria-label'))).toEqual(['Note: Attack · Rich']);
  const show = vi.spyOn(useNotes(), 'show').mockReturnValue(undefined);
  await pins[0].trigger('click');
  expect(show).toHaveBeenCalledWith(true);
  useNotes().pinned = false;
  await nextTick();
  expect(wrapper.findAll('button')).toEqual([]);
});
