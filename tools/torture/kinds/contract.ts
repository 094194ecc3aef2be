import fc from 'fast-check';
import { GAMES } from '../../../src/engine/games/registry';
import { COMMANDS } from '../../../src/ipc/contract';
import type { Command } from '../../../src/ipc/contract';
import type { Result } from '../../../src/ipc/refusals';
import type { AdviserPort } from '../../../src/main/services/ports';
import { openTestApp } from '../../harness/test-app';
import type { TestApp } from '../../harness/test-app';
import { Fault } from '../round';
import type { Chance, Figures, StressTest } from '../round';
import { begin, compare, look, step } from '../session';
import type { VisibleMatch } from '../session';

const CALLS = 600;
const NAMES = Object.keys(COMMANDS) as Command[];

/**
 * Sends all commands with well-formed, almost well-formed and random arguments. Each must be answered, never with
 * ‘unexpected’, and no save may be damaged.
 */
export const contract: StressTest = {
  name: 'contract',
  async round({ chance, figures, thin }) {
    const app = openTestApp(undefined, {}, adviseNonsense);
    let seen = await begin(app, chance);
    for (let i = 0; i < 6; i++) {
      await step(app, seen, chance);
      seen = await look(app, seen.table.match);
    }
    for (let i = 0; i < CALLS; i += thin) {
      const command = NAMES[(i / thin) % NAMES.length];
      const argument = someArgument(command, seen, chance);
      figures.add('calls');
      checkAnswer(command, argument, await app.services.handle(command, argument));
      if (app.logged.some((error) => !isForeseen(error)))
        throw new Fault(`${command} logged an error: ${app.logged.map(String).join()}`);
      app.logged.length = 0;
      const now = await look(app, seen.table.match).catch(() => undefined);
      if (now) seen = now;
      // The match was deleted, so a new one is started.
      else seen = await begin(app, chance);
    }
    await checkShelf(app, figures);
    if ('polluted' in {}) throw new Fault('A call has changed Object.prototype.');
  },
};

/** A computer that always plays illegal moves. */
const adviseNonsense: AdviserPort['advise'] = async ({ view, counsel }) => [
  {
    move: NONSENSE,
    reason: null,
    ...(counsel && { counsel: { steps: [{ choice: { move: NONSENSE, forecast: {} }, view }], ...PLAN } }),
  },
];
const NONSENSE = { type: 'nonsense' };
const PLAN = { then: [], reason: { key: 'nonsense', params: {} }, gain: {}, ends: 'turn', win: null } as const;

const isForeseen = (error: unknown) => error instanceof Error && error.message.includes('a move “nonsense”');

function checkAnswer(command: string, argument: unknown, result: Result<unknown>): void {
  const described = () => `${command} with ${shorten(argument)} answered ${shorten(result)}`;
  if (typeof result?.ok !== 'boolean') throw new Fault(described());
  if (result.ok) return;
  if (result.error.code === 'unexpected' || result.error.message.length > 600) throw new Fault(described());
}

function shorten(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 400);
  } catch {
    return 'a value that cannot be serialized';
  }
}

/** Checks that every match on the disk opens with the state it has in memory. */
async function checkShelf(app: TestApp, figures: Figures): Promise<void> {
  const disk = new Map(app.files.disk);
  for (const { match, damage } of await app.ask('matches.list', {})) {
    if (damage) throw new Fault(`${match} is damaged: ${damage.reason}`);
    const { table, log } = await openTestApp(disk).ask('matches.open', { match });
    compare(figures, match, { table, log }, await look(app, match));
  }
}

/** An argument for a command: well-formed, almost well-formed, or random. */
function someArgument(command: Command, seen: VisibleMatch, chance: Chance): unknown {
  const right = rightArgument(command, seen, chance);
  if (chance.percent(35)) return right;
  const [anything] = fc.sample(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, maxDepth: 3 }), {
    seed: chance.seed(),
    numRuns: 1,
  }); // prettier-ignore
  if (chance.percent(20)) return anything;
  const keys = Object.keys(right);
  if (keys.length === 0 || chance.percent(15)) return { ...right, [chance.pick(['x', '__proto__', 'seat'])]: anything };
  const key = chance.pick(keys);
  const without = Object.fromEntries(Object.entries(right).filter(([name]) => name !== key));
  if (chance.percent(15)) return without;
  return { ...without, [key]: chance.percent(50) ? anything : near(right[key as keyof typeof right], chance) };
}

/** A value similar to this one: another number, an empty or overlong text, a shorter or longer list. */
function near(value: unknown, chance: Chance): unknown {
  if (typeof value === 'number') return value + chance.pick([-1, 1, 0.5, 1e9, -1e9, NaN, Infinity]);
  if (typeof value === 'string') return chance.pick(['', value + value, 'x'.repeat(5000), `${value}\0`, '../x', ' ']);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return chance.pick([[], [...list, ...list], [null], list.slice(1)]);
  }
  if (typeof value === 'object' && value !== null) {
    const key = chance.pick([...Object.keys(value), 'more']);
    return { ...value, [key]: near((value as Record<string, unknown>)[key], chance) };
  }
  return chance.pick([null, true, 'text', 0, {}]);
}

/** A well-formed argument for a command, as a page at this table might send it. The command may still refuse it. */
function rightArgument(command: Command, { table, log }: VisibleMatch, chance: Chance): object {
  const { match, ply, seats } = table;
  const seat = chance.below(seats.length);
  const actor = table.deciders[0]?.seat ?? 0;
  const title = `Title ${chance.below(100)}`;
  const move = table.choices.length > 0 ? { ...chance.pick(table.choices).move } : { type: 'nonsense' };
  const some: Partial<Record<Command, object>> = {
    'matches.create': { game: chance.pick(GAMES).about.id, title, seats: [...seats], options: {} },
    'matches.sit': { match, seat: chance.percent(50) ? null : seat },
    'matches.play': { match, seat: actor, moves: [move, move], ply },
    'matches.log': { match, from: chance.below(log.length + 2) },
    'matches.seats': { match, seats: seats.map(({ name }) => ({ name, kind: chance.pick(['human', 'human', 'computer']) })) },
    'matches.at': { match, ply: chance.below(ply + 2) },
    'matches.branch': { match, ply: chance.below(ply + 2), title },
    'matches.end': { match, ply, agreed: seats.map((_, i) => i) },
    'lessons.start': { game: chance.pick(GAMES).about.id, lesson: 'turn' },
    'saves.adopt': { file: `${match} (1).serenissima`, title },
    'saves.import': { text: `{"format":"${title}"}\n` },
    'settings.set': { freeUndo: chance.percent(50) },
  }; // prettier-ignore
  if (some[command]) return some[command];
  if (/^(app|games|settings)\.|\.list$|\.shelf$/.test(command)) return {};
  if (/think$/.test(command)) return { match, ply };
  if (/hint|resign/.test(command)) return { match, seat, ply };
  if (/peek|undo|redo/.test(command)) return { match, seat };
  if (/go$/.test(command)) return { match, ply };
  if (/keep|rename|duplicate|repair/.test(command)) return { match, title };
  return { match };
}
