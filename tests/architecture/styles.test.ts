import { parse } from 'vue/compiler-sfc';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SOURCES } from './sources';

/** Classes set by Vue's transitions and by libraries. */
const WORN_BY_OTHERS = /-(enter|leave)-(active|from|to)$/;

/** Classes that a file styles although only a child component uses them. */
const WORN_BY_CHILDREN = [
  'src/renderer/app/table/SidePanel.vue .speaks',
  'src/renderer/games/serenissima-2012/panels/TurnBar.vue .heraldry',
];
const FROM_DATA = /:class="\[?\w+\.\w/;

function classesIn(css: string): string[] {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  return [...selectors].flatMap(([, selector]) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\w-]+/g));

/** Returns a component's unused classes. A scoped class must be used in the component, a global class anywhere. */
function unworn(source: string, everywhere: ReadonlySet<string>): string[] {
  const { descriptor } = parse(source);
  const own = `${descriptor.template?.content ?? ''}${descriptor.script?.content ?? ''}${descriptor.scriptSetup?.content ?? ''}`;
  const here = FROM_DATA.test(own) ? everywhere : wordsOf(own);
  return descriptor.styles.flatMap(({ content, scoped }) => {
    const others = [...content.matchAll(/:(?:deep|global|slotted)\(([^)]*)\)/g)].map(([, selector]) => `${selector}{`);
    const below = new Set(others.flatMap(classesIn));
    const worn = (name: string) => (scoped && !below.has(name) ? here : everywhere).has(name);
    return [...new Set(classesIn(content))].filter((name) => !WORN_BY_OTHERS.test(name) && !worn(name));
  });
}

const components = SOURCES.filter(({ path }) => path.endsWith('.vue'));
const worn = wordsOf(
  SOURCES.map(({ path, text }) => (path.endsWith('.vue') ? text.replace(/<style[\s\S]*<\/style>/g, '') : text)).join(
    '\n',
  ),
);

describe('every styled class is used', () => {
  test('the search finds unused classes', () => {
    const component = `<template><p :class="{ on: true }" class="a">hover</p></template>
      <style scoped>.a:hover, .b > .on { color: red } @media print { .c .a { margin: 0.5rem } } .a :deep(.d) { top: 0 }</style>`;
    expect(unworn(component, wordsOf('<i class="e">'))).toEqual(['b', 'c', 'd']);
    expect(unworn(component, wordsOf('<i class="d">'))).toEqual(['b', 'c']);
  });

  test('in components', () => {
    expect(components.length).toBeGreaterThan(80);
    const found = components.flatMap(({ path, text }) => unworn(text, worn).map((name) => `${path} .${name}`));
    expect(found).toEqual(WORN_BY_CHILDREN);
  });

  test('in global style sheets', () => {
    const sheets = ['base', 'tokens'].map((name) => readFileSync(`src/renderer/app/styles/${name}.css`, 'utf8'));
    const found = sheets.flatMap((css) => classesIn(css)).filter((name) => !worn.has(name));
    expect(found).toEqual([]);
  });
});
