import type { Container } from 'pixi.js';
import type { DogeShipEvent } from '../../../../engine/games/doge-ship/events';
import type { DogeShipView } from '../../../../engine/games/doge-ship/view-types';
import type { DragImage, Light, Rect, Scene, SceneTools, TargetId } from '../../../board/board-types';
import { dispose } from '../../../board/dispose';
import { ringOf } from '../../kit/highlight';
import { createSceneShell } from '../../kit/scene';
import { sharpen, textureScale } from '../../kit/lettering';
import { idOf, kindOf } from '../../kit/targets';
import { targetsOf } from '../board-words';
import { target } from '../targets';
import { afterEvent, withPart } from './after-event';
import { performEvent } from './animations';
import { createArsenal } from './arsenal';
import { MARKER, sealOf, WORLD } from './layout';
import { locateIn, surroundingsIn, threatenedIn } from './locate';
import { createClosedSpaces, shadeOf } from './closed';
import { createPointing } from './pointing';
import { createLayers } from './layers';
import { createLife } from './life';
import { tileAt } from './lift';
import { performMoment } from './moments';
import { LANDING } from './moments/prow';
import type { AnimationContext } from './animation-context';
import { disc, marker } from './signs';
import { createTokens } from './tokens';
import { trayCount } from './tray';

/** Events that empty the tray. */
const CLEARS = new Set<DogeShipEvent['type']>(['bought', 'declined', 'dogePlaced']);

/** Creates the board's scene. Static parts are cached as pictures and redrawn when their part of the view changes. */
export function makeScene(tools: SceneTools): Scene<DogeShipView, DogeShipEvent> {
  const { world, raster, lettering } = tools;
  const shell = createSceneShell<DogeShipView>(tools);
  const { effects, spotLayer, lightLayer } = shell;
  const painting = createArsenal(raster);
  const layers = createLayers(raster, lettering);
  const { ship, launch, tray, tables, all, uncovered, light, showPart, showFinished, showLaunched, showBuilders } =
    layers;
  const life = createLife();
  const tokens = createTokens();
  const pointing = createPointing(shell.sharpness);
  // The dice set the prices, so the rings around the spaces must not cover them.
  const above = [spotLayer, lightLayer, tokens.root, pointing.lifted, shell.markLayer, effects, pointing.preview];
  world.sortableChildren = true;
  world.addChild(painting.sprite, life.root, ...uncovered, tray.sprite, ...above);
  /** The current view, with the parts and barricades that have changed since it was shown. */
  let view: DogeShipView | undefined;

  const locate = (target: TargetId): Rect | null => (view ? locateIn(target, view) : null);

  const context: AnimationContext = {
    effects,
    tokens,
    ship: ship.sprite,
    water: launch.sprite,
    launch: () => view && showLaunched(view),
    view: () => view,
    locate,
    beside: tools.beside ?? (() => null),
    sharpness: shell.sharpness,
    build(tile, berth, seat) {
      if (!view) return;
      view = withPart(view, tile, berth, seat);
      showPart(view);
    },
  };

  return shell.sceneOf<DogeShipEvent>({
    size: WORLD,
    layers: all,
    targets: (now) => [...targetsOf(now), ...(now.frame?.kind === 'drawn' ? [target.room] : [])],
    sealOf,
    closed: createClosedSpaces(),
    ring: (id, lit, rect) => (view && lit === 'idle' ? shadeOf(id, view) : cardRing(id, lit, rect)),
    locate,
    surroundings: (id) => (view ? surroundingsIn(id, view) : null),
    threatened: (id) => (view ? threatenedIn(id, view) : null),
    arms: disc,
    dragImage: (id, now) => dragImageOf(id, now, shell.sharpness()),
    paint: (next) => painting.paint(next, shell.sharpness()),
    show(next) {
      view = next;
      light(painting.show(next, shell.sharpness()), next.tables.length);
      life.show(next);
      tokens.show(next);
      tray.sprite.visible = trayCount(next) > 0;
      pointing.forget();
    },
    async perform(event, stage) {
      pointing.hide();
      if (event.type === 'shipFinished') void stage.pause(LANDING).then(() => view && showFinished(view));
      await (performMoment(event, stage, context) ?? performEvent(event, stage, context));
      if (CLEARS.has(event.type)) tray.sprite.visible = false;
      if (view) showBuilders((view = afterEvent(view, event)));
    },
    picture: async (event, stage) => void (await performMoment(event, stage, context)),
    relit: (lights) => pointing.show(lights, view),
    settle(scale) {
      painting.redraw(scale);
      pointing.forget();
      // At another width, the spaces may gain or lose their words.
      if (view) for (const table of tables) table.show(view);
    },
    ambient: life.move,
    destroy() {
      painting.destroy();
      dispose(tokens.root);
    },
  });
}

/** A copy of a tile in the yard or the tray, or of a marker; `null` for any other target. */
function dragImageOf(id: TargetId, view: DogeShipView, sharpness: number): DragImage | null {
  const rect = locateIn(id, view);
  if (!rect) return null;
  const tile = tileAt(id, view, rect.width, rect.height);
  tile?.pivot.set(rect.width / 2, rect.height / 2);
  const root = kindOf(id) === 'marker' ? marker(idOf(id), MARKER.size) : tile;
  if (!root) return null;
  sharpen(root, textureScale(sharpness));
  return { root, destroy: () => dispose(root) };
}

/**
 * The highlight of a space or a card, whose corners are less round than those of pieces. Spaces are close together.
 * `null` for markers and for a lesson's target.
 */
function cardRing(id: TargetId, light: Light, rect: Rect): Container | null {
  if (kindOf(id) === 'marker' || light === 'asked') return null;
  if (kindOf(id) !== 'space') return ringOf(rect, light, { radius: 9 });
  const { x, y, width, height } = rect;
  return ringOf({ x, y: y - 1.5, width, height: height - 5 }, light, { radius: 7, closer: 3 });
}
