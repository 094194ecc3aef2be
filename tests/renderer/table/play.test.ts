import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { computed, effectScope } from 'vue';
import { usePlay } from '../../../src/renderer/app/table/choices/usePlay';
import { useMatch } from '../../../src/renderer/stores/match';
import { usePlanning } from '../../../src/renderer/stores/planning';
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

/** Ends a phase in which another move is still possible. `asked` is true if the player must confirm. */
async function endPhase(lesson: object | null, planned = false): Promise<{ asked: boolean }> {
  useMatch().table = {
    seats: [],
    deciders: [],
    choices: rows.map(({ options }) => options[0].choice),
    lesson,
  } as never;
  usePlanning().active = planned;
  const playing = scope.run(() => usePlay(computed(() => rows)));
  await playing?.play(end.choice);
  return { asked: playing?.ending.value === end.choice };
}

test('ending a phase asks for confirmation if other moves are still possible', async () => {
  expect(await endPhase(null)).toEqual({ asked: true });
  expect(played).toEqual([]);
});

test('a planned end of a phase asks for no confirmation', async () => {
  const queued = vi.spyOn(usePlanning(), 'choose').mockResolvedValue();
  expect(await endPhase(null, true)).toEqual({ asked: false });
  expect(queued).toHaveBeenCalledWith(end.choice);
});

test('ending a phase asks for no confirmation in a lesson, or if the setting is off', async () => {
  expect(await endPhase({ key: 'first' })).toEqual({ asked: false });
  useSettings().settings.confirmEnd = false;
  expect(await endPhase(null)).toEqual({ asked: false });
  expect(played).toEqual(['end', 'end']);
});
