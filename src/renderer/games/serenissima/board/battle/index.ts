import { Container } from 'pixi.js';
import type { Rect, Stage } from '../../../../board/board-types';
import type { Flattener } from '../../../../board/flatten';
import { easeOut, linear } from '../../../../board/tween';
import { sharpen } from '../drawing';
import type { Point } from '../geography';
import { POWER_COLOURS } from '../palette';
import { createVolley } from './arrows';
import { BEATS, LENGTH, progress } from './timeline';
import { createVignette, VIEW } from './frame';
import { createReckoning, write } from './reckoning';
import type { Write } from './reckoning';
import { createShip } from './ships';
import type { Fight } from './side';
import { createVerdict } from './verdict';
import type { Verdict } from './verdict';
import { createWalls } from './walls';

export type { Blow, Fight } from './side';

interface BattleTools {
  /** The layer to draw in, in world units. All drawings are removed from it afterwards. */
  readonly layer: Container;
  readonly centre: Point;
  /** World units per battle unit. The view is 760 by 430 battle units. */
  readonly scale: number;
  readonly sharpness?: number;
  /** Creates the texts. Tests replace it, because they can't measure text. */
  readonly write?: Write;
  /** The text for each outcome. If omitted, no outcome is shown. */
  readonly words?: (verdict: Verdict) => string;
  /** Renders moving parts to textures. If omitted, every shape is drawn in every frame. */
  readonly flattener?: Flattener;
  /** The camera's move to the battle. The picture is prepared during this move. */
  readonly approach?: Promise<void>;
}

/** The area of a battle in world units, with a margin, for the camera. */
export function battleRect(centre: Point, scale: number): Rect {
  const [width, height] = [(VIEW.width + 36) * scale, (VIEW.height + 40) * scale];
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

/**
 * Shows an exchange of blows close up, for about 3.3 s at normal pace. Resolves when it is over or skipped, after
 * removing everything from the layer.
 */
export async function performBattle(fight: Fight, stage: Stage, tools: BattleTools): Promise<void> {
  if (stage.skipped()) return;
  const battle = createBattle(fight, tools);
  if (tools.approach || battle.ready) await Promise.all([tools.approach, battle.ready]);
  if (stage.skipped()) return battle.destroy();
  tools.layer.addChild(battle.root);
  await stage.tween(LENGTH, (t) => (t < 1 ? battle.show(t * LENGTH) : battle.destroy()), linear);
  battle.destroy();
}

/** The picture as a function of time, so that any moment can be drawn without the earlier ones. */
function createBattle(fight: Fight, tools: BattleTools) {
  const { centre, scale, sharpness, flattener, words } = tools;
  const fine = (sharpness ?? 2 / scale) * scale;
  const still = (drawing: Container): Container => {
    sharpen(drawing, fine);
    return flattener ? new Container({ children: [flattener.still(drawing, fine)] }) : drawing;
  };
  const writes: Write = (...line) => still(new Container({ children: [(tools.write ?? write)(...line)] }));
  const { attacker, defender, walls } = fight;
  const [left, right] = [attacker.arms, defender.arms];
  const view = createVignette(left, right);
  const sides = [
    createShip(attacker, left, 1),
    walls ? createWalls(defender, right, walls === 'fort') : createShip(defender, right, -1),
  ];
  const volleys = [
    createVolley(sides[0], sides[1], defender.losses, POWER_COLOURS[left].field),
    createVolley(sides[1], sides[0], attacker.losses, POWER_COLOURS[right].field),
  ];
  const sums = [createReckoning(attacker, 1, writes), createReckoning(defender, -1, writes)];
  view.between.addChild(...sides.map(({ root }) => root));
  view.front.addChild(...sides.map(({ front }) => front), ...volleys.map(({ root }) => root));
  const verdict = createVerdict(fight, tools.write ?? write, still, words);
  view.above.addChild(...sums.map(({ root }) => root), verdict.root);
  const { root } = view;
  root.position.set(centre.x, centre.y);
  const parts = [view, ...sides, ...volleys, ...sums, verdict];

  return {
    root,
    ready: flattener?.flatten(root, fine),
    show(ms: number) {
      if (root.destroyed) return;
      parts.forEach((part) => part.show(ms));
      // The picture grows out of the chart and shrinks back into it. If it faded, the chart would show through.
      const seen = Math.min(progress(ms, BEATS.open), 1 - progress(ms, BEATS.fade));
      root.scale.set(scale * Math.max(0.02, easeOut(seen)));
    },
    destroy() {
      if (root.destroyed) return;
      root.destroy({ children: true, texture: true, textureSource: true });
    },
  };
}
