import { Container, Graphics } from 'pixi.js';
import type { DogeId } from '../../../../engine/games/doge-ship/data/components';
import { DOGE_TILES } from '../../../../engine/games/doge-ship/data/board';
import { GOLD, INK } from '../../kit/colours';
import { label } from '../../kit/lettering';
import { down } from '../../kit/paint';
import { signed } from '../words';
import { CRIMSON, DEEP, GILT, VIOLET, WATER } from './palette';
import { icon, plan, square } from './signs';

/**
 * A Doge tile: the value of each colour, the violet zones, and the event at the end of the round. The origin is its
 * corner.
 */
export function dogeTile(id: DogeId, width: number, height: number): Container {
  const { parameters, violet, event } = DOGE_TILES[id];
  const root = new Container();
  const unit = width / 298;
  const face = new Container();
  face.scale.set(unit);
  const tall = height / unit;
  face.addChild(
    new Graphics()
      .roundRect(4, 6, 298, tall, 14)
      .fill({ color: 0x000000, alpha: 0.3 })
      .roundRect(0, 0, 298, tall, 14)
      .fill(down(0xfdf4da, 0xefdcae))
      .stroke({ color: GOLD, width: 6 })
      .roundRect(9, 9, 280, tall - 18, 9)
      .stroke({ color: CRIMSON, width: 2 }),
  );
  const cap = icon('doge', 54, GILT);
  cap.position.set(149, 38);
  face.addChild(new Graphics().circle(149, 40, 36).fill(CRIMSON).stroke({ color: GOLD, width: 3 }), cap);
  parameters.forEach((value, colour) => {
    const x = 46 + colour * 69;
    const box = square(colour, 46);
    box.position.set(x, 112);
    const pay = label(signed(value), 'figure', value < 0 ? CRIMSON : value > 0 ? 0x24603a : INK, 38);
    pay.position.set(x, 158);
    face.addChild(box, pay);
  });
  const low = tall - 152;
  const zones = plan(violet, 118, VIOLET);
  zones.position.set(78, low + 76);
  face.addChild(
    new Graphics()
      .moveTo(24, low + 22)
      .lineTo(274, low + 22)
      .stroke({ color: GOLD, width: 2 }),
    zones,
  );
  const sign = eventSign(event);
  sign.position.set(218, low + 78);
  face.addChild(sign);
  root.addChild(face);
  return root;
}

/** High water with its level, the Doge's cap for an inspection, or a dash if the tile has no event. Centred. */
function eventSign(event: (typeof DOGE_TILES)[number]['event']): Container {
  const root = new Container();
  if (!event) {
    root.addChild(label('—', 'figure', 0xa08a5c, 40));
    return root;
  }
  if (event.type === 'inspection') {
    root.addChild(
      new Graphics().circle(0, 0, 46).fill(0x5a2a7a).stroke({ color: GILT, width: 4 }),
      icon('doge', 60, GILT),
    );
    return root;
  }
  const box = new Graphics().roundRect(-56, -46, 112, 92, 10).fill(WATER).stroke({ color: DEEP, width: 4 });
  const wave = icon('water', 96, 0xd5ecec);
  wave.alpha = 0.55;
  root.addChild(box, wave, label(String(event.level), 'figure', 0xffffff, 62));
  return root;
}
