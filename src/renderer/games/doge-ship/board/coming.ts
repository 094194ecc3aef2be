import { Container, Graphics } from 'pixi.js';
import { INSPECTION } from '../../../../engine/games/doge-ship/data/board';
import type { DogeEvent } from '../../../../engine/games/doge-ship/data/components';
import type { Lettering, Rect } from '../../../board/board-types';
import { GOLD, INK, VELLUM } from '../../kit/colours';
import { label } from '../../kit/lettering';
import { down } from '../../kit/paint';
import { knownApprovals } from '../words';
import type { View } from '../words';
import { comingPlace } from './layout';
import { DEEP, OAK_DARK } from './palette';
import { disc, icon, laurel, seal } from './signs';

/** The width of a prize, and the gap after the title if everything is on one line. */
const [PRIZE, GAP] = [44, 16];
/** The width of a builder's emblem and figures at full size. */
const ROOMY = 112;
/** Places of at least this height have a second line for the builders. */
const TWO_LINES = 100;

/** The event at the end of the round, or the final inspection, with each builder's Approvals, points or losses. */
export function drawComing(view: View, lettering: Lettering): Container {
  const place = comingPlace(view.tables.length);
  const tall = place.height >= TWO_LINES;
  const over = view.phase === 'over';
  const event: DogeEvent | null = over ? { type: 'inspection' } : view.doge.event;
  const root = new Container();
  root.position.set(place.x, place.y);
  const sign = icon(event?.type === 'inspection' ? 'doge' : 'water', 40, event ? DEEP : 0x9a8658);
  sign.position.set(34, 32);
  const title = label(titleOf(view, lettering), 'place', INK, 25, {
    width: place.width - (tall ? 80 : 660),
    height: 34,
  });
  title.anchor.set(0, 0.5);
  title.position.set(64, 32);
  const beside = title.x + title.width + GAP;
  root.addChild(sheet({ ...place, width: tall || event ? place.width : beside }), sign, title);
  if (!event) {
    if (tall) root.addChild(calm(place));
    return root;
  }
  // After the game, shows the points that each builder won instead of the prizes.
  const shown = event.type === 'inspection' && !over ? INSPECTION.filter((prize) => prize > 0) : [];
  const width = shown.length * PRIZE;
  if (shown.length > 0) root.addChild(prizes(shown, tall ? place.width - 12 : beside + width));
  const left = tall ? 0 : beside + width;
  const step = Math.min(130, (place.width - 24 - left) / view.players.length);
  // Emblems and figures that would overlap are smaller.
  const size = Math.min(1, step / ROOMY);
  const y = tall ? Math.min(84, place.height - 28) : 32;
  view.players.forEach(({ stack }, seat) => {
    const arms = disc(seat, 42 * size);
    arms.position.set(left + 36 + seat * step, y);
    const part =
      event.type === 'inspection'
        ? over
          ? wonBy(view.players[seat].prizes.final)
          : approvalsOf(knownApprovals(view, seat))
        : lossOf(event.level - stack.length, lettering);
    part.scale.set(size);
    part.position.set(arms.x + 44 * size, y);
    root.addChild(arms, part);
    if (view.frame?.kind === 'inspection' && view.frame.placed[seat]) root.addChild(tickAt(arms.x + 15, y + 13));
  });
  return root;
}

function titleOf({ doge: { event }, frame, phase }: View, { text, figure }: Lettering): string {
  if (phase === 'over') return text('coming.final');
  if (frame?.kind === 'inspection') return text('coming.bidding');
  if (!event) return text('coming.none');
  return event.type === 'inspection' ? text('coming.inspection') : `${text('coming.highWater')} ${figure(event.level)}`;
}

function sheet({ width, height }: Rect): Container {
  const root = new Container();
  root.addChild(
    new Graphics()
      .roundRect(3, 5, width, height, 9)
      .fill({ color: 0x000000, alpha: 0.25 })
      .roundRect(0, 0, width, height, 9)
      .fill(down(0xfaf3df, 0xe8d9b0))
      .stroke({ color: OAK_DARK, width: 2.5 })
      .roundRect(5, 5, width - 10, height - 10, 6)
      .stroke({ color: GOLD, width: 1.4 }),
  );
  return root;
}

/** Gondolas on a calm lagoon. They fill the space where builders are listed if there is an event. */
function calm({ width, height }: Rect): Container {
  const water = new Graphics();
  for (const [row, y] of [height - 34, height - 24, height - 14].entries())
    for (let x = 18 + (row % 2) * 22; x + 40 < width - 10; x += 44)
      water
        .moveTo(x, y)
        .quadraticCurveTo(x + 10, y - 6, x + 20, y)
        .quadraticCurveTo(x + 30, y + 6, x + 40, y);
  water.stroke({ color: DEEP, width: 2, alpha: 0.32, cap: 'round' });
  const root = new Container({ children: [water] });
  for (const [part, size] of [
    [0.2, 46],
    [0.52, 58],
    [0.84, 40],
  ]) {
    const boat = icon('gondola', size, DEEP);
    boat.alpha = 0.6;
    boat.position.set(part * width, height - 32 - size * 0.2);
    root.addChild(boat);
  }
  return root;
}

/** An inspection's prizes. They end at `right`. */
function prizes(points: readonly number[], right: number): Container {
  const wreaths = points.map((prize, i) => {
    const wreath = laurel(String(prize), 38);
    wreath.position.set(right - (points.length - i - 0.5) * PRIZE, 32);
    return wreath;
  });
  return new Container({ children: wreaths });
}

/** The points that a builder has won. */
function wonBy(points: number): Container {
  const wreath = laurel(`+${points}`, 46);
  wreath.position.set(8, 0);
  return new Container({ children: [wreath] });
}

/** A tick for a builder who has bid. */
function tickAt(x: number, y: number): Graphics {
  return new Graphics()
    .circle(x, y, 10)
    .fill(0x2e6b3c)
    .stroke({ color: VELLUM, width: 2 })
    .moveTo(x - 5, y)
    .lineTo(x - 1, y + 4)
    .lineTo(x + 5, y - 4)
    .stroke({ color: VELLUM, width: 2.5, cap: 'round', join: 'round' });
}

/** A seal with the number of Approvals, or with a question mark if the number is hidden. */
function approvalsOf(count: number | null): Container {
  const wax = seal(34);
  const figure = label(String(count ?? '?'), 'figure', INK, 26);
  figure.position.set(27, 0);
  return new Container({ children: [wax, figure] });
}

/**
 * Shows how many markers a builder loses: none if the stack is above the water (`below` < 0), one at 0, otherwise two.
 */
function lossOf(below: number, { text }: Lettering): Container {
  const lost = below < 0 ? 0 : below === 0 ? 1 : 2;
  const figure = label(lost === 0 ? text('coming.dry') : `−${lost}`, 'figure', lost === 0 ? DEEP : 0x8f1620, 24);
  figure.anchor.set(0, 0.5);
  figure.position.set(-14, 0);
  if (lost === 0) return new Container({ children: [figure] });
  const sign = icon('marker', 24, 0x8f1620);
  sign.position.set(figure.x + figure.width + 14, 0);
  return new Container({ children: [figure, sign] });
}
