import { expect, test } from 'vitest';
import { bindNumbers } from '../../../src/renderer/games/kit/bind-numbers';
import { load } from '../../../src/renderer/locales';
import { flat } from '../locales/texts';

test('a number and its unit stay on one line', () => {
  const texts = { pay: 'Pay 5 deniers at turn 3 or more', many: { of: '{count} denier | {count} deniers' }, plain: 7 };
  expect(bindNumbers(texts, 'deniers?')).toEqual({
    pay: 'Pay 5\u00a0deniers at turn 3 or more',
    many: { of: '{count}\u00a0denier | {count}\u00a0deniers' },
    plain: 7,
  });
});

test.each(['en', 'fr'])('no line of La Loire in %s can end between an amount and its unit', async (code) => {
  const own = flat((await load(code)).texts).filter(([path]) => path.startsWith('games.la-loire.'));
  expect(own.length).toBeGreaterThan(300);
  for (const [path, text] of own) expect(text, path).not.toMatch(/(\d|\{count\}) (denier|point|horse|cheva)/);
});
