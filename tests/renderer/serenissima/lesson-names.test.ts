import { expect, test } from 'vitest';
import { isAsked, lessonMoves, playLessonMove } from '../../../src/engine/core/lesson';
import { startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';
import type { BaseGalley } from '../../../src/engine/games/serenissima/berths';
import type { Table } from '../../../src/ipc/table';
import { lessonHint } from '../../../src/renderer/app/lesson/lights';
import type { Rect } from '../../../src/renderer/board/board-types';
import { boundingRect } from '../../../src/renderer/board/geometry';
import { spotlights } from '../../../src/renderer/board/spotlights';
import { GAME_UIS } from '../../../src/renderer/games';
import { RING } from '../../../src/renderer/games/kit/highlight';
import { idOf, kindOf } from '../../../src/renderer/games/kit/targets';
import { drawnAt, figuresOf, hullAt } from '../../../src/renderer/games/serenissima/board/anchorage';
import { anchoragesOf } from '../../../src/renderer/games/serenissima/board/anchorage-search';
import { legibleNames } from '../../../src/renderer/games/serenissima/board/chart-labels';
import { createMoorings } from '../../../src/renderer/games/serenissima/board/moorings';
import { nameRooms } from '../../../src/renderer/games/serenissima/board/name-rooms';
import type { BoardPlan } from '../../../src/renderer/games/serenissima/board/plan';
import { roomOf, seaNamesFor, withCrowns } from '../../../src/renderer/games/serenissima/board/sea-names';
import { placeKey } from '../../../src/renderer/games/serenissima/place-keys';
import { PLAN as FIRST } from '../../../src/renderer/games/serenissima-1996/board/plan';
import { FRENCH_PLACES } from '../../../src/renderer/games/serenissima-1996/locales/places-fr';
import { PLAN as SECOND } from '../../../src/renderer/games/serenissima-2012/board/plan';
import { placesFrench } from '../../../src/renderer/games/serenissima-2012/locales/places-fr';

const ROSE = 24;
const english = (name: string) => name;
const frenchOf = (spaces: Readonly<Record<string, string>>) => (name: string) => spaces[placeKey(name)];

/** The share of a rectangle's area that another one covers. */
function shareOf(rect: Rect, other: Rect): number {
  const wide = Math.min(rect.x + rect.width, other.x + other.width) - Math.max(rect.x, other.x);
  const high = Math.min(rect.y + rect.height, other.y + other.height) - Math.max(rect.y, other.y);
  return (Math.max(0, wide) * Math.max(0, high)) / (rect.width * rect.height);
}

/** Every move of an edition's lessons: the targets of the lesson's hint, and the galleys on the board. */
function stepsOf(id: string) {
  const game = GAMES.find(({ about }) => about.id === id);
  if (!game?.teaching) throw new Error(`${id} has no lessons`);
  return game.teaching.lessons.flatMap((lesson) => {
    const match = startMatch(game, lesson.start);
    return lessonMoves(lesson).map(({ step }, ply) => {
      const view = game.view(match.position, lesson.learner) as { galleys: readonly (BaseGalley | null)[] };
      const choices = game.moves(match.position, lesson.learner).map((move) => ({ move, forecast: {} }));
      const asked = choices.flatMap(({ move }, i) => (isAsked(lesson, ply, move) ? [i] : []));
      const state = { asked, lights: lesson.steps[step].lights ?? [] };
      const table = { view, choices, lesson: state } as unknown as Table;
      const { targets } = lessonHint(table, GAME_UIS.gameUi(id));
      playLessonMove(lesson, match);
      return { name: `${lesson.key} ${ply}`, targets, galleys: view.galleys };
    });
  });
}

function geographyOf(plan: BoardPlan, size: number, nameOf: (name: string) => string) {
  const names = seaNamesFor(plan, size, nameOf);
  const moorings = createMoorings(anchoragesOf(plan, nameRooms(names)));
  return (targets: readonly string[], galleys: readonly (BaseGalley | null)[]) => {
    moorings.reset(galleys);
    const afloat = moorings.all();
    const whole = (id: number): Rect[] => {
      const at = afloat.get(id);
      return at ? [hullAt(at, at.scale), ...figuresOf(at, at.scale)] : [];
    };
    const rects = targets.flatMap((target) => {
      if (kindOf(target) === 'port') return withCrowns(plan.layout.cards[idOf(target)]);
      if (kindOf(target) === 'galley') return boundingRect(whole(idOf(target))) ?? [];
      const { x, y } = plan.places.spaces[idOf(target)];
      const rose = { x: x - ROSE, y: y - ROSE, width: 2 * ROSE, height: 2 * ROSE };
      const here = [...afloat.keys()].filter((id) => galleys[id]?.space === idOf(target));
      return boundingRect([rose, ...here.flatMap((id) => whole(id).slice(0, 1))]) ?? [];
    });
    const rings = spotlights(rects, RING.outer);
    const hulls = [...afloat.values()].map((at) => drawnAt(at, at.scale));
    return { rings, read: legibleNames(names, hulls, rings) };
  };
}

test.each([
  ['serenissima-1996', FIRST, frenchOf(FRENCH_PLACES.spaces)],
  ['serenissima-2012', SECOND, frenchOf(placesFrench.spaces)],
] as const)('in the lessons of %s, a space that is asked for shows its name', (id, plan, french) => {
  const steps = stepsOf(id);
  let [spaces, crossed] = [0, 0];
  for (const nameOf of [english, french])
    for (const size of [1, 1.5]) {
      const shown = geographyOf(plan, size, nameOf);
      for (const { name, targets, galleys } of steps) {
        const { rings, read } = shown(targets, galleys);
        for (const target of targets.filter((one) => kindOf(one) === 'space')) {
          spaces++;
          const label = read.find(({ space }) => space === idOf(target));
          expect(label?.lines.join(' '), `${name} at size ${size}`).toBe(nameOf(plan.board.spaces[idOf(target)].name));
          if (label && rings.some((ring) => shareOf(roomOf(label), ring) > 0.05)) crossed++;
        }
      }
    }
  expect(spaces).toBeGreaterThan(10);
  // Names are above the rings, and cross one only if there is no other place.
  expect(crossed / spaces).toBeLessThan(0.2);
});
