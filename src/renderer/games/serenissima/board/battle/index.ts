import { Container, Graphics } from 'pixi.js';
import type { Rect, Stage } from '../../../../board/board-types';
import { dispose } from '../../../../board/dispose';
import type { Flattener } from '../../../../board/flatten';
import { linear } from '../../../../board/tween';
import { sharpen } from '../drawing';
import type { Point } from '../geography';
import { GOLD, POWER_COLOURS, VELLUM } from '../palette';
import { createVolley } from './arrows';
import type { Backdrop } from './backdrops';
import { createBurst } from './debris';
import { createVignette } from './frame';
import { lightOf } from './light';
import type { Setting } from './light';
import type { BattleLook } from './look';
import { VIEW, WATERLINE } from './picture';
import { createPlanks } from './planks';
import { createReckoning, write } from './reckoning';
import type { Write } from './reckoning';
import { createShip } from './ships';
import { createSpray } from './spray';
import type { Combatant, Fight } from './side';
import { cuesOf, FULL, lengthOf, progress, SHORT, timeAt } from './timeline';
import type { Choreography } from './timeline';
import { createVerdict } from './verdict';
import type { Verdict } from './verdict';
import { createWalls, QUAY } from './walls';

export type { Blow, Fight } from './side';

interface BattleTools {
  /** The layer to draw in, in world units. All drawings are removed from it afterwards. */
  readonly layer: Container;
  /** The centre of the frame, and the place of the battle, from which the frame grows. */
  readonly centre: Point;
  readonly space: Point;
  readonly backdrop: Backdrop;
  readonly look: BattleLook;
  /** Whether to show the short form. */
  readonly brief?: boolean;
  /** World units per battle unit. The view is 760 by 430 battle units. */
  readonly scale: number;
  readonly sharpness?: number;
  /** World units per CSS pixel. Defaults to one battle unit. */
  readonly pixel?: number;
  /** Creates the texts. Tests replace it, because they can't measure text. */
  readonly write?: Write;
  /** The text for each outcome. If omitted, no outcome is shown. */
  readonly words?: (verdict: Verdict) => string;
  /** Renders shapes and texts to textures. If omitted, every shape is drawn in every frame. */
  readonly flattener?: Flattener;
  /** The camera's move to the battle. The picture is prepared during this move. */
  readonly approach?: Promise<void>;
}

/** How long the outcome is shown if motion is reduced, in milliseconds. */
const [PICTURE_MS, BRIEF_PICTURE_MS] = [1800, 1000];

