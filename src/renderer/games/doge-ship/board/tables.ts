import { Container, Graphics } from 'pixi.js';
import type { Action } from '../../../../engine/games/doge-ship/data/components';
import { TABLES } from '../../../../engine/games/doge-ship/data/board';
import type { Lettering, Rect } from '../../../board/board-types';
import { INK } from '../../kit/colours';
import { hatching } from '../../kit/hatching';
import { label } from '../../kit/lettering';
import { down } from '../../kit/paint';
import { isTooDear } from '../space-words';
import type { View } from '../words';
import { tableLayout } from './layout';
import { OAK_DARK, TABLE_COLOURS } from './palette';
import { coin, icon } from './signs';
import { ACTION_ICON, seals } from './tiles';

/** The height of the word below a space's symbols, in world units. */
const WORD = 18;
/** The height of a space's symbols, and how far the upper one moves aside if a price covers its corner. */
const FACE = 83;
const ASIDE = 11;
/**
 * A price's size, and its distance from the space's upper left corner, which a rounded ring around the space cuts off.
 */
const PRICE = { size: 29, x: 17, y: 16 } as const;
/** The radius of a space's number, which is on the track, above any ring around the space. */
const NUMBER = 12;
/** The colours of spaces: taken, available without payment, available at a price, and too dear. */
const TAKEN = down(0x6b4522, 0x8f6236);
const FREE = down(0xfffcf0, 0xfff3d2);
const PRICED = down(0xf7ecca, 0xe9d8a8);
const DEAR = down(0xe6d8b4, 0xd4c292);

/**
 * A table on the quay with its spaces and prices, and with `words` below the symbols; `null` if it is not in use. The
 * die and the markers are drawn above it.
 */
export function drawTable(id: number, view: View, words: Lettering | null): Container | null {
  if (id >= view.tables.length) return null;
  const root = new Container();
  const layout = tableLayout(id, view.tables.length);
  root.addChild(boardOf(layout.plate, layout.track, id));
  view.tables[id].spaces.forEach(({ price, taken }, i) => {
    const rect = layout.space(i + 1);
    if (taken >= 0) root.addChild(hollow(rect));
    else {
      const over = view.phase === 'over';
      const dear = !over && isTooDear(id, i + 1, view);
      root.addChild(spaceOf(rect, TABLES[id].spaces[i], over ? 0 : price, dear, id, words));
    }
  });
  return root;
}

function boardOf(plate: Rect, track: Rect, table: number): Container {
  const root = new Container();
  const colours = TABLE_COLOURS[table];
  const width = plate.width + track.width;
  root.addChild(
    new Graphics()
      .roundRect(plate.x + 3, plate.y + 5, width, plate.height, 9)
      .fill({ color: 0x000000, alpha: 0.28 })
      .roundRect(plate.x, plate.y, width, plate.height, 9)
      .fill(down(0xa87842, 0x7d5128))
      .stroke({ color: OAK_DARK, width: 2.5 })
      .roundRect(plate.x + 4, plate.y + 4, plate.width - 8, plate.height - 8, 6)
      .fill(colours.plate)
      .stroke({ color: 0xe9c978, width: 2 })
      .rect(track.x, track.y + 4, track.width - 5, track.height - 8)
      .fill({ color: colours.plate, alpha: 0.92 })
      .rect(track.x, track.y + 4, track.width - 5, 34)
      .fill(down([0xffffff, 0.2], [0xffffff, 0], [0x1a0f04, 0.28])),
  );
  // Heraldic hatching for the colour, so that tables can be told apart without colour vision.
  const lines = hatching(colours.hatch, plate.width - 16, plate.height - 16, {
    step: 7,
    colour: colours.lines,
    alpha: 0.6,
  });
  lines.position.set(plate.x + 8, plate.y + 8);
  root.addChild(lines);
  for (let face = 1; face <= 6; face++) {
    const number = numberOf(face);
    number.position.set(track.x + (track.width * (face - 0.5)) / 6, track.y + 14);
    root.addChild(number);
  }
  return root;
}

/** A space's number, carved into a wooden medallion, so that it doesn't look like a price. */
function numberOf(face: number): Container {
  const wood = new Graphics()
    .circle(0, 0, NUMBER)
    .fill(down(0x3a2412, 0x5e3d1f))
    .stroke({ color: 0xe9c978, width: 1.6 });
  return new Container({ children: [wood, label(String(face), 'figure', 0xfff4e0, 20)] });
}

