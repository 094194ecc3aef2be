import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import type { Bridge, Command } from '../../../src/ipc/contract';
import { useImport } from '../../../src/renderer/app/saves/useImport';
import { useApp } from '../../../src/renderer/stores/app';
import { useBridge } from '../../../src/renderer/stores/main-process';

/** A main that accepts any file with a title, already has “Old”, and refuses empty files. */
beforeEach(() => {
  setActivePinia(createPinia());
  useBridge({
    async call(command: Command, { text }: { text?: string }) {
      if (command !== 'saves.import') return { ok: true, value: [] };
      if (text === '') return { ok: false, error: { code: 'bad-save', message: 'The file is empty.' } };
      return { ok: true, value: { match: 'm', title: text, known: text === 'Old', cut: text === 'Cut' } };
    },
    on: () => () => undefined,
  } as unknown as Bridge);
});

const file = (text: string) => new File([text], `${text}.serenissima`);
const importSave = async (...texts: readonly string[]) => {
  await useImport().importFiles(texts.map(file));
  return useApp().notice;
};

test.each([
  [['New'], { text: 'home.imported', params: { title: 'New' } }],
  [['Old'], { text: 'home.alreadyPresent', params: { title: 'Old' } }],
  [['Cut'], { text: 'home.importedCut', params: { title: 'Cut' } }],
  [['New', 'Cut', 'Old'], { text: 'home.importedAll', params: { count: '3' } }],
])('dropping %j on the window reports the result', async (texts, notice) => {
  expect(await importSave(...texts)).toEqual(notice);
});

test('a refused file is reported, even if other files were imported', async () => {
  expect(await importSave('New', '', 'Cut')).toMatchObject({ refusal: { code: 'bad-save' } });
});

test('a file larger than any save is refused before it is read', async () => {
  const large = Object.defineProperty(file('Large'), 'size', { value: 2 ** 30 });
  await useImport().importFiles([large]);
  expect(useApp().notice).toMatchObject({ refusal: { code: 'file-too-large' }, file: 'Large.serenissima' });
});
