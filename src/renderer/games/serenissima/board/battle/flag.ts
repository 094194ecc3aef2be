import { Container, Graphics } from 'pixi.js';
import { emblem } from '../drawing';
import { drawn } from '../../../../board/drawn';
import { INK, POWER_COLOURS, tincture } from '../palette';
import { across, mix } from '../../../kit/paint';

/** A banner on its pole. The origin is the base. It flies to the right, or to the left if `facing` is -1. */
interface Flag {
  readonly root: Container;
  /** Animates the waving. `struck` from 0 to 1 lowers the banner down its pole. */
  show(ms: number, struck: number): void;
}

/** Creates a power's banner of this height. Call `show` before the first frame, because it places the cloth. */
export function createFlag(power: number, height: number, facing: 1 | -1): Flag {
  const root = new Container();
  const [width, tall] = [height * 0.78, height * 0.58];
  const pole = drawn(`pole ${height}`, () => drawPole(height));
  const cloth = new Container();
  cloth.addChild(drawn(`cloth ${height} ${tincture(power)}`, () => drawCloth(power, width, tall)));
  const arms = emblem(power, tall * 0.8);
  arms.scale.x *= facing;
  arms.position.set(width * 0.46, tall / 2);
  cloth.addChild(arms);
  root.addChild(cloth, pole);
  root.scale.x = facing;
  return {
    root,
    show(ms, struck) {
      cloth.skew.y = Math.sin(ms / 190) * 0.07 * (1 - struck) + struck * 0.5;
      cloth.scale.x = (0.97 + Math.sin(ms / 130) * 0.03) * (1 - struck * 0.45);
      cloth.y = -height + struck * (height - tall) * 0.9;
    },
  };
}

function drawPole(height: number): Graphics {
  return new Graphics()
    .moveTo(0, 2)
    .lineTo(0, -height - 3)
    .stroke({ color: INK, width: 3.4, cap: 'round' })
    .circle(0, -height - 5, 3.4)
    .fill(0xe9c25a)
    .stroke({ color: INK, width: 1.2 });
}

function drawCloth(power: number, width: number, tall: number): Graphics {
  const { field, dark } = POWER_COLOURS[power];
  return new Graphics()
    .moveTo(0, 0)
    .quadraticCurveTo(width * 0.3, -5, width * 0.55, 1)
    .quadraticCurveTo(width * 0.8, 6, width, 0)
    .lineTo(width * 0.88, tall / 2)
    .lineTo(width, tall)
    .quadraticCurveTo(width * 0.8, tall + 6, width * 0.55, tall + 1)
    .quadraticCurveTo(width * 0.3, tall - 5, 0, tall)
    .closePath()
    .fill(across(mix(field, dark, 0.25), mix(field, 0xffffff, 0.2), mix(field, dark, 0.3), field))
    .stroke({ color: mix(dark, INK, 0.4), width: 1.8 });
}
