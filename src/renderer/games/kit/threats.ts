import { Container, Graphics, GraphicsPath } from 'pixi.js';
import type { Point, Rect, TargetId, ThreatMarks } from '../../board/board-types';
import { dispose } from '../../board/dispose';
import { clearestPlace } from './clear-places';
import { INK, VELLUM } from './colours';
import { label, sharpen, textureScale } from './lettering';

/** Sizes in world units. */
const ZONE = 46;
const CHIP = 30;
const BADGE = 34;
/** The gap between the badges of a place. */
const GAP = 4;
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
 * in units. If there is room nearby, marks leave the rectangles of `legible` and each other uncovered, otherwise as much
 * of them as possible, and as much as possible of those of `pieces`.
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
    root.removeChildren().forEach((child) => dispose(child));
    if (!shown) return;
    const { reached, own, badges, blockades } = shown;
    const covered = [...legible()];
    const whole = pieces();
    /** Adds the first of several forms of a mark that covers the least. */
    const add = (...forms: readonly PlacedMark[]) => {
      const placed = forms.map(({ mark, spots }) => ({
        mark,
        place: clearestPlace(areaOf(mark), spots, covered, whole),
      }));
      const best = placed.reduce((one, other) => (other.place.hidden < one.place.hidden ? other : one));
      for (const { mark } of placed) if (mark !== best.mark) dispose(mark);
      best.mark.position.copyFrom(best.place);
      const area = areaOf(root.addChild(best.mark));
      covered.push(area);
      return area;
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
    // Odds have the most places to choose from, so they come last.
    for (const at of new Set(badges.map((badge) => badge.at))) {
      const rect = locate(at);
      const here = badges.filter((badge) => badge.at === at);
      if (rect) root.addChildAt(lineTo(rect, add(...badgesOf(rect, here, arms)), toneOf(here[0])), 0);
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

/** A mark that is not on the board yet, and the places where it would best be. */
interface PlacedMark {
  readonly mark: Container;
  readonly spots: readonly Point[];
}

function areaOf(mark: Container): Rect {
  const { x, y, width, height } = mark.getLocalBounds();
  return { x: mark.x + x, y: mark.y + y, width, height };
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
function chipsOf(rect: Rect, chips: readonly Container[]): PlacedMark {
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
  return { mark: row, spots: [{ x, y: y + Math.min(rect.height / 2 + 7, ZONE) }] };
}

/** A barrier above a place, with the arms of the powers that may stop others there. */
function barrierOf(
  rect: Rect,
  powers: readonly number[],
  arms: (power: number, size: number) => Container,
): PlacedMark {
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
  return { mark: root, spots: [{ x: middle(rect).x, y: rect.y - 10 }] };
}

/**
 * The odds of all attacks on a place, which stay together: in a column or, if there are several, in a row. Preferably
 * below the place, or else beside or above it.
 */
function badgesOf(
  rect: Rect,
  badges: ThreatMarks['badges'],
  arms: (power: number, size: number) => Container,
): PlacedMark[] {
  const { x, y } = middle(rect);
  return (badges.length > 1 ? [false, true] : [false]).map((inRow) => {
    const pills = badges.map((badge) => badgeOf(badge, arms));
    const widths = pills.map((pill) => pill.getLocalBounds().width);
    const width = inRow ? widths.reduce((sum, one) => sum + one + GAP, -GAP) : Math.max(...widths);
    const height = inRow ? BADGE : pills.length * (BADGE + GAP) - GAP;
    let along = -width / 2;
    pills.forEach((pill, i) => {
      if (inRow) pill.x = along + widths[i] / 2;
      else pill.y = i * (BADGE + GAP) + (BADGE - height) / 2;
      along += widths[i] + GAP;
    });
    const [right, down] = [rect.width / 2 + width / 2 + GAP, rect.height / 2 + height / 2];
    const spots = [
      { x, y: y + down + GAP },
      { x: x + right, y },
      { x: x - right, y },
      { x, y: y - down - GAP },
    ];
    return { mark: new Container({ children: pills }), spots };
  });
}

const toneOf = ({ danger }: Pick<ThreatMarks['badges'][number], 'danger'>) => (danger ? DANGER : CHANCE);

/**
 * The line from a place to its odds, which may be nearer to another place. Above and below a place, it starts at the
 * middle, because a port's garrison is in the corner.
 */
function lineTo(rect: Rect, odds: Rect, tone: number): Graphics {
  const beside = odds.y < rect.y + rect.height && odds.y + odds.height > rect.y;
  const start = nearestIn(rect, beside ? middle(odds) : { x: middle(rect).x, y: odds.y });
  const end = nearestIn(odds, start);
  return new Graphics()
    .moveTo(start.x, start.y)
    .lineTo(end.x, end.y)
    .stroke({ color: VELLUM, width: 8 })
    .moveTo(start.x, start.y)
    .lineTo(end.x, end.y)
    .stroke({ color: tone, width: 4 });
}

const nearestIn = ({ x, y, width, height }: Rect, to: Point): Point => ({
  x: Math.min(Math.max(to.x, x), x + width),
  y: Math.min(Math.max(to.y, y), y + height),
});

/** The odds of an attack, with the attacker's arms: filled for this turn, outlined for the next. */
function badgeOf(
  { power, text, soon, danger }: ThreatMarks['badges'][number],
  arms: (power: number, size: number) => Container,
): Container {
  const tone = toneOf({ danger });
  const letters = label(text, 'figure', soon ? 0xffffff : tone, 26);
  const width = letters.width + BADGE + 18;
  const pill = new Graphics()
    .roundRect(-width / 2, -BADGE / 2, width, BADGE, BADGE / 2)
    .fill(soon ? tone : VELLUM)
    .stroke({ color: soon ? VELLUM : tone, width: 3.4 });
  const shield = arms(power, BADGE - 6);
  shield.x = -width / 2 + BADGE / 2 + 1;
  letters.x = BADGE / 2 - 2;
  return new Container({ children: [pill, shield, letters] });
}
