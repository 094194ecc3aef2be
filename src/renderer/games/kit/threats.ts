import { Container, Graphics, GraphicsPath } from 'pixi.js';
import type { Rect, TargetId, ThreatMarks } from '../../board/board-types';
import { areClose } from '../../board/geometry';
import { INK, VELLUM } from './colours';
import { label, sharpen, textureScale } from './lettering';

/** Sizes in world units. */
const ZONE = 46;
const CHIP = 30;
const BADGE = 34;
/** How far a mark may be moved so that it covers nothing that must stay legible, and the step of the search. */
const ASIDE = 72;
const STEP = 12;
/** The colours of a badge: for an attack on the viewer, and for any other attack. */
const DANGER = 0xa3161f;
const CHANCE = 0x1e5a3a;

/** Draws the places that pieces can reach, the odds of attacks, and blockades. */
interface ThreatLayer {
  show(marks: ThreatMarks | null): void;
  /** Redraws after pieces or the zoom have changed, with this many device pixels per unit. */
  redraw(sharpness?: number): void;
  /** The rectangles of the coats of arms, odds and barriers, which cover what is below them. */
  areas(): readonly Rect[];
}

/**
 * Draws threats in a layer, at places that `locate` finds. `arms` draws a power's coat of arms, centred, with a height
 * in units. If there is room nearby, marks leave the rectangles of `legible` and each other uncovered, and as much as
 * possible of those of `pieces`.
 */
export function createThreatLayer(
  root: Container,
  locate: (target: TargetId) => Rect | null,
  arms: (power: number, size: number) => Container,
  colour: (power: number) => number,
  legible: () => readonly Rect[] = () => [],
  pieces: () => readonly Rect[] = () => [],
): ThreatLayer {
  let shown: ThreatMarks | null = null;
  let sharpness = 1;

  const draw = () => {
    root.removeChildren().forEach((child) => child.destroy({ children: true }));
    if (!shown) return;
    const { reached, own, badges, blockades } = shown;
    const covered = [...legible()];
    const whole = pieces();
    const add = (mark: Container) => {
      moveAside(mark, covered, whole);
      covered.push(areaOf(root.addChild(mark)));
    };
    for (const at of new Set(reached.flatMap((place) => (place.own ? [place.at] : [])))) {
      const rect = locate(at);
      if (rect && own !== null) root.addChild(zoneOf(rect, colour(own)));
    }
    for (const { at, powers, icon } of reached) {
      const rect = locate(at);
      const drawn = powers.map((power) => arms(power, CHIP));
      if (rect) add(chipsOf(rect, icon ? [iconOf(icon), ...drawn] : drawn));
    }
    for (const { at, powers } of blockades) {
      const rect = locate(at);
      if (rect) add(barrierOf(rect, powers, arms));
    }
    const drawn = new Map<TargetId, number>();
    for (const badge of badges) {
      const rect = locate(badge.at);
      const nth = drawn.get(badge.at) ?? 0;
      if (rect) add(badgeOf(rect, badge, nth, arms));
      drawn.set(badge.at, nth + 1);
    }
    sharpen(root, textureScale(sharpness));
  };

  return {
    show(marks) {
      if (marks === shown) return;
      shown = marks;
      draw();
    },
    redraw(scale = sharpness) {
      sharpness = scale;
      if (shown) draw();
    },
    areas: () => root.children.filter((child) => !(child instanceof Graphics)).map(areaOf),
  };
}

function areaOf(mark: Container): Rect {
  const { x, y, width, height } = mark.getLocalBounds();
  return { x: mark.x + x, y: mark.y + y, width, height };
}

const SHIFTS = (() => {
  const steps = Array.from({ length: (2 * ASIDE) / STEP + 1 }, (_, i) => i * STEP - ASIDE);
  return steps
    .flatMap((y) => steps.map((x) => ({ x, y })))
    .filter(({ x, y }) => Math.hypot(x, y) <= ASIDE)
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
})();

/**
 * Moves a mark so that it covers none of the rectangles `kept`, as little as possible of `pieces`, and by the shortest
 * distance. If it would always cover one that is kept, it stays.
 */
