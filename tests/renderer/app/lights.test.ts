import { expect, test } from 'vitest';
import { lessonMoves, isAsked, playLessonMove } from '../../../src/engine/core/lesson';
import { startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';
import type { Table } from '../../../src/ipc/table';
import { lessonHint, lessonLights } from '../../../src/renderer/app/lesson/lights';
import { askedButtons, stepRows } from '../../../src/renderer/app/lesson/step-rows';
import { GAME_UIS } from '../../../src/renderer/games';
import type { Light, TargetId } from '../../../src/renderer/board/board-types';

const { gameUi } = GAME_UIS;

const LIT: ReadonlyMap<TargetId, Light> = new Map<TargetId, Light>([
  ['galley:1', 'legal'],
  ['port:9', 'focused'],
]);

test('outside lessons, the highlights are unchanged', () => {
  const ui = gameUi('serenissima-1996');
  expect(lessonLights(LIT, null, ui)).toBe(LIT);
  expect(lessonLights(LIT, { lesson: null } as Table, ui)).toBe(LIT);
});

test('in a lesson, only existing places are highlighted: those of the current step, and the one pointed at', () => {
  let pieces = 0;
  for (const game of GAMES) {
    for (const lesson of game.teaching?.lessons ?? []) {
      const ui = gameUi(game.about.id);
      const match = startMatch(game, lesson.start);
      for (const beat of lessonMoves(lesson)) {
        const view = game.view(match.position, lesson.learner);
        const choices = game.moves(match.position, lesson.learner).map((move) => ({ move, forecast: {} }));
        const asked = choices.flatMap(({ move }, i) => (isAsked(lesson, match.log.length, move) ? [i] : []));
        const lights = lesson.steps[beat.step].lights ?? [];
        const table = { view, choices, lesson: { asked, lights } } as unknown as Table;
        const [pointedAt, possible] = ui.targets(view);
        const before = new Map<TargetId, Light>([
          [possible, 'legal'],
          [pointedAt, 'focused'],
        ]);
        for (const id of lessonHint(table, ui).targets) expect(ui.targets(view), id).toContain(id);
        const lit = lessonLights(before, table, ui);
        expect(lit.get(pointedAt)).toBe('focused');
        expect([...lit.values()]).not.toContain('legal');
        for (const id of lit.keys()) expect(ui.targets(view), id).toContain(id);
        for (const id of lights) expect(lit.has(id)).toBe(true);
        pieces += lit.size;
        playLessonMove(lesson, match);
      }
    }
  }
  expect(pieces).toBeGreaterThan(250);
});

/** The table of a lesson's step, without the parts that its hints do not need. */
function tableAt(id: string, key: string, ply: number) {
  const game = GAMES.find(({ about }) => about.id === id);
  const lesson = game?.teaching?.lessons.find((entry) => entry.key === key);
  if (!game || !lesson) throw new Error(`There is no lesson ${key}`);
  const match = startMatch(game, lesson.start);
  while (match.log.length < ply) playLessonMove(lesson, match);
  const view = game.view(match.position, lesson.learner);
  const choices = game.moves(match.position, lesson.learner).map((move) => ({ move, forecast: {} }));
  const asked = choices.flatMap(({ move }, i) => (isAsked(lesson, ply, move) ? [i] : []));
  const lights = lesson.steps[lessonMoves(lesson)[ply].step].lights ?? [];
  return { view, choices, lesson: { asked, lights } } as unknown as Table;
}

test('a lesson dims nothing, because what it asks for is often a part of other choices too', () => {
  for (const [id, key] of [
    ['serenissima-1996', 'trade'],
    ['serenissima-2012', 'trade'],
    ['doge-ship', 'build'],
  ]) {
    const table = tableAt(id, key, 0);
    const ui = gameUi(id);
    const dimmed = new Map(ui.targets(table.view).map((target): [TargetId, Light] => [target, 'idle']));
    const lit = lessonLights(dimmed, table, ui);
    expect([...lit.values()]).not.toContain('idle');
    for (const target of lessonHint(table, ui).targets) expect(lit.get(target), target).toBe('asked');
  }
});

const named = (id: string, table: Table) =>
  lessonHint(table, gameUi(id)).targets.map((target) => JSON.stringify(gameUi(id).nameTarget(target, table.view)));

test('a lesson points only at the space it asks for, not at all spaces beyond', () => {
  const table = tableAt('serenissima-1996', 'sail', 0);
  expect(named('serenissima-1996', table)).toEqual([
    expect.stringContaining('lower-adriatic'),
    expect.stringContaining('galleyState'),
  ]);
});

test('a lesson that names the end of a voyage points at it and describes the whole voyage', () => {
  const table = tableAt('serenissima-1996', 'trade', 4);
  const ui = gameUi('serenissima-1996');
  expect(named(ui.id, table)).toEqual([
    expect.stringContaining('ligurian-sea'),
    expect.stringContaining('galleyState'),
  ]);
  expect(JSON.stringify(lessonHint(table, ui).text)).toContain('ligurian-sea');
});

test('a lesson accepts every move of the voyages it points at', () => {
  let voyages = 0;
  for (const game of GAMES) {
    for (const lesson of game.teaching?.lessons ?? []) {
      lessonMoves(lesson).forEach((_, ply) => {
        const table = tableAt(game.about.id, lesson.key, ply);
        const rows = gameUi(game.about.id).rows(table.choices, table.view);
        for (const { choice } of askedButtons(table, rows)) {
          if (!choice.onward) continue;
          voyages++;
          for (const [i, move] of [choice.move, ...choice.onward].entries())
            expect(isAsked(lesson, ply + i, move), `${lesson.key} ${ply}`).toBe(true);
        }
      });
    }
  }
  expect(voyages).toBeGreaterThan(2);
});

test('a lesson’s panel shows only the button it asks for, and folds every other one', () => {
  const ui = gameUi('serenissima-1996');
  for (const [key, ply] of [
    ['sail', 0],
    ['trade', 4],
    ['win', 0],
  ] as const) {
    const table = tableAt(ui.id, key, ply);
    const all = ui.rows(table.choices, table.view);
    const rows = stepRows(all, askedButtons(table, all));
    const buttons = (idle: boolean) =>
      rows.filter((row) => (row.idle ?? false) === idle).flatMap(({ options }) => options);
    expect(buttons(false)).toHaveLength(1);
    expect(buttons(true)).toHaveLength(all.flatMap(({ options }) => options).length - 1);
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
  }
});

test('a lesson that asks for a building highlights its place, not only the Merchant', () => {
  const game = GAMES.find(({ about }) => about.id === 'la-loire');
  const lesson = game?.teaching?.lessons.find(({ key }) => key === 'build');
  if (!game || !lesson) throw new Error('La Loire has no lesson about building');
  const { position } = startMatch(game, lesson.start);
  const choices = game.moves(position, lesson.learner).map((move) => ({ move, forecast: {} }));
  const asked = choices.flatMap(({ move }, i) => (isAsked(lesson, 0, move) ? [i] : []));
  const table = { view: game.view(position, lesson.learner), choices, lesson: { asked, lights: [] } };
  const ui = gameUi('la-loire');
  expect(lessonHint(table as unknown as Table, ui).targets[0]).toMatch(/^place:/);
  expect([...lessonLights(new Map(), table as unknown as Table, ui).keys()].join(' ')).toMatch(/place:\d+/);
});