/** A taken space: a hollow in the wood for the marker. */
function hollow({ x, y, width, height }: Rect): Graphics {
  return new Graphics()
    .roundRect(x, y - 1.5, width, height - 5, 7)
    .fill(TAKEN)
    .stroke({ color: OAK_DARK, width: 2 })
    .roundRect(x + 2, y, width - 4, 7, 4)
    .fill({ color: 0x1a0f04, alpha: 0.35 })
    .moveTo(x + 8, y + height - 9)
    .lineTo(x + width - 8, y + height - 9)
    .stroke({ color: 0xe9c978, width: 1.4, alpha: 0.5 });
}

/**
 * A space: a sheet of vellum with its action, and its price on a coin in the corner, as on a tile, red if it is too
 * dear.
 */
function spaceOf(
  { x, y, width, height }: Rect,
  action: Action,
  price: number,
  dear: boolean,
  table: number,
  words: Lettering | null,
): Container {
  const root = new Container();
  const free = price === 0;
  root.addChild(
    new Graphics()
      .roundRect(x, y, width, height - 5, 7)
      .fill({ color: 0x1a0f04, alpha: 0.35 })
      .roundRect(x, y - 1.5, width, height - 6, 7)
      .fill(dear ? DEAR : free ? FREE : PRICED)
      .stroke({ color: free ? TABLE_COLOURS[table].plate : OAK_DARK, width: free ? 3 : 1.6 }),
  );
  const face = new Container();
  const room = height - 5 - (words ? WORD : 0);
  const scale = Math.min((width - 6) / 78, room / FACE);
  const covered = !free && (room - FACE * scale) / 2 < PRICE.size / 2;
  face.position.set(x + width / 2, y + room / 2);
  face.scale.set(scale);
  face.addChild(actionFace(action, covered ? ASIDE : 0, dear));
  face.alpha = dear ? 0.62 : 1;
  root.addChild(face);
  if (words) {
    const word = label(words.text(`spaceWords.${wordOf(action)}`), 'figure', INK, 16);
    word.scale.set(Math.min(1, (width - 6) / word.width));
    word.position.set(x + width / 2, y + room + WORD / 2 - 3);
    word.alpha = dear ? 0.8 : 1;
    root.addChild(word);
  }
  if (!free) {
    const pay = coin(price, PRICE.size, dear);
    pay.position.set(x + PRICE.x, y + PRICE.y);
    root.addChild(pay);
  }
  return root;
}

const wordOf = (action: Action): string => (action.type === 'intrigue' ? action.intrigue : action.type);

/** The action of a space in symbols with its tile kinds below, centred. Its upper symbol is `aside` from the middle. */
function actionFace(action: Action, aside: number, dear: boolean): Container {
  const root = new Container();
  const put = (child: Container, x: number, y: number) => {
    child.position.set(x, y);
    root.addChild(child);
  };
  if (action.type === 'money') {
    put(icon('money', 42, 0x6b4a1a), aside, -14);
    put(coin(`+${action.ducats}`, 36), 0, 20);
  } else if (action.type === 'replacement') {
    put(icon('replacement', 44, 0x8f1620), aside, -15);
    put(icon('galley', 34, OAK_DARK), 0, 22);
  } else if (action.type === 'intrigue') {
    put(icon('bribe', 40, 0x4b2a5c), aside, -20);
    if (action.intrigue === 'doge') put(icon('doge', 40, 0xa06c10), 0, 17);
    else if (action.intrigue === 'approval') put(seals(1, 36), 0, 18);
    else {
      put(coin('−2', 30, dear), -22, 18);
      put(seals(2, 34), 17, 18);
    }
  } else {
    put(icon(ACTION_ICON[action.type], 34, action.type === 'buy' ? 0x24603a : 0x7a3a10), aside, -21);
    const [first, second] = [action.kinds[0], action.kinds.at(1)];
    if (!second) put(icon(first, 40, INK), 0, 17);
    else {
      put(icon(first, 32, INK), -23, 18);
      put(icon(second, 32, INK), 23, 18);
      put(label(action.join === 'and' ? '+' : '/', 'figure', action.join === 'and' ? 0x8f1620 : INK, 28), 0, 17);
    }
  }
  return root;
}
