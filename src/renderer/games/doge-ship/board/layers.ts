import type { Container } from 'pixi.js';
import { TABLES, TILES } from '../../../../engine/games/doge-ship/data/board';
import type { DogeShipView } from '../../../../engine/games/doge-ship/view-types';
import type { Lettering } from '../../../board/board-types';
import type { Raster } from '../../../board/raster';
import { createCachedLayer } from '../../kit/cached-layer';
import { hourOf } from '../hour';
import { isZoneFull, shownSeat } from '../targets';
import { isTooDear } from '../space-words';
import { knownApprovals } from '../words';
import type { Daylight } from './arsenal/daylight';
import { cardTint, createLamplight } from './arsenal/lamplight';
import { dogeTile } from './doge-tile';
import { drawComing } from './coming';
import { drawGauge } from './gauge';
import { DOGE } from './layout';
import { drawPiles } from './piles';
import { drawLaunch } from './launch';
import { drawShip } from './ship';
import { drawTable } from './tables';
import { drawTray, trayCount } from './tray';
import { drawYard } from './yard';

/** Spaces show words if the window is at least this wide, in CSS pixels. */
const WORDS_FROM = 1600;
const isWide = () => window.innerWidth >= WORDS_FROM;

/** For each tile in the displayed yard, whether its zone of the ship is full. */
const fullIn = (view: DogeShipView): boolean[] =>
  view.players[shownSeat(view)].yard.map(({ tile }) => isZoneFull(TILES[tile].pile, view));

/** For each space of a table, whether the player whose yard is displayed can't pay for it. */
const dearIn = (id: number, view: DogeShipView): boolean[] =>
  view.tables.at(id)?.spaces.map((_, i) => isTooDear(id, i + 1, view)) ?? [];

/** A table's distance from the lamps, from 0 to 1. */
const depthOf = (table: number, rows: number): number => (table % rows) / rows;

function tintCards(layers: readonly { readonly sprite: Container }[], daylight: Daylight, far: number): void {
  for (const { sprite } of layers) sprite.tint = cardTint(daylight, far);
}

/** The layers of the Arsenal, each redrawn only when its part of the view changes. */
export function createLayers(raster: Raster, lettering: Lettering) {
  const ship = createCachedLayer<DogeShipView>(raster, ({ ship: s, players }) => [s, players.length], drawShip);
  const launch = createCachedLayer<DogeShipView>(raster, (view) => view.ship.left === 0, drawLaunch);
  const tables = TABLES.map((_, id) =>
    createCachedLayer<DogeShipView>(
      raster,
      (view) => [view.tables.length, view.tables[id], isWide(), view.phase === 'over', dearIn(id, view)],
      (view) => drawTable(id, view, isWide() ? lettering : null),
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
  const coming = createCachedLayer<DogeShipView>(
    raster,
    (view) => [
      view.tables.length,
      view.doge.event,
      view.phase === 'over',
      view.frame?.kind === 'inspection' && view.frame.placed,
      view.players.map(({ stack }, seat) => [knownApprovals(view, seat), stack.length]),
    ],
    (view) => drawComing(view, lettering),
  );
  const yard = createCachedLayer<DogeShipView>(
    raster,
    (view) => [shownSeat(view), view.players[shownSeat(view)], fullIn(view), view.doge.tile, hourOf(view)],
    (view) => drawYard(view, lettering),
  );
  const gauge = createCachedLayer<DogeShipView>(
    raster,
    (view) => [view.doge.event, view.players.map(({ stack }) => stack.length)],
    drawGauge,
  );
  const tray = createCachedLayer<DogeShipView>(
    raster,
    (view) => [view.frame, trayCount(view)],
    (view) => drawTray(view, lettering),
  );
  const lamplight = createLamplight();
  return {
    ship,
    launch,
    tray,
    tables,
    all: [ship, launch, ...tables, coming, doge, piles, yard, gauge, tray],
    /** Tints the ship and, less, the tables and cards, and shows the lamps' light for a time of day. */
    light(daylight: Daylight, count: number) {
      ship.sprite.tint = daylight.tint;
      tables.forEach((table, id) => tintCards([table], daylight, depthOf(id, Math.ceil(count / 2))));
      tintCards([coming, doge, piles, gauge, yard], daylight, 0.85);
      lamplight.show(daylight);
    },
    /** Shows the ship with a new part. After the last part, the ship stays unfinished until `showFinished`. */
    showPart(view: DogeShipView) {
      ship.show({ ...view, ship: { ...view.ship, left: Math.max(1, view.ship.left) } });
    },
    /** Shows the finished ship with its oars and flags, on the slipway. */
    showFinished: (view: DogeShipView) => ship.show(view),
    /** Shows the water around the finished ship. */
    showLaunched: (view: DogeShipView) => launch.show(view),
    /** Redraws the builders' barricades. */
    showBuilders(view: DogeShipView) {
      for (const layer of [coming, yard, gauge]) layer.show(view);
    },
    /** The sprites below the tray, from back to front. */
    uncovered: [
      ...[ship, launch].map(({ sprite }) => sprite),
      lamplight.root,
      ...[gauge, coming, ...tables, doge, piles, yard].map(({ sprite }) => sprite),
    ],
  };
}
