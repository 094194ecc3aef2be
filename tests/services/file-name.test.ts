import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from '../../src/main/services/file-name';

test.each([
  ['The night of the Doge', 'The night of the Doge'],
  ['Città, 4. April', 'Città, 4. April'],
  ['CON', 'match CON'],
  ['nul.txt', 'match nul.txt'],
  ['Com1', 'match Com1'],
  ['LPT¹', 'match LPT¹'],
  ['Console', 'Console'],
  ['.hidden', 'hidden'],
  ['... and so on ...', 'and so on'],
  ['⚓'.repeat(40), 'match'],
  ['⚓ Anna ⚓', 'Anna'],
  ['a/b\\c:d*e?f"g<h>i|j', 'abcdefghij'],
  ['e\u0301té', 'été'],
  ['\u202egpj.exe', 'gpj.exe'],
])('“%s” is exported as “%s”', (title, name) => expect(fileName(title)).toBe(name));

test('any title gives a file name that every system accepts', () => {
  const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (title) => {
      const name = fileName(title);
      expect(name).not.toMatch(/^[. ]|[. ]$|[\\/:*?"<>|\p{C}]/u);
      expect(name).not.toMatch(device);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(126);
      expect(encodeURIComponent(name)).toBeTruthy();
    }),
  );
});
