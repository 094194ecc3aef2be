import { expect, test } from 'vitest';
import { lessonMoves, isAsked, playLessonMove } from '../../../src/engine/core/lesson';
import { startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';
import type { Table } from '../../../src/ipc/table';
import { lessonHint, lessonLights } from '../../../src/renderer/app/lesson/lights';
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

test('in a lesson, only existing places are lit: those of the current step, and the one pointed at', () => {
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

test('a lesson that asks for a building lights its place, not only the Merchant', () => {
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
