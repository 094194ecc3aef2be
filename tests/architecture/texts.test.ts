import { parse } from 'vue/compiler-sfc';
import { describe, expect, test } from 'vitest';
import { SOURCES } from './sources';

/** The parts of Vue's template tree used here. */
interface Node {
  readonly type: number;
  readonly content?: string | { readonly content: string };
  readonly props?: readonly {
    readonly type: number;
    readonly name: string;
    readonly value?: { readonly content: string };
  }[];
  readonly children?: readonly Node[];
}
const TEXT = 2;
const ATTRIBUTE = 6;
const SHOWN = new Set(['title', 'aria-label', 'aria-valuetext', 'placeholder', 'alt', 'label', 'description']);
const WORD = /\p{L}{2,}/u;

/** Returns the literal words in a template's text and in its visible or spoken attributes. */
function literals(node: Node): string[] {
  const text = node.type === TEXT && typeof node.content === 'string' && WORD.test(node.content) ? [node.content] : [];
  const attributes = (node.props ?? []).flatMap(({ type, name, value }) =>
    type === ATTRIBUTE && SHOWN.has(name) && value && WORD.test(value.content) ? [`${name}="${value.content}"`] : [],
  );
  return [...text, ...attributes, ...(node.children ?? []).flatMap(literals)];
}

const inTemplate = (source: string) => literals((parse(source).descriptor.template?.ast ?? { type: 0 }) as Node);
/** Returns literal words that a board draws. */
const onBoard = (source: string) =>
  [...source.matchAll(/(?:\blabel\(|\btext:)\s*'([^']*)'/g)].map(([, text]) => text).filter((text) => WORD.test(text));

describe('texts are in the language files', () => {
  test('the search finds literal words in templates and boards', () => {
    const found = inTemplate('<template><p title="Hello">{{ t("a") }} <b>World</b> → 5 ×</p></template>');
    expect(found).toEqual(['title="Hello"', 'World']);
    expect(onBoard("label('leagues', 'sea') label(name, 'sea') label('✕', 'figure')")).toEqual(['leagues']);
  });

  test('no component contains literal words', () => {
    const components = SOURCES.filter(({ path }) => path.endsWith('.vue'));
    expect(components.length).toBeGreaterThan(20);
    expect(components.flatMap(({ path, text }) => inTemplate(text).map((word) => `${path}: ${word}`))).toEqual([]);
  });

  test('no board draws literal words', () => {
    const boards = SOURCES.filter(({ path }) => /^src\/renderer\/games\/.*\/board\//.test(path));
    expect(boards.length).toBeGreaterThan(15);
    expect(boards.flatMap(({ path, text }) => onBoard(text).map((word) => `${path}: ${word}`))).toEqual([]);
  });
});
