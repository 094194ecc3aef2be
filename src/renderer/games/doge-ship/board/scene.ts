import type { Stagecraft } from './stagecraft';
import { Container, Rectangle } from 'pixi.js';
import type { TileId } from '../../../../engine/games/doge-ship/data/components';
import type { Berth, DogeShipEvent } from '../../../../engine/games/doge-ship/events';
import type { DogeShipView } from '../../../../engine/games/doge-ship/view-types';
import { TABLES } from '../../../../engine/games/doge-ship/data/board';
import type { Light, Rect, Scene, TargetId } from '../../../board/board-types';
import type { SceneTools } from '../../../board/mount';
import { createPicture } from '../../../board/raster';
import { ringOf } from '../../kit/highlight';
import { OVERSAMPLE, sharpen } from '../../kit/lettering';
import { targetsOf } from '../board-words';
import { shownSeat } from '../targets';
import { performEvent } from './animations';
import { BLEED, drawArsenal } from './arsenal';
import { dogeTile } from './doge-tile';
import { drawGauge } from './gauge';
import { DOGE, WORLD } from './layout';
import { locateIn } from './locate';
import { drawPiles } from './piles';
import { drawPreview, previewed } from './preview';
import { createCachedLayer } from '../../kit/cached-layer';
import { drawLaunch, drawShip } from './ship';
import { drawTable } from './tables';
import { createTokens } from './tokens';
import { drawTray, trayCount } from './tray';
import { drawYard } from './yard';

/** After these the tray is empty. */
const CLEARS = new Set<DogeShipEvent['type']>(['bought', 'declined', 'dogePlaced']);

/** The largest texture every machine can hold, in pixels. */
const MAX_TEXTURE = 4096;
const PAINTING = new Rectangle(-BLEED, -BLEED, WORLD.width + 2 * BLEED, WORLD.height + 2 * BLEED);

/** The Arsenal in Pixi. */
export function makeScene({ world, raster, lettering, invalidate }: SceneTools): Scene<DogeShipView, DogeShipEvent> {
  const painting = createPicture(raster, drawArsenal(), PAINTING);
  const ship = createCachedLayer<DogeShipView>(raster, ({ ship: s, players }) => [s, players.length], drawShip);
  const launch = createCachedLayer<DogeShipView>(raster, (view) => view.ship.left === 0, drawLaunch);
  const tables = TABLES.map((_, id) =>
    createCachedLayer<DogeShipView>(
      raster,
      (view) => [view.tables.length, view.tables[id]],
      (view) => drawTable(id, view),
    ),
  );
  const doge = createCachedLayer<DogeShipView>(
    raster,
    (view) => view.doge.tile,
    (view) => {
      const card = dogeTile(view.doge.tile, DOGE.width, DOGE.height);
      card.position.set(DOGE.x, DOGE.y);
      return card;
    },
  );
  const piles = createCachedLayer<DogeShipView>(raster, (view) => [view.piles, view.doge.pile], drawPiles);
  const yard = createCachedLayer<DogeShipView>(
    raster,
    (view) => [shownSeat(view), view.players[shownSeat(view)], view.doge.tile],
    (view) => drawYard(view, lettering),
  );
  const gauge = createCachedLayer<DogeShipView>(
    raster,
    (view) => [view.doge.event, view.players.map(({ stack, flooded }) => [stack.length, flooded])],
    drawGauge,
  );
  const tray = createCachedLayer<DogeShipView>(
    raster,
    (view) => [view.frame, trayCount(view)],
    (view) => drawTray(view, lettering),
  );
  const sheets = [ship, launch, ...tables, doge, piles, yard, gauge, tray];
  const tokens = createTokens();
  const lightLayer = new Container();
  const previewLayer = new Container();
  const effects = new Container();
  world.addChild(
    painting.sprite,
    ship.sprite,
    launch.sprite,
    gauge.sprite,
    ...tables.map(({ sprite }) => sprite),
    doge.sprite,
    piles.sprite,
    yard.sprite,
    tokens.root,
    tray.sprite,
    lightLayer,
    previewLayer,
    effects,
  );
  let view: DogeShipView | undefined;
  let sharpness = 0;
  let lights: ReadonlyMap<TargetId, Light> = new Map();
  let preview: number | null = null;

  const locate = (target: TargetId): Rect | null => (view ? locateIn(target, view) : null);

  const drawLights = () => {
    lightLayer.removeChildren().forEach((child) => child.destroy());
    for (const [target, light] of lights) {
      const rect = locate(target);
      if (rect) lightLayer.addChild(ringOf(rect, light));
    }
  };

  const drawPreviewed = () => {
    preview = previewed(lights);
    previewLayer.removeChildren().forEach((child) => child.destroy({ children: true }));
    const drawn = preview !== null && view ? drawPreview(preview, view) : null;
    if (!drawn) return;
    sharpen(drawn, sharpness * OVERSAMPLE);
    previewLayer.addChild(drawn);
  };

  /** The tray lies over the tables, or it does not. */
  const uncover = (trayed: boolean) => {
    tray.sprite.visible = trayed;
    tokens.root.visible = !trayed;
  };

  const stagecraft: Stagecraft = {
    effects,
    tokens,
    ship: ship.sprite,
    view: () => view,
    locate,
    build(tile, berth, seat) {
      if (!view) return;
      view = withPart(view, tile, berth, seat);
      ship.show(view);
      launch.show(view);
    },
  };

  return {
    size: WORLD,
    show(next) {
      view = next;
      effects.removeChildren().forEach((child) => child.destroy({ children: true }));
      for (const sheet of sheets) sheet.show(next);
      tokens.show(next);
      uncover(trayCount(next) > 0);
      lightLayer.visible = true;
      drawLights();
      drawPreviewed();
      invalidate();
    },
    async perform(event, stage) {
      previewLayer.removeChildren().forEach((child) => child.destroy({ children: true }));
      lightLayer.visible = false;
      await performEvent(event, stage, stagecraft);
      if (CLEARS.has(event.type)) uncover(false);
    },
    light(targets) {
      lights = targets;
      drawLights();
      if (previewed(lights) !== preview) drawPreviewed();
      invalidate();
    },
    hit(x, y) {
      if (!view) return null;
      const now = view;
      const on = (target: TargetId) => {
        const rect = locateIn(target, now);
        return rect !== null && x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
      };
      return targetsOf(now).find(on) ?? null;
    },
    locate,
    settle(scale) {
      if (scale === sharpness) return;
      sharpness = scale;
      painting.redraw(Math.min(MAX_TEXTURE / PAINTING.width, scale * OVERSAMPLE));
      for (const sheet of sheets) sheet.settle(scale);
      drawPreviewed();
    },
    destroy() {
      for (const sheet of sheets) sheet.destroy();
      painting.destroy();
      tokens.root.destroy({ children: true });
    },
  };
}

/** A view with one more part, or another one, in its ship. */
function withPart(view: DogeShipView, tile: TileId, at: Berth, builder: number): DogeShipView {
  const before = view.ship.levels[at.level][at.column].tile;
  const levels = view.ship.levels.map((level) =>
    level.map((berth) =>
      berth.level === at.level && berth.column === at.column ? { ...berth, tile, builder, open: false } : berth,
    ),
  );
  return { ...view, ship: { ...view.ship, levels, left: view.ship.left - (before === null ? 1 : 0) } };
}
