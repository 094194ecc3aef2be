import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { nextTick } from 'vue';
import type { Note } from '../../../src/engine/core/note';
import type { Bridge, Command } from '../../../src/ipc/contract';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { useNotes } from '../../../src/renderer/stores/notes';

let kept: Note[][];
let asked: Command[];
let failure: string | null;

beforeEach(() => {
  setActivePinia(createPinia());
  kept = [[{ text: 'Mine' }], [{ text: 'Theirs' }]];
  asked = [];
  failure = null;
  useBridge({
    async call(command: Command, { seat, notes }: { seat: number; notes?: Note[] }) {
      asked.push(command);
      if (failure) return { ok: false, error: { code: failure, message: '' } };
      if (notes) kept[seat] = notes;
      return { ok: true, value: kept[seat] };
    },
    on: () => () => undefined,
  } as unknown as Bridge);
});
const rest = async () => {
  for (let i = 0; i < 20; i++) await nextTick();
};
const sit = (part: object) =>
  (useMatch().table = { match: 'm', viewer: null, acting: null, lesson: null, seats: [], ...part } as never);
const texts = () => useNotes().list.map(({ text }) => text);

test('the notes of a seated player are loaded immediately', async () => {
  sit({ viewer: 0, acting: 0 });
  useNotes();
  await rest();
  expect(texts()).toEqual(['Mine']);
});

test('if no player is seated, notes are shown only while their dock is open', async () => {
  sit({ acting: 0 });
  const notes = useNotes();
  await rest();
  expect([texts(), asked]).toEqual([[], []]);
  notes.show(true);
  await rest();
  expect(texts()).toEqual(['Mine']);
  notes.show(false);
  expect(texts()).toEqual([]);
});

test('the next player’s turn clears the notes and closes their dock', async () => {
  sit({ acting: 0 });
  const notes = useNotes();
  notes.show(true);
  sit({ acting: 1 });
  await rest();
  expect([texts(), notes.open, asked]).toEqual([[], false, ['matches.notes']]);
  useMatch().curtain = 1;
  notes.show(true);
  expect([notes.open, notes.seat]).toEqual([false, null]);
});

test('notes are added, changed and deleted', async () => {
  sit({ viewer: 0, acting: 0 });
  const notes = useNotes();
  await rest();
  await notes.add('Here', 'port:3');
  await notes.change(0, 'Mine too');
  expect(kept[0]).toEqual([{ text: 'Mine too' }, { text: 'Here', target: 'port:3' }]);
  await notes.change(0, ' ');
  expect(notes.list).toEqual([{ text: 'Here', target: 'port:3' }]);
});

test('notes that cannot be saved are not changed, and the reason is shown', async () => {
  sit({ viewer: 0, acting: 0 });
  const notes = useNotes();
  await rest();
  failure = 'disk-full';
  await notes.add('Here', null);
  expect([texts(), useMatch().refusal?.code]).toEqual([['Mine'], 'disk-full']);
});

test('a lesson has no notes', () => {
  sit({ viewer: 0, acting: 0, lesson: {} });
  expect(useNotes().seat).toBeNull();
});
