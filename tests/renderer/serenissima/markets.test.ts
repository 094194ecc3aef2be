import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/game';
import { serenissima1996 } from '../../../src/engine/games/serenissima-1996';
import { serenissima2012 } from '../../../src/engine/games/serenissima-2012';
import Modal from '../../../src/renderer/ui/Modal.vue';
import type { Component } from 'vue';
import { serenissima1996French } from '../../../src/renderer/games/serenissima-1996/locales/fr';
import { serenissima2012French } from '../../../src/renderer/games/serenissima-2012/locales/fr';
import Markets1996 from '../../../src/renderer/games/serenissima-1996/panels/Markets.vue';
import Markets2012 from '../../../src/renderer/games/serenissima-2012/panels/Markets.vue';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';
import { freshMatch } from '../../engine/generic/playing';

afterEach(() => setLanguage('en'));

test.each<[string, Component, AnyGame, string]>([
  ['serenissima-1996', Markets1996, serenissima1996, 'Gênes'],
  ['serenissima-2012', Markets2012, serenissima2012, 'Alexandrie'],
])('the markets of %s use the port names of the current language', async (_, page, game, one) => {
  await setLanguage('fr');
  const view = game.view(freshMatch(game, 3, 0).position, 0);
  const table = mount(page, {
    props: { view, open: true },
    global: {
      plugins: [i18n, createPinia()],
      stubs: { [Modal.__name ?? 'Modal']: { template: '<div><slot /></div>' } },
    },
  });
  const names = table.findAll('tbody th').map((head) => head.text());
  const french = game.about.id === 'serenissima-1996' ? serenissima1996French.ports : serenissima2012French.ports;
  expect([...names].sort()).toEqual(Object.values(french ?? {}).sort());
  expect(names).toContain(one);
  // Words for ports that buy nothing are only for screen readers.
  const cells = table.findAll('tbody td').map((cell) => cell.findAll('span').map((part) => part.classes().join()));
  expect(cells.filter((parts) => parts.includes('sign')).every((parts) => parts.join(' ') === 'sign sr-only')).toBe(
    true,
  );
});
