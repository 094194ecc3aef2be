import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeSaveFile } from '../../src/main/services/save-file';
import { temporaryFolder } from '../temporary-folder';

// A disk that is full after the first letter.
vi.mock('node:fs/promises', async (original) => ({
  ...(await original()),
  writeFile: async (path: string, text: string) => {
    writeFileSync(path, text.slice(0, 1));
    throw Object.assign(new Error('No space is left.'), { code: 'ENOSPC' });
  },
}));

test('a new file that could not be written whole is removed', async () => {
  const path = join(temporaryFolder(), 'new.serenissima');
  await expect(writeSaveFile(path, 'text')).rejects.toMatchObject({ code: 'disk-full' });
  expect(existsSync(path)).toBe(false);
});

test('a file that was there before is not removed', async () => {
  const path = join(temporaryFolder(), 'old.serenissima');
  writeFileSync(path, 'old');
  await expect(writeSaveFile(path, 'text')).rejects.toMatchObject({ code: 'disk-full' });
  expect(readFileSync(path, 'utf8')).toBe('t');
});
