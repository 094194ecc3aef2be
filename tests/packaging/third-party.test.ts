import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { modulesOfShells, notices, packagesOf } from '../../scripts/third-party.mjs';

const root = new URL('../../', import.meta.url);
const at = (path: string) => new URL(path, root);
const text = readFileSync(at('dist/renderer/THIRD-PARTY.txt'), 'utf8');
const named = [...text.matchAll(/^(\S+) (\d+\.\d+\.\d+\S*) \((.+)\)\n-{72}$/gm)].map(([, name, version, licence]) => ({
  name: name ?? '',
  version,
  licence,
}));
const folderOf = (name: string) => at(`node_modules/${name}/`);

describe('THIRD-PARTY.txt', () => {
  test('lists the packages in renderer and main, and the fonts, each once with its installed version', () => {
    const names = named.map(({ name }) => name);
    for (const name of ['vue', 'pinia', 'vue-i18n', 'reka-ui', '@vueuse/core', 'pixi.js', 'earcut', 'valibot']) {
      expect(names).toContain(name);
    }
    expect(new Set(names).size).toBe(names.length);
    for (const { name, version, licence } of named) {
      const { version: installed, license } = JSON.parse(readFileSync(new URL('package.json', folderOf(name)), 'utf8'));
      expect([version, licence], name).toEqual([installed, license]);
    }
  });

  test('lists what main, worker, preload and console contain, according to their bundles', async () => {
    const held = packagesOf(await modulesOfShells()).map(({ name }) => name);
    expect(held).toContain('valibot');
    expect(held).not.toContain('vue');
    for (const name of held) expect(named.map((one) => one.name)).toContain(name);
  });

  test('lists the fonts with their licence', () => {
    const { devDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    const fonts = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource/'));
    expect(fonts.length).toBe(3);
    expect(named.filter(({ licence }) => licence === 'OFL-1.1').map(({ name }) => name)).toEqual(fonts);
  });

  test('does not list build or test packages, or packages of hosts that are not shipped', () => {
    const names = named.map(({ name }) => name);
    for (const name of ['ws', 'vitest', 'typescript', 'electron', '@vue/compiler-sfc', 'd3-geo', 'boardgame.io']) {
      expect(names).not.toContain(name);
    }
  });

  test('contains every licence file in full, except those of vite and @pixi/colord', () => {
    for (const { name } of named.filter((one) => !/^(vite|@pixi\/colord)$/.test(one.name))) {
      const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license'].find((one) =>
        existsSync(new URL(one, folderOf(name))),
      );
      const licence = readFileSync(new URL(file ?? 'LICENSE', folderOf(name)), 'utf8');
      expect(text, name).toContain(licence.replace(/\r\n/g, '\n').trim());
    }
    expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)?.length).toBe(3);
    expect(text).toContain('Copyright (c) Vlad Shilov');
  });

  test('gives the source of the charts, and the location of the licences of Electron and Chromium', () => {
    expect(text).toContain('made with Natural Earth');
    expect(text).toContain('LICENSE.electron.txt');
    expect(text).toContain('LICENSES.chromium.html');
  });
});

describe('the package of a module', () => {
  test('is found from its path, innermost package first; generated helpers belong to the tool that wrote them', () => {
    const modules = [
      '/a/src/x.ts',
      `${at('').pathname}node_modules/vue/dist/vue.js`,
      `${at('').pathname}node_modules/@vue/shared/index.js`,
      `\0${at('').pathname}node_modules/vue/other.js?commonjs`,
      '\0plugin-vue:export-helper',
    ];
    expect(packagesOf(modules).map(({ name }) => name)).toEqual(['@vitejs/plugin-vue', '@vue/shared', 'vue']);
  });

  test('is listed under the heading “Fonts” if it contains a font', () => {
    const one = { name: 'one', version: '1.0.0', license: 'MIT', text: 'free' };
    const all = notices([one, { ...one, name: '@fontsource/two' }]);
    expect(all.indexOf('one 1.0.0')).toBeLessThan(all.indexOf('Fonts\n====='));
    expect(all.indexOf('@fontsource/two')).toBeGreaterThan(all.indexOf('Fonts\n====='));
  });
});
