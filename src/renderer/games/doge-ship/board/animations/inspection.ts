import { Container, Graphics } from 'pixi.js';
import type { Stage } from '../../../../board/board-types';
import { GOLD } from '../../../kit/colours';
import { label } from '../../../kit/lettering';
import { down } from '../../../kit/paint';
import { signed } from '../../words';
import { TRAY } from '../layout';
import { CRIMSON, GILT } from '../palette';
import type { AnimationContext } from '../animation-context';
import { disc, icon, laurel, seal } from '../signs';

const CARD = { width: 168, height: 220 } as const;

/** All bids turn over at the same time and show their Approvals. The points follow. */
export async function inspect(
  bids: readonly number[],
  points: readonly number[],
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  const root = new Container();
  root.addChild(
    new Graphics()
      .roundRect(TRAY.x - 40, TRAY.y - 30, TRAY.width + 80, TRAY.height + 20, 20)
      .fill(down(0x4b2366, 0x2b123e))
      .stroke({ color: GOLD, width: 6 }),
  );
  const cap = icon('doge', 70, GILT);
  cap.position.set(TRAY.x + TRAY.width / 2, TRAY.y + 24);
  root.addChild(cap);
  const ballots = bids.map((bid, seat) => {
    const ballot = ballotOf(bid, seat);
    const step = Math.min(205, TRAY.width / bids.length);
    ballot.root.position.set(TRAY.x + TRAY.width / 2 + (seat - (bids.length - 1) / 2) * step, TRAY.y + 192);
    root.addChild(ballot.root);
    return ballot;
  });
  craft.effects.addChild(root);
  await stage.tween(350, (t) => (root.alpha = t));
  await stage.pause(500);
  await stage.tween(700, (t) => ballots.forEach(({ turn }) => turn(t)));
  await stage.pause(500);
  points.forEach((won, seat) => {
    const prize = laurel(signed(won), 70);
    prize.position.set(ballots[seat].root.x, TRAY.y + 324);
    prize.alpha = won > 0 ? 1 : 0.55;
    root.addChild(prize);
  });
  await stage.pause(1700);
  await stage.tween(300, (t) => (root.alpha = 1 - t));
  root.destroy({ children: true });
}

/** A bid, face down. `turn(t)` with `t` from 0 to 1 turns it over. */
function ballotOf(bid: number, seat: number): { root: Container; turn(t: number): void } {
  const root = new Container();
  const { width, height } = CARD;
  const sheet = (colour: number) =>
    new Graphics()
      .roundRect(-width / 2, -height / 2, width, height, 12)
      .fill(colour)
      .stroke({ color: GILT, width: 4 });
  const back = new Container();
  const face = new Container();
  back.addChild(sheet(CRIMSON), icon('doge', 84, GILT));
  const count = label(String(bid), 'title', 0x35210f, 84);
  count.position.set(0, -34);
  const wax = seal(62);
  wax.position.set(0, 46);
  face.addChild(sheet(0xfdf4da), count, wax);
  const sign = disc(seat, 58);
  sign.position.set(0, -height / 2);
  root.addChild(back, face, sign);
  const turn = (t: number) => {
    back.visible = t < 0.5;
    face.visible = !back.visible;
    const wide = Math.max(0.02, Math.abs(1 - 2 * t));
    back.scale.x = wide;
    face.scale.x = wide;
  };
  turn(0);
  return { root, turn };
}
