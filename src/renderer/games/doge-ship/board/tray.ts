import { Container, Graphics } from 'pixi.js';
import type { Lettering } from '../../../board/board-types';
import { GOLD } from '../../kit/colours';
import { label } from '../../kit/lettering';
import { down } from '../../kit/paint';
import { dogeTile } from './doge-tile';
import { TRAY, TRAY_FRAME, TRAY_TITLE, trayRect } from './layout';
import { OAK_DARK } from './palette';
import { stateOf, tileBack, tileCard } from './tiles';
import type { View } from '../words';
import { disc, icon } from './signs';

/** The size of the emblem beside the title, and the distance of both from the tray's sides. */
const HEAD = 40;
const MARGIN = 22;
/** The room for the ring around the first tile. */
const RIM = 16;

type DrawnTiles = Extract<View['frame'], { kind: 'drawn' | 'doge' }>;

/** The number of tiles in the tray, face up or down; 0 if there is no tray. */
export function trayCount({ frame }: View): number {
  if (frame?.kind === 'drawn') return frame.count;
  return frame?.kind === 'doge' ? (frame.tiles?.length ?? 2) : 0;
}

/**
 * The drawn tiles on a tray over the piles, face down for players who may not see them and are not asked to choose.
 * `null` if there is no tray.
 */
export function drawTray(view: View, lettering: Lettering): Container | null {
  const { frame } = view;
  if (frame?.kind !== 'drawn' && frame?.kind !== 'doge') return null;
  const count = trayCount(view);
  const root = new Container();
  root.addChild(
    new Graphics()
      .roundRect(TRAY.x + 5, TRAY.y + 8, TRAY.width, TRAY.height, 18)
      .fill({ color: 0x000000, alpha: 0.35 })
      .roundRect(TRAY.x, TRAY.y, TRAY.width, TRAY.height, 18)
      .fill(down(0x7d1226, 0x5d0d1c))
      .stroke({ color: GOLD, width: 5 })
      .roundRect(
        TRAY.x + TRAY_FRAME,
        TRAY.y + TRAY_FRAME,
        TRAY.width - 2 * TRAY_FRAME,
        TRAY.height - 2 * TRAY_FRAME,
        12,
      )
      .stroke({ color: 0xe9c978, width: 1.6 }),
  );
  // When another builder draws, that builder's emblem is above the tiles.
  const head =
    frame.tiles === null && view.active !== null
      ? disc(view.active, HEAD)
      : icon(frame.kind === 'doge' ? 'doge' : 'buy', HEAD, 0xf0c96a);
  const title = titleOf(lettering.text(titleKey(frame)));
  const middle = TRAY.x + (TRAY.width + HEAD + 8) / 2;
  const line = TRAY.y + (TRAY_FRAME + TRAY_TITLE) / 2;
  title.position.set(middle, line);
  head.position.set(middle - (title.width + HEAD) / 2 - 8, line);
  root.addChild(head, title);
  for (let i = 0; i < count; i++) {
    const { x, y, width, height } = trayRect(i, count);
    const card =
      frame.kind === 'drawn'
        ? frame.offers
          ? tileCard(frame.offers[i].tile, width, height, stateOf(frame.offers[i], view))
          : tileBack(frame.pile, width, height)
        : frame.tiles
          ? dogeTile(frame.tiles[i], width, height)
          : dogeBack(width, height);
    card.position.set(x, y);
    root.addChild(card);
  }
  return root;
}

function titleKey(frame: DrawnTiles): string {
  if (!frame.tiles) return `othersTray.${frame.kind}`;
  return frame.kind === 'drawn' && frame.bonus ? 'decision.bonusDrawn' : `decision.${frame.kind}`;
}

/** The title, on two lines if it would otherwise be small. */
function titleOf(text: string): Container {
  const [size, room] = [34, TRAY.width - 2 * MARGIN - HEAD - 8];
  const title = label(text, 'title', 0xf6e2a8, size);
  if (title.width > 1.4 * room) {
    const middle = [...text.matchAll(/ /g)].map(({ index }) => index).sort((a, b) => off(a, text) - off(b, text))[0];
    title.text = `${text.slice(0, middle)}\n${text.slice(middle + 1)}`;
    Object.assign(title.style, { align: 'center', lineHeight: size });
  }
  title.scale.set(Math.min(1, room / title.width, (TRAY_TITLE - TRAY_FRAME - RIM) / title.height));
  return title;
}

/** The distance of a position in a text from the text's middle. */
const off = (at: number, text: string): number => Math.abs(at - text.length / 2);

function dogeBack(width: number, height: number): Container {
  const root = new Container();
  const cap = icon('doge', width * 0.6, 0xf0c96a);
  cap.position.set(width / 2, height / 2);
  root.addChild(
    new Graphics().roundRect(0, 0, width, height, 10).fill(0x8a1626).stroke({ color: OAK_DARK, width: 3 }),
    cap,
  );
  return root;
}
