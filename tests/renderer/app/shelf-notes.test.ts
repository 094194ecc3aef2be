import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import ShelfNotes from '../../../src/renderer/app/saves/ShelfNotes.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';

const DAMAGE = { line: 0, reason: '', fault: { code: 'not-ours' as const, params: {} } };

beforeEach(() => setActivePinia(createPinia()));

function notes(count: number) {
  const unreadable = Array.from({ length: count }, (_, i) => ({ file: `${i}.serenissima`, damage: DAMAGE }));
  return mount(ShelfNotes, {
    props: { shelf: { unwritable: null, owner: null, conflicts: [], unreadable, deleted: 0 } },
    global: { plugins: [i18n, GAME_UIS as never] },
  });
}

test('there are no notes without files to report', () => {
  expect(notes(0).text()).toBe('');
});

test('two notes are shown, and more than two are folded under a count', () => {
  expect(notes(2).find('details').exists()).toBe(false);
  const page = notes(3);
  expect(page.get('details').attributes('open')).toBeUndefined();
  expect(page.get('[data-testid="shelf:notes"]').text()).toBe('3 files in your saves folder need your attention');
  expect(page.findAll('details [data-testid="shelf:unreadable"]')).toHaveLength(3);
});
