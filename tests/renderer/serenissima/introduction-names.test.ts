import { expect, test } from 'vitest';
import { findGame } from '../../../src/engine/games/registry';
import type { BaseGalley } from '../../../src/engine/games/serenissima/berths';
import type { Rect } from '../../../src/renderer/board/board-types';
import { areClose } from '../../../src/renderer/board/geometry';
import { drawnAt } from '../../../src/renderer/games/serenissima/board/anchorage';
import { anchoragesOf } from '../../../src/renderer/games/serenissima/board/anchorage-search';
import { legibleNames } from '../../../src/renderer/games/serenissima/board/chart-labels';
import { landsFor, roomOf } from '../../../src/renderer/games/serenissima/board/lands';
import { createMoorings } from '../../../src/renderer/games/serenissima/board/moorings';
import { nameRooms } from '../../../src/renderer/games/serenissima/board/name-rooms';
import { seaNamesFor } from '../../../src/renderer/games/serenissima/board/sea-names';
import { placeKey } from '../../../src/renderer/games/serenissima/place-keys';
import { PLAN as FIRST } from '../../../src/renderer/games/serenissima-1996/board/plan';
import { FRENCH_PLACES } from '../../../src/renderer/games/serenissima-1996/locales/places-fr';
import { PLAN as SECOND } from '../../../src/renderer/games/serenissima-2012/board/plan';
import { placesFrench } from '../../../src/renderer/games/serenissima-2012/locales/places-fr';

/** The view of the position that a game's introduction shows. */
function introductionOf(id: string) {
  const game = findGame(id);
  const introduction = game?.teaching?.introduction;
  if (!game || !introduction) throw new Error(`${id} has no introduction`);
  return game.view(introduction.position, introduction.seat) as { galleys: readonly (BaseGalley | null)[] };
}

test.each([
  ['serenissima-1996', FIRST, FRENCH_PLACES.spaces],
  ['serenissima-2012', SECOND, placesFrench.spaces],
] as const)('on the board that introduces %s, galleys hide at most one name, a sea’s', (id, plan, spaces) => {
  const { galleys } = introductionOf(id);
  const french: Readonly<Record<string, string>> = spaces;
  for (const nameOf of [(name: string) => name, (name: string) => french[placeKey(name)]]) {
    const names = seaNamesFor(plan, 1, nameOf);
    const moorings = createMoorings(anchoragesOf(plan, nameRooms(names)));
    moorings.reset(galleys);
    const hulls: Rect[] = [...moorings.all().values()].map((at) => drawnAt(at, at.scale));
    const read = new Set(legibleNames(names, hulls).map(({ space }) => space));
    expect(names.filter(({ space }) => !read.has(space)).length).toBeLessThanOrEqual(1);
    for (const land of landsFor(plan)) {
      const room = roomOf(land);
      expect(
        hulls.some((hull) => areClose(hull, room)),
        land.name,
      ).toBe(false);
    }
  }
});