/** The area of a battle in world units, with a margin, for the camera. */
export function battleRect(centre: Point, scale: number): Rect {
  const [width, height] = [(VIEW.width + 36) * scale, (VIEW.height + 40) * scale];
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

/**
 * Shows an exchange of blows close up, for less than 4 s at normal pace. Resolves when it is over or skipped, after
 * removing everything from the layer. If motion is reduced, shows only its outcome for a while.
 */
export async function performBattle(fight: Fight, stage: Stage, tools: BattleTools): Promise<void> {
  if (stage.skipped()) return;
  const choreography = tools.brief ? SHORT : FULL;
  const battle = createBattle(fight, choreography, tools);
  if (tools.approach || battle.ready) await Promise.all([tools.approach, battle.ready]);
  if (stage.skipped()) return battle.destroy();
  tools.layer.addChild(battle.root);
  if (stage.still) {
    battle.show(choreography.beats.verdict.to);
    await stage.hold(tools.brief ? BRIEF_PICTURE_MS : PICTURE_MS);
    return battle.destroy();
  }
  const length = lengthOf(choreography);
  const cues = cuesOf(choreography, meet(fight));
  let last = 0;
  const step = (t: number) => {
    if (t >= 1) return battle.destroy();
    const now = timeAt(t * length, choreography);
    battle.show(now);
    for (const { at, sound } of cues) if (at > last && at <= now) stage.sound(sound);
    last = now;
  };
  await stage.tween(length, step, linear);
  battle.destroy();
}

/** The picture as a function of time, so that any moment can be drawn without the earlier ones. */
function createBattle(fight: Fight, choreography: Choreography, tools: BattleTools) {
  const { centre, space, scale, sharpness, flattener, words } = tools;
  const { beats } = choreography;
  const fine = (sharpness ?? 2 / scale) * scale;
  const still = (drawing: Container): Container => {
    sharpen(drawing, fine);
    return flattener ? new Container({ children: [flattener.still(drawing, fine)] }) : drawing;
  };
  const writes: Write = (...line) => still(new Container({ children: [(tools.write ?? write)(...line)] }));
  const { attacker, defender } = fight;
  const { backdrop, look, pixel = scale } = tools;
  const view = createVignette([attacker.arms, defender.arms], { backdrop, look, pixel: pixel / scale }, choreography);
  const sides = createSides(fight, { light: lightOf(backdrop.hour), look }, choreography);
  const volleys = [
    createVolley(sides[0], sides[1], defender.losses, POWER_COLOURS[attacker.arms].field, choreography),
    createVolley(sides[1], sides[0], attacker.losses, POWER_COLOURS[defender.arms].field, choreography),
  ];
  const impact = createImpact(fight, sides, choreography);
  const sums = [
    createReckoning(attacker, 1, writes, choreography),
    createReckoning(defender, -1, writes, choreography),
  ];
  view.between.addChild(...sides.map(({ root }) => root));
  view.surface.addChild(...sides.map(({ surface }) => surface));
  view.front.addChild(...sides.map(({ front }) => front), ...volleys.map(({ root }) => root));
  view.front.addChild(...impact.map(({ root }) => root));
  const verdict = createVerdict(fight, tools.write ?? write, still, choreography, words);
  view.above.addChild(...sums.map(({ root }) => root), verdict.root);
  const { root } = view;
  const offset = { x: (space.x - centre.x) / scale, y: (space.y - centre.y) / scale };
  root.addChildAt(pointer(offset), 0);
  const parts = [view, ...sides, ...volleys, ...impact, ...sums, verdict];

  return {
    root,
    ready: flattener?.flatten(root, fine),
    show(ms: number) {
      if (root.destroyed) return;
      parts.forEach((part) => part.show(ms));
      // The picture grows out of its space and shrinks back into it. If it faded, the chart would show through.
      const seen = Math.max(0.02, Math.min(progress(ms, beats.open), 1 - progress(ms, beats.fade)));
      root.scale.set(scale * seen);
      root.position.set(space.x + (centre.x - space.x) * seen, space.y + (centre.y - space.y) * seen);
    },
    destroy() {
      dispose(root, { texture: true, textureSource: true });
    },
  };
}

/** Whether the sides meet. They do not if a fort fires from a distance. */
const meet = ({ attacker }: Fight): boolean => attacker.dice.length > 0;

/** Attacker and defender. Two ships meet in the middle of the picture, a ship and a port at the quay. */
function createSides(fight: Fight, setting: Setting, choreography: Choreography): [Combatant, Combatant] {
  const { attacker, defender, walls } = fight;
  const meets = meet(fight) ? (walls ? QUAY : 0) : null;
  return [
    createShip(attacker, attacker.arms, 1, meets, setting, choreography),
    walls
      ? createWalls(defender, defender.arms, walls === 'fort', setting, choreography)
      : createShip(defender, defender.arms, -1, meets, setting, choreography),
  ];
}

/** The effects where the sides meet: splinters, dust, spray, planks. After a fort's shot, only the hits. */
function createImpact(fight: Fight, [attacker, defender]: [Combatant, Combatant], choreography: Choreography) {
  const { burst } = choreography.beats;
  if (!meet(fight)) return [createBurst(attacker.contact, burst), createBurst(defender.stray(0.2), burst)];
  const { contact } = fight.walls ? defender : attacker;
  return [
    createSpray(contact.x, WATERLINE, burst),
    createPlanks({ x: contact.x - 38, y: contact.y }, choreography),
    createBurst(contact, burst, fight.walls ? 'stone' : 'wood'),
  ];
}

/** A beam from the place of the battle to the frame. `to` is the place, relative to the frame's centre. */
function pointer(to: Point): Graphics {
  const beam = new Graphics();
  const [half, tall] = [VIEW.width / 2, VIEW.height / 2];
  if (Math.abs(to.x) < half && Math.abs(to.y) < tall) return beam;
  const along = Math.abs(to.x) / half > Math.abs(to.y) / tall;
  const [dx, dy] = along ? [0, tall * 0.5] : [half * 0.4, 0];
  return beam
    .poly([to.x, to.y, -dx, -dy, dx, dy])
    .fill({ color: VELLUM, alpha: 0.45 })
    .stroke({ color: GOLD, width: 2, alpha: 0.8 });
}
