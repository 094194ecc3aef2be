import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { computed, effectScope } from 'vue';
import type { Choice } from '../../../src/ipc/table';
import { usePlay } from '../../../src/renderer/app/table/choices/usePlay';
import { useMatch } from '../../../src/renderer/stores/match';
import { useSettings } from '../../../src/renderer/stores/settings';
import { row } from './rows';

const rows = [row('build', { actor: 'galley:0' }), row('end', { role: 'end' })];
const [end] = rows[1].options;
let scope = effectScope();
let played: string[];

beforeEach(() => {
  setActivePinia(createPinia());
  scope = effectScope();
  played = [];
  vi.spyOn(useMatch(), 'play').mockImplementation((...choices) => {
    played.push(...choices.map(({ move }) => move.type));
    return Promise.resolve();
  });
});
afterEach(() => scope.stop());

/** Ends a phase in which a galley could still build. `asked` says whether the player is asked first. */
async function endPhase(lesson: object | null): Promise<{ asked: boolean }> {
  useMatch().table = {
    seats: [],
    deciders: [],
    choices: rows.map(({ options }) => options[0].choice),
    lesson,
  } as never;
  const playing = scope.run(() => usePlay(computed(() => rows)));
  await playing?.play(end.choice);
  return { asked: playing?.ending.value === end.choice };
}

test('the end of a phase is asked about where something can still be done', async () => {
  expect(await endPhase(null)).toEqual({ asked: true });
  expect(played).toEqual([]);
});

test('the end of a phase is not asked about in a lesson, nor against the setting', async () => {
  expect(await endPhase({ key: 'first' })).toEqual({ asked: false });
  useSettings().settings.confirmEnd = false;
  expect(await endPhase(null)).toEqual({ asked: false });
  expect(played).toEqual(['end', 'end']);
});