function moveAside(mark: Container, kept: readonly Rect[], pieces: readonly Rect[]): void {
  const area = areaOf(mark);
  let least = Infinity;
  let best = { x: 0, y: 0 };
  for (const shift of SHIFTS) {
    if (least === 0) break;
    const moved = { ...area, x: area.x + shift.x, y: area.y + shift.y };
    if (kept.some((rect) => areClose(rect, moved))) continue;
    const hidden = pieces.reduce((sum, rect) => sum + sharedArea(rect, moved), 0);
    if (hidden < least) [least, best] = [hidden, shift];
  }
  mark.position.set(mark.x + best.x, mark.y + best.y);
}

function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** A shaded zone with a double ring in the viewer's colour. */
function zoneOf(rect: Rect, colour: number): Graphics {
  const { x, y } = middle(rect);
  const radius = Math.max(ZONE, rect.width / 2 + 4);
  return new Graphics()
    .circle(x, y, radius)
    .fill({ color: colour, alpha: 0.28 })
    .circle(x, y, radius)
    .stroke({ color: VELLUM, width: 6 })
    .circle(x, y, radius)
    .stroke({ color: colour, width: 3.4 });
}

/** An icon from an SVG path in a 100 by 100 box, centred. */
function iconOf(path: string): Container {
  const icon = new Graphics().path(new GraphicsPath(path, true)).fill(INK);
  icon.pivot.set(50, 50);
  icon.scale.set((CHIP - 4) / 100);
  return icon;
}

/** The coats of arms of the powers that could reach a place, after the pieces' icon if any, in a row below it. */
function chipsOf(rect: Rect, chips: readonly Container[]): Container {
  const row = new Container();
  const width = chips.length * (CHIP + 3) + 5;
  row.addChild(
    new Graphics()
      .roundRect(-width / 2, -CHIP / 2 - 3, width, CHIP + 6, CHIP / 2 + 3)
      .fill({ color: VELLUM, alpha: 0.92 })
      .stroke({ color: INK, width: 1.6 }),
  );
  chips.forEach((chip, i) => {
    row.addChild(chip).x = (i - (chips.length - 1) / 2) * (CHIP + 3);
  });
  const { x, y } = middle(rect);
  row.position.set(x, y + Math.min(rect.height / 2 + 7, ZONE));
  return row;
}

/** A barrier above a place, with the arms of the powers that may stop others there. */
function barrierOf(rect: Rect, powers: readonly number[], arms: (power: number, size: number) => Container): Container {
  const root = new Container();
  const width = 34 + powers.length * 25;
  root.addChild(
    new Graphics()
      .roundRect(-width / 2, -15, width, 30, 6)
      .fill(VELLUM)
      .stroke({ color: DANGER, width: 3 }),
    new Graphics()
      .rect(-width / 2 + 7, -9, 5, 18)
      .rect(-width / 2 + 16, -9, 5, 18)
      .fill(DANGER),
  );
  powers.forEach((power, i) => {
    const shield = root.addChild(arms(power, 23));
    shield.x = -width / 2 + 39 + i * 25;
  });
  root.position.set(middle(rect).x, rect.y - 10);
  return root;
}

/** The odds of an attack, with the attacker's arms: filled for this turn, outlined for the next. */
function badgeOf(
  rect: Rect,
  { power, text, soon, danger }: ThreatMarks['badges'][number],
  nth: number,
  arms: (power: number, size: number) => Container,
): Container {
  const tone = danger ? DANGER : CHANCE;
  const letters = label(text, 'figure', soon ? 0xffffff : tone, 26);
  const width = letters.width + BADGE + 18;
  const pill = new Graphics()
    .roundRect(-width / 2, -BADGE / 2, width, BADGE, BADGE / 2)
    .fill(soon ? tone : VELLUM)
    .stroke({ color: soon ? VELLUM : tone, width: 3.4 });
  const shield = arms(power, BADGE - 6);
  shield.x = -width / 2 + BADGE / 2 + 1;
  letters.x = BADGE / 2 - 2;
  const root = new Container({ children: [pill, shield, letters] });
  root.position.set(middle(rect).x, rect.y + rect.height + BADGE / 2 - 6 + nth * (BADGE + 4));
  return root;
}
