import { describe, expect, test } from 'vitest';
import { errorText, personRedactor } from '../../src/main/services/private-text';

describe('the user’s name and home folder', () => {
  const linux = personRedactor({ home: '/home/ève b', user: 'ève' });
  const windows = personRedactor({ home: 'C:\\Users\\Anna', user: 'Anna' });

  test.each([
    [linux, 'open /home/ève b/saves/x', 'open ~/saves/x'],
    [linux, 'at file:///home/%C3%A8ve%20b/app/main.mjs:3', 'at file://~/app/main.mjs:3'],
    [linux, 'Ève: /mnt/ève/x, but Genève', '~: /mnt/~/x, but Genève'],
    [windows, 'open C:\\Users\\Anna\\AppData', 'open ~\\AppData'],
    [windows, 'open c:\\users\\ANNA\\AppData', 'open ~\\AppData'],
    [windows, '"C:\\\\Users\\\\Anna\\\\AppData"', '"~\\\\AppData"'],
    [windows, 'file:///C:/Users/Anna/x', 'file:///~/x'],
    [windows, 'D:\\Anna\\x, Annabelle', 'D:\\~\\x, Annabelle'],
  ])('are removed from texts (%#)', (clean, text, told) => expect(clean(text)).toBe(told));

  test('are left unchanged if empty or part of common words', () => {
    expect(personRedactor({ home: '/', user: '' })('a/b')).toBe('a/b');
    expect(personRedactor({ home: '/root', user: 'a' })('a word')).toBe('a word');
  });

  test('are not treated as patterns', () => {
    expect(personRedactor({ home: '/home/a.b(c', user: 'x+y' })('/home/a.b(c/z axb x+y')).toBe('~/z axb ~');
  });
});

describe('an error’s text', () => {
  test('leaves out file paths', () => {
    const error = Object.assign(new Error("ENOENT: no such file, rename '/mnt/a' -> '/mnt/b'"), {
      path: '/mnt/a',
      dest: '/mnt/b',
    });
    expect(errorText(error)).toContain("rename '(a file)' -> '(a file)'");
    expect(errorText(error)).not.toContain('/mnt/a');
  });

  test('is its name and message if it has no stack', () => {
    const error = Object.assign(new TypeError('Bad path /mnt/a'), { path: '/mnt/a', stack: undefined });
    expect(errorText(error)).toBe('TypeError: Bad path (a file)');
  });

  test('includes its cause, and any thrown value has a text', () => {
    expect(errorText(new Error('Above', { cause: new Error('Below') }))).toMatch(/Above[^]*because of Error: Below/);
    expect([errorText('a word'), errorText({ code: 7 }), errorText(undefined)]).toEqual([
      'a word',
      '{"code":7}',
      'undefined',
    ]);
  });
});
