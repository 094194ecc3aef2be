import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SOURCES } from './sources';

interface Sheet {
  readonly path: string;
  readonly css: string;
}

interface Declaration {
  readonly property: string;
  readonly value: string;
}

/** A kind of token, with the properties that use it and the pattern of a raw value. */
interface Rule {
  readonly kind: string;
  readonly properties: RegExp;
  readonly raw: RegExp;
}

const TOKENS = 'src/renderer/app/styles/tokens.css';
/** Files that define tokens: the shared tokens and the colours of each game. */
const DEFINES_TOKENS = /^src\/renderer\/(app\/styles\/tokens|games\/[\w-]+\/panels\/colours)\.css$/;

const NAMED_COLOUR =
  /\b(dark|light|medium|pale|deep|dim|hot|sky|slate|steel|sea|forest|lime|olive|navy|midnight|royal|rose|rosy|saddle|sandy)*(aqua|beige|black|blue|brown|chocolate|coral|crimson|cyan|fuchsia|gold|goldenrod|gr[ae]y|green|indigo|ivory|khaki|lavender|lime|linen|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|sienna|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow)\b/;

const RULES: readonly Rule[] = [
  // A mask's colour only sets its transparency.
  { kind: 'colour', properties: /^(?!mask)/, raw: /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|(ok)?(lab|lch)|color)\(/i },
  { kind: 'colour', properties: /color|background|border|outline|fill|stroke|shadow|^--/, raw: NAMED_COLOUR },
  // An em is relative to the surrounding text. The value after a slash is the line height.
  {
    kind: 'font size',
    properties: /^font(-size)?$/,
    raw: /(?<![\d.]|\/\s*)[\d.]+(px|pt|rem)\b|\b(small|medium|large)(er)?\b/,
  },
  { kind: 'radius', properties: /radius$/, raw: /\d(px|r?em)\b/ },
  // A shadow has two lengths and a blur. A focus ring has no blur.
  {
    kind: 'shadow',
    properties: /shadow$|^filter$/,
    raw: /(?<![\d.](px|r?em)?\s+)(-?[\d.]+(px|r?em)?\s+){2}(?!0\b(?!\.))[\d.]/,
  },
  { kind: 'duration', properties: /^(transition|animation)/, raw: /\d(m?s)\b|cubic-bezier|steps\(/ },
];

/**
 * Raw values for which a token would not be clearer. An exception without a value covers all raw values of its kind in
 * the file.
 */
const EXCEPTIONS: readonly { file: string; kind: string; value?: string; why: string }[] = [
  { file: 'base.css', kind: 'font size', value: '16px', why: 'defines the size of a rem' },
  { file: 'RoomNotice.vue', kind: 'font size', value: '20px', why: 'does not grow with the text size' },
  { file: 'CurveChart.vue', kind: 'font size', value: '12px', why: 'in units of the drawing' },
  {
    file: 'CurtainDrapes.vue',
    kind: 'shadow',
    value: 'inset -1.6rem 0 2rem -1rem var(--shade)',
    why: 'a fold of the velvet',
  },
  {
    file: 'CurtainDrapes.vue',
    kind: 'duration',
    value: 'opacity var(--duration-m) 0.01s',
    why: 'ends after both halves have opened',
  },
  {
    file: 'HeadlineRibbon.vue',
    kind: 'duration',
    value: 'unroll 2.2s ease-out both',
    why: 'as long as the script shows the ribbon',
  },
  { file: 'panels/Triumph.vue', kind: 'duration', why: 'each figure has its own duration' },
  { file: 'TriumphScene.vue', kind: 'duration', why: 'each figure has its own duration' },
  { file: 'TriumphArms.vue', kind: 'duration', why: 'each figure has its own duration' },
  { file: 'VignetteFrame.vue', kind: 'duration', why: 'each figure has its own duration' },
];

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

function declarations(css: string): Declaration[] {
  const found = withoutComments(css).matchAll(/(?<![\w-])([\w-]+)\s*:\s*([^;{}]+);/g);
  return [...found].map(([, property, value]) => ({ property, value: value.replace(/\s+/g, ' ') }));
}

/** Returns the distances that have a token, in rem. */
function stepsIn(css: string): ReadonlySet<number> {
  return new Set([...css.matchAll(/--space-\d+: ([\d.]+)rem/g)].map(([, size]) => Number(size)));
}

/** Returns the kinds of raw values in a declaration. A distance only counts as raw if a token has the same value. */
function rawIn({ property, value }: Declaration, steps: ReadonlySet<number>): string[] {
  const plain = value.replace(/var\(--[\w-]+|url\([^)]*\)/g, '');
  const kinds = RULES.filter(({ properties, raw }) => properties.test(property) && raw.test(plain)).map((r) => r.kind);
  const distances = /^(padding|margin)|gap$/.test(property) ? [...plain.matchAll(/[\d.]+(?=rem\b)/g)] : [];
  if (distances.some(([distance]) => steps.has(Number(distance)))) kinds.push('distance');
  return kinds;
}

const stylesOf = (component: string) =>
  [...component.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);

const sheets: readonly Sheet[] = [
  ...SOURCES.filter(({ path }) => path.endsWith('.vue')).flatMap(({ path, text }) =>
    stylesOf(text).map((css) => ({ path, css })),
  ),
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .map((path) => ({ path, css: readFileSync(path, 'utf8') })),
];
const steps = stepsIn(readFileSync(TOKENS, 'utf8'));

describe('style blocks use tokens', () => {
  test('the check finds raw values', () => {
    const kinds = (css: string) => declarations(css).flatMap((declaration) => rawIn(declaration, new Set([0.5])));
    for (const css of [
      'a:hover { color: #fff; }',
      'a { border: 1px solid rgb(0 0 0 / 0.5); }',
      'a { background: linear-gradient(var(--surface), darkgreen); }',
      'a { --own: tomato; }',
    ])
      expect(kinds(css), css).toEqual(['colour']);
    for (const css of ['a { font: 700 1.1rem/1.2 var(--sans); }', 'a { font-size: 15px; }', 'a { font-size: small; }'])
      expect(kinds(css), css).toEqual(['font size']);
    expect(kinds('a { border-radius: 0 4px; }')).toEqual(['radius']);
    expect(kinds('a { box-shadow: var(--a), inset 0 2px 0.5px var(--shade); }')).toEqual(['shadow']);
    expect(kinds('a { filter: drop-shadow(0 1px 2px var(--shade)); }')).toEqual(['shadow']);
    expect(kinds('a { transition: opacity 200ms; } b { animation: turn 0.4s; }')).toEqual(['duration', 'duration']);
    expect(kinds('a { padding: 0 0.5rem; margin: -0.5rem; gap: 0.45rem; }')).toEqual(['distance', 'distance']);
  });

  test('the check accepts tokens, keywords and relative values', () => {
    const css = `a:hover { color: var(--ink); border: 1px solid transparent; white-space: nowrap; grid-area: shared;
      mask-image: linear-gradient(#000, transparent); font: 700 var(--text-s)/1rem var(--sans); font-size: 0.9em;
      border-radius: 50%; box-shadow: inset 0 0 0 2px var(--accent), 0 2px 0 var(--shade);
      background: color-mix(in srgb, var(--danger) 60%, var(--ink)); animation: turn var(--duration-s) ease-out; }
      @media (max-width: 50rem) { a { padding: 0 var(--space-2); } } /* color: red; */`;
    expect(declarations(css).flatMap((declaration) => rawIn(declaration, new Set([0.5])))).toEqual([]);
  });

  test('every file uses tokens, apart from the exceptions', () => {
    expect(sheets.length).toBeGreaterThan(100);
    const found = sheets
      .filter(({ path }) => !DEFINES_TOKENS.test(path))
      .flatMap(({ path, css }) =>
        declarations(css).flatMap((declaration) =>
          rawIn(declaration, steps).map((kind) => ({ path, kind, ...declaration })),
        ),
      );
    const covers = (exception: (typeof EXCEPTIONS)[number], raw: (typeof found)[number]) =>
      raw.path.endsWith(`/${exception.file}`) &&
      raw.kind === exception.kind &&
      (exception.value ?? raw.value) === raw.value;
    const unexpected = found.filter((raw) => !EXCEPTIONS.some((exception) => covers(exception, raw)));
    expect(unexpected.map(({ path, kind, property, value }) => `${path} ${kind}: ${property}: ${value}`)).toEqual([]);
    expect(EXCEPTIONS.filter((exception) => !found.some((raw) => covers(exception, raw)))).toEqual([]);
  });
});

describe('custom properties', () => {
  const used = new Set(sheets.flatMap(({ css }) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)));
  const defined = (text: string) => [...text.matchAll(/(?<![\w(-])(--[a-z][\w-]*)(?='|\s*:)/g)].map(([, name]) => name);

  test('every custom property in use is set somewhere', () => {
    const set = new Set([...sheets.map(({ css }) => css), ...SOURCES.map(({ text }) => text)].flatMap(defined));
    expect([...used].filter((name) => !set.has(name))).toEqual([]);
  });

  test('every token is used', () => {
    const tokens = sheets.filter(({ path }) => DEFINES_TOKENS.test(path)).flatMap(({ css }) => defined(css));
    expect(tokens.length).toBeGreaterThan(60);
    expect(tokens.filter((name) => !used.has(name))).toEqual([]);
  });
});
