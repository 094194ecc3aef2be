import { describe, expect, test } from 'vitest';
import { createTextIndex } from '../../../src/renderer/app/search/text-index';

const TEXTS = [
  { id: 'fort', title: 'Building a fort', text: 'The port must store wood and gold. Costs 2,000 ducats.' },
  { id: 'storm', title: 'Attacking a port', text: 'The garrison of a fort defends itself; an inspection follows.' },
  { id: 'ship', title: 'Galleys', text: 'L’équipage d’une galère compte cinq marins, à bord.' },
];

function search(words: string) {
  const index = createTextIndex();
  index.update(TEXTS);
  const { hits, whole } = index.search(words);
  return { ids: [...hits.keys()], terms: (id: string) => [...(hits.get(id) ?? [])], whole };
}

describe('searching texts', () => {
  test.each([
    ['fort', ['fort', 'storm'], 'title first'],
    ['GARR', ['storm'], 'start of a word, any case'],
    ['fort wood', ['fort'], 'all words'],
    ['garison', ['storm'], 'a typing error'],
    ['inspekton', ['storm'], 'two typing errors in a long word'],
    ['galere equipage', ['ship'], 'French without accents'],
    ['galère', ['ship'], 'French with accents'],
    ['2000', ['fort'], 'a number without separators'],
    ['xyzzy', [], 'nothing'],
  ])('%s finds %j (%s)', (words, expected) => {
    const { ids, whole } = search(words);
    expect(ids).toEqual(expected);
    expect(whole).toBe(true);
  });

  test('short words must be spelt correctly', () => expect(search('gort').ids).toEqual([]));

  test('texts with some of the words are found only if no text has all of them', () => {
    const { ids, whole } = search('gold marins xyzzy');
    expect(ids).toEqual(expect.arrayContaining(['fort', 'ship']));
    expect(whole).toBe(false);
  });

  test('found words are returned as the text spells them', () =>
    expect(search('garison').terms('storm')).toEqual(['garrison']));

  test('texts can be added, changed and removed', () => {
    const index = createTextIndex();
    const found = (words: string) => [...index.search(words).hits.keys()];
    index.update(TEXTS.slice(0, 2));
    expect(found('galleys')).toEqual([]);
    index.update([{ id: 'fort', text: 'A tower' }, TEXTS[2]]);
    expect(found('galleys')).toEqual(['ship']);
    expect(found('tower')).toEqual(['fort']);
    expect(found('gold')).toEqual([]);
    expect(found('garrison')).toEqual([]);
  });
});
