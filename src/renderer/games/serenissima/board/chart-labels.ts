import { Container } from 'pixi.js';
import type { Rect } from '../../../board/board-types';
import type { Raster } from '../../../board/raster';
import { createSpriteCache } from '../../kit/sprite-cache';
import { empty } from '../../kit/scene';
import { coastName, wholeNames } from './coast-names';
import type { CoastNames } from './coast-names';
import { label } from './drawing';
import type { Dressing } from './dressings/dressing';
import { apart, LINE, meets, roomOf, scalesFrom } from './sea-names';
import type { PlacedName, SeaName } from './sea-names';

const FONT = 19;
/** A name counts as uncovered if galleys cover less than this fraction of it. */
const LITTLE = 0.04;
/** A name is omitted if galleys would cover more than this fraction of it at every place. */
const MUCH = 0.12;
/** The smallest fraction of its size to which a name may shrink: 9 CSS pixels on a board of any size. */
const SMALLEST = 0.92;

/**
 * The names on the chart, each as a separate picture. Names of seas move out of the way of galleys and, if there is
 * room, of rings. Names along the coast are omitted if a galley or another name covers them.
 */
export function createChartLabels({ letters, halo }: Dressing, raster: Raster, sharpness: number) {
  const layer = new Container();
  const pictures = createSpriteCache(raster, sharpness);
  let names: readonly PlacedName[] = [];
  let coast: CoastNames = { names: [], size: 1 };
  let galleys: readonly Rect[] = [];
  let rings: readonly Rect[] = [];

  const draw = ({ lines, size }: SeaName) => {
    const text = label(lines.join('\n'), 'sea', letters, FONT * size);
    text.style.align = 'center';
    text.style.lineHeight = LINE * size;
    // The lanes are drawn below the names. A halo in the colour of the water keeps the letters legible.
    text.style.stroke = { color: halo, width: 4 * size, join: 'round' };
    return new Container({ children: [text] });
  };
  const arrange = () => {
    empty(layer);
    const seas = legibleNames(names, galleys, rings);
    for (const name of wholeNames(coast.names, coast.size, [...galleys, ...seas.map(roomOf)])) {
      const picture = pictures.make(`coast ${name.name} ${coast.size}`, () => coastName(name, coast.size));
      picture.position.set(name.x, name.y);
      layer.addChild(picture);
    }
    for (const name of seas) {
      const picture = pictures.make(`${name.lines.join('\n')} ${name.size}`, () => draw(name));
      picture.position.set(name.x, name.y);
      layer.addChild(picture);
    }
  };
  return {
    layer,
    letter(next: readonly PlacedName[], along: CoastNames) {
      names = next;
      coast = along;
      arrange();
    },
    /** Sets the areas that galleys and threat marks cover, and those of the rings below the names. */
    makeWay(next: readonly Rect[], below: readonly Rect[]) {
      galleys = next;
      rings = below;
      arrange();
    },
    /** Redraws. `scale` is device pixels per unit. */
    settle(scale: number) {
      pictures.settle(scale);
      arrange();
    },
    destroy: () => pictures.destroy(),
  };
}

/**
 * The names of seas that remain legible beside the galleys. A covered name moves, shrinks, or stays if only a little of
 * it is covered. Otherwise it is omitted; its space still has a tooltip. A name also moves away from a ring, but rather
 * crosses it than be omitted.
 */
export function legibleNames(
  names: readonly PlacedName[],
  galleys: readonly Rect[],
  rings: readonly Rect[] = [],
): SeaName[] {
  const all = [...galleys, ...rings];
  const stood = new Map<number, SeaName>(names.map((name) => [name.space, name]));
  for (const name of names) {
    if (coveredBy(name, all) <= LITTLE) continue;
    const others = [...stood.values()].filter(({ space }) => space !== name.space).map(roomOf);
    const open = name.alternatives.filter((other) => !others.some((room) => meets(roomOf(other), room)));
    const clearOf = (areas: readonly Rect[]) => {
      const clear = open.filter((other) => coveredBy(other, areas) === 0);
      return clear.find((other) => !others.some((room) => meets(apart(other), room))) ?? clear.at(0);
    };
    const stays = coveredBy(name, galleys) <= LITTLE ? name : undefined;
    const best = clearOf(all) ?? stays ?? clearOf(galleys) ?? largestRead([name, ...open], galleys);
    if (best) stood.set(name.space, best);
    else stood.delete(name.space);
  }
  return names.flatMap(({ space }) => stood.get(space) ?? []);
}

/**
 * The largest uncovered version of a name or, if there is none, the least covered version; `null` if even that is
 * covered too much.
 */
function largestRead(alternatives: readonly SeaName[], galleys: readonly Rect[]): SeaName | null {
  let least: SeaName | null = null;
  for (const size of scalesFrom(alternatives[0].size, SMALLEST * alternatives[0].size)) {
    const sized = alternatives.map((other) => ({ ...other, size: Math.min(other.size, size) }));
    const best = leastCovered(sized, galleys);
    if (coveredBy(best, galleys) <= LITTLE) return best;
    if (!least || coveredBy(best, galleys) < coveredBy(least, galleys)) least = best;
  }
  return least && coveredBy(least, galleys) <= MUCH ? least : null;
}

function leastCovered(alternatives: readonly SeaName[], galleys: readonly Rect[]): SeaName {
  return alternatives.reduce((best, other) =>
    coveredBy(other, galleys) < coveredBy(best, galleys) - LITTLE ? other : best,
  );
}

/** The fraction of a name that these areas cover. */
function coveredBy(name: SeaName, galleys: readonly Rect[]): number {
  const room = roomOf(name);
  const covered = galleys.reduce((sum, { x, y, width, height }) => {
    const wide = Math.min(room.x + room.width, x + width) - Math.max(room.x, x);
    const high = Math.min(room.y + room.height, y + height) - Math.max(room.y, y);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
  return covered / (room.width * room.height);
}
