import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLogFile, memoryLogFiles, nodeLogFiles } from '../../src/main/services/log-file';
import { temporaryFolder } from '../temporary-folder';

type LogFiles = ReturnType<typeof memoryLogFiles>;
const NOW = '2026-11-21T12:00:00.000Z';
const LIMIT = 512 * 1024;

function memory() {
  const disk = new Map<string, string>();
  const files: LogFiles = {
    size: (path) => Buffer.byteLength(disk.get(path) ?? ''),
    read: (path) => disk.get(path) ?? '',
    append: (path, text) => void disk.set(path, (disk.get(path) ?? '') + text),
    rename(from, to) {
      disk.set(to, disk.get(from) ?? '');
      disk.delete(from);
    },
  };
  const log = (clean = (text: string) => text) => createLogFile('logs/main.log', files, () => NOW, clean);
  return { disk, files, log };
}

describe('the log', () => {
  test('has a line with a timestamp per event, and an error’s stack below it', () => {
    const { disk, log } = memory();
    log().note('The app starts');
    const error = new Error('No room');
    error.stack = 'Error: No room\n    at write';
    log().error('A move could not be saved', error);
    expect(disk.get('logs/main.log')).toBe(
      `${NOW} note The app starts\n${NOW} error A move could not be saved: Error: No room\n        at write\n`,
    );
  });

  test('never exceeds three files of half a megabyte, and drops the oldest', () => {
    const { disk, log } = memory();
    const file = log();
    for (let i = 0; i < 300; i++) file.note(`${i} ${'x'.repeat(7_000)}`);
    expect([...disk.keys()].sort()).toEqual(['logs/main.1.log', 'logs/main.2.log', 'logs/main.log']);
    for (const text of disk.values()) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMIT);
    const numbers = ['main.2.log', 'main.1.log', 'main.log'].flatMap((name) =>
      [...(disk.get(`logs/${name}`) ?? '').matchAll(/note (\d+)/g)].map(([, number]) => Number(number)),
    );
    // No line is missing between the first remaining line and the last.
    expect(numbers).toEqual(numbers.map((_, i) => 300 - numbers.length + i));
    expect(numbers.length).toBeGreaterThan(140);
  });

  test('returns its last lines across all files', async () => {
    const { disk, log } = memory();
    disk.set('logs/main.1.log', 'one\ntwo\n');
    log().note('three');
    expect(await log().tail(2)).toEqual(['two', `${NOW} note three`]);
    expect(await log().tail(9)).toHaveLength(3);
  });

  test('counts the previous session’s entries towards the limit of its file', () => {
    const { disk, log } = memory();
    disk.set('logs/main.log', 'x'.repeat(LIMIT - 10));
    log().note('A new session');
    expect(disk.get('logs/main.1.log')).toHaveLength(LIMIT - 10);
    expect(disk.get('logs/main.log')).toBe(`${NOW} note A new session\n`);
  });

  test('truncates long entries, because they could contain a save', () => {
    const { disk, log } = memory();
    log().error('A long story', 'x'.repeat(1_000_000));
    expect(disk.get('logs/main.log')?.length).toBeLessThan(8_100);
  });

  test('removes private text from everything', () => {
    const { disk, log } = memory();
    const clean = (text: string) => text.replaceAll('Anna', '~');
    log(clean).note('Anna was here');
    log(clean).error('Again', new Error('Anna'));
    expect(disk.get('logs/main.log')).not.toContain('Anna');
  });

  test('stores the same amount in memory, for a shell without files', async () => {
    const files = memoryLogFiles();
    const log = createLogFile(
      'main.log',
      files,
      () => NOW,
      (text) => text,
    );
    const many = 400;
    for (let i = 0; i < many; i++) log.note(`${i} ${'x'.repeat(7_000)}`);
    expect(files.size('main.log')).toBeLessThanOrEqual(LIMIT);
    const kept = await log.tail(many);
    expect(kept.at(-1)).toContain(`note ${many - 1} x`);
    expect(kept.length).toBeGreaterThan(140);
    expect(kept.length).toBeLessThan(many);
  });

  test('never stops the app because of a full disk', () => {
    const refuse = () => {
      throw new Error('ENOSPC');
    };
    const files: LogFiles = { size: () => 0, read: () => '', append: refuse, rename: refuse };
    const log = createLogFile(
      'main.log',
      files,
      () => NOW,
      (text) => text,
    );
    expect(() => log.error('What', new Error('why'))).not.toThrow();
  });

  test('creates its folder on a real disk', () => {
    const path = join(temporaryFolder(), 'logs', 'main.log');
    const log = createLogFile(
      path,
      nodeLogFiles,
      () => NOW,
      (text) => text,
    );
    log.note('One');
    log.note('Two');
    expect(readFileSync(path, 'utf8')).toBe(`${NOW} note One\n${NOW} note Two\n`);
    nodeLogFiles.rename(path, `${path}.old`);
    expect([nodeLogFiles.size(path), nodeLogFiles.size(`${path}.old`)]).toEqual([0, 68]);
  });
});
