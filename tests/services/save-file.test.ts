import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSaveFile } from '../../src/main/services/save-file';
import { temporaryFolder } from '../temporary-folder';

const full = (async (path: string, text: string) => {
  writeFileSync(path, text.slice(0, 1));
  throw Object.assign(new Error('No space is left.'), { code: 'ENOSPC' });
}) as unknown as typeof writeFile;

test('a new file that could not be written completely is removed', async () => {
  const path = join(temporaryFolder(), 'new.serenissima');
  await expect(writeSaveFile(path, 'text', full)).rejects.toMatchObject({ code: 'disk-full' });
  expect(existsSync(path)).toBe(false);
});

test('an existing file is not removed', async () => {
  const path = join(temporaryFolder(), 'old.serenissima');
  writeFileSync(path, 'old');
  await expect(writeSaveFile(path, 'text', full)).rejects.toMatchObject({ code: 'disk-full' });
  expect(readFileSync(path, 'utf8')).toBe('t');
});
