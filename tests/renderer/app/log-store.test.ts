import fc from 'fast-check';
import { createPinia, setActivePinia } from 'pinia';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/ipc/contract';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { useSettings } from '../../../src/renderer/stores/settings';
import { openTestApp } from '../../../tools/harness/test-app';

const GAMES = ['doge-ship', 'serenissima-1996', 'serenissima-2012', 'la-loire'] as const;
const PEOPLE = ['Anna', 'Bruno', 'Carla'].map((name) => ({ name, kind: 'human' as const }));
/** Actions at a table, weighted towards moves. The number chooses among the legal moves. */
const doing = fc.tuple(
  fc.constantFrom('play', 'play', 'play', 'play', 'play', 'undo', 'redo', 'reopen', 'seats'),
  fc.nat(1000),
);

/** Opens a table on main's real services. `told` records each request with its answer. */
async function tableOf(game: string, handOver: 'curtain' | 'none') {
  setActivePinia(createPinia());
  const { services, ask } = openTestApp();
  const told: { command: Command; argument: object; answer: string }[] = [];
  useBridge({
    async call(command: Command, argument: object) {
      const answer = JSON.stringify(await services.handle(command, argument));
      told.push({ command, argument, answer });
      return JSON.parse(answer);
    },
    on: () => () => undefined,
  } as never);
  const settings = useSettings();
  settings.settings.handOver = handOver;
  await ask('settings.set', { freeUndo: true });
  const match = useMatch();
  const create = { game, title: 'A match', seats: PEOPLE, options: {}, seed: 'log' };
  await match.open(await ask('matches.create', create));
  return { match, ask, told };
}

describe('the renderer’s log', () => {
  test.each(GAMES)('always equals main’s log, without secrets of seats no longer at the screen: %s', async (game) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('curtain', 'none'),
        fc.array(doing, { maxLength: 60 }),
        async (handOver, steps) => {
          const { match, ask, told } = await tableOf(game, handOver);
          const id = match.table?.match ?? '';
          for (const [what, n] of steps) {
            if (match.curtain !== null) await match.raiseCurtain();
            const choices = match.table?.choices ?? [];
            if (what === 'play' && choices.length > 0) await match.play(choices[n % choices.length]);
            if (what === 'undo') await match.undo();
            if (what === 'redo') await match.redo();
            if (what === 'reopen') await match.reload();
            if (what === 'seats') await match.assignSeats(PEOPLE);
            const asked = told.splice(0);
            expect(match.refusal).toBeNull();
            expect(match.log).toEqual(JSON.parse(JSON.stringify(await ask('matches.log', { match: id, from: 0 }))));
            expect(match.log.length).toBe(match.table?.ply);
            // When a seat comes to the screen, main does not resend what the page already has.
            for (const { command, argument, answer } of asked)
              if (command === 'matches.sit') expectNew(argument as never, JSON.parse(answer));
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});

type Told = readonly { readonly ply: number }[];

function expectNew({ from }: { from: number }, { value }: { value: { log: Told; table: { ply: number } } }) {
  expect(value.log.map(({ ply }) => ply)).toEqual(
    Array.from({ length: value.table.ply - from }, (_, i) => from + i + 1),
  );
}
