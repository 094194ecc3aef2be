import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/renderer/locales';
import { textsOf } from './texts';

/**
 * How texts end. Sentences (refusals, reasons, warnings, descriptions, notes, paragraphs) end with a punctuation mark.
 * Labels (buttons, lists, group headings, log lines) have none, even if they are whole sentences. A text of several
 * sentences counts as sentences.
 */
const SENTENCES =
  /^(errors|faults|explain|table\.undoWhy|games\.[^.]+\.(refusals|explain|reasons|introduction(?!\.weight)))\.|^games\.[^.]+\.rows\.\w+Warning$|^games\.[^.]+\.(rules|options|lessons|styles|characters|palaces)\..*\b(text|note|about|other|done)$/;
const LABELS =
  /^(settings|help|shell\.menu)\.|^games\.[^.]+\.(groups|rows(?!\.\w+Warning$)|events|names|facts|headlines|measures|logKinds|status|chapters|ruleTitles|decision|phases|score|goods|ports|spaces|within|actions|tiles|worth|wheel)\./;
/** A text that ends with an inserted sentence, which has its own punctuation mark. */
const HANDED_IN = /\{(reason|what|text)\}$/;

const forms = (text: string) => text.split(' | ');
const ended = (text: string) => /[.?!…:]$/.test(text);
const several = (text: string) => /[\p{L})»”}] ?[.?!]\s+[\p{Lu}{]/u.test(text.replaceAll(/[\u00a0\u202f]/g, ' '));

describe.each(LANGUAGES.map(({ code }) => code))('the texts of %s', (code) => {
  test('end with a mark if they are sentences, and without one if they are labels', async () => {
    const faults = (await textsOf(code)).flatMap(([path, text]) =>
      forms(text)
        .filter((form) => !HANDED_IN.test(form))
        .filter((form) => (SENTENCES.test(path) && !ended(form)) || (LABELS.test(path) && form.endsWith('.')))
        .map((form) => `${path}: ${form}`),
    );
    expect(faults).toEqual([]);
  });

  test('end like sentences if they contain several sentences', async () => {
    const faults = (await textsOf(code)).filter(([, text]) =>
      forms(text).some((form) => several(form) && !ended(form) && !HANDED_IN.test(form)),
    );
    expect(faults).toEqual([]);
  });

  test('end like the English texts', async () => {
    const english = new Map(await textsOf('en'));
    const faults = (await textsOf(code)).filter(([path, text]) => ended(text) !== ended(english.get(path) ?? ''));
    expect(faults).toEqual([]);
  });
});

test('the check detects a label with a full stop, a sentence without a full stop, and a label with two sentences', () => {
  expect(LABELS.test('games.la-loire.rows.buy') && SENTENCES.test('games.la-loire.refusals.beer')).toBe(true);
  expect(ended('Sail on')).toBe(false);
  expect(several('Sail on. Combat value {strength}') && several('{a} {b}. {c} loses') && several('Oui ! Non')).toBe(
    true,
  );
  expect(several('1.5 points, e. g. two')).toBe(false);
});
