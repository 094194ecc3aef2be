import { Container, Graphics } from 'pixi.js';
import { rose } from '../drawing';
import { drawn } from '../../../../board/drawn';
import { GOLD, INK, POWER_COLOURS, SHADOW, tincture, VELLUM } from '../palette';
import { down, glow } from '../../../kit/paint';

/** The size of the view in battle units; the origin is its centre. */
export const VIEW = { width: 760, height: 430 } as const;

/** The picture is at the top, the calculation below it. */
const PICTURE = { left: -368, top: -203, right: 368, bottom: 84 } as const;
export const STRIP = { top: 84, bottom: 203, middle: 143 } as const;

/** The y of the waterline, on which ships float and walls stand. */
export const WATERLINE = 40;
/** The y of the sea's far edge. */
const HORIZON = -46;

/** The picture without the fighters. `between` is in front of the distant sea and behind the near waves. */
interface Vignette {
  readonly root: Container;
  readonly between: Container;
  /** The layer in front of the near waves, but within the picture: splashes, arrows. */
  readonly front: Container;
  /** The layer in front of the picture and the calculation. */
  readonly above: Container;
  show(ms: number): void;
}

/** Creates a battle's frame, sky and sea, and the strip for the calculation in both powers' colours. */
export function createVignette(attacker: number, defender: number): Vignette {
  const root = new Container();
  const picture = new Container();
  const [between, front, above] = [new Container(), new Container(), new Container()];
  const far = [waves(-34, 26, 3, 0.35), waves(-12, 34, 4, 0.5), waves(14, 44, 5, 0.65)];
  const near = [waves(WATERLINE + 1, 52, 6, 0.82), waves(WATERLINE + 23, 66, 7, 0.95)];
  picture.addChild(drawn('sky', sky), drawn('coast', coast), drawn('sea', sea), ...far, between, ...near, front);
  const { left, top, right, bottom } = PICTURE;
  const mask = new Graphics().rect(left, top, right - left, bottom - top).fill(0xffffff);
  picture.addChild(mask);
  picture.mask = mask;
  root.addChild(drawn('sheet', sheet), picture, strip(attacker, defender), border(), above);
  const layers = [...far, ...near];
  return {
    root,
    between,
    front,
    above,
    show(ms) {
      layers.forEach((layer, i) => {
        const turn = (ms / 1000) * (1.3 + i * 0.12) + i * 1.7;
        layer.position.set(Math.sin(turn) * (4 + i * 1.6), Math.cos(turn * 1.3) * (0.6 + i * 0.35));
      });
    },
  };
}

function sheet(): Graphics {
  const [w, h] = [VIEW.width, VIEW.height];
  const graphics = new Graphics();
  for (const grow of [18, 12, 7, 3]) {
    graphics.roundRect(-w / 2 - grow, -h / 2 - grow + 7, w + 2 * grow, h + 2 * grow, 12 + grow);
    graphics.fill({ color: SHADOW, alpha: 0.1 });
  }
  return graphics.roundRect(-w / 2, -h / 2, w, h, 10).fill(down(0xfdf6e2, VELLUM, 0xeeddb0));
}

function sky(): Graphics {
  const { left, top, right } = PICTURE;
  const graphics = new Graphics().rect(left, top, right - left, HORIZON - top + 8);
  graphics.fill(down(0x9fc0c4, 0xcfd9c4, 0xf4e2b4, 0xf9d89a));
  graphics.circle(0, HORIZON, 170).fill(
    glow([
      [0xfff3c4, 0.95],
      [0xffe3a0, 0.35],
      [0xffe3a0, 0],
    ]),
  );
  for (let i = 1; i < 24; i++) {
    const [angle, long] = [Math.PI + (i * Math.PI) / 24, i % 2 === 0 ? 190 : 120];
    graphics.moveTo(Math.cos(angle) * 48, HORIZON + Math.sin(angle) * 48);
    graphics.lineTo(Math.cos(angle) * long, HORIZON + Math.sin(angle) * long);
  }
  graphics.stroke({ color: GOLD, width: 1.6, alpha: 0.34, cap: 'round' });
  graphics
    .circle(0, HORIZON, 40)
    .fill(glow([0xfffbe6, 0xffe9a8, 0xf7c45f]))
    .stroke({ color: GOLD, width: 1.6, alpha: 0.7 });
  for (const [x, y, size] of CLOUDS) {
    for (const [dx, dy, rx, ry] of [
      [-34, 2, 32, 8],
      [0, -4, 42, 13],
      [38, 3, 34, 8],
    ])
      graphics.ellipse(x + dx * size, y + dy * size, rx * size, ry * size).fill({ color: 0xfffaea, alpha: 0.55 });
    graphics.ellipse(x, y + 6 * size, 66 * size, 5 * size).fill({ color: 0xd9b98a, alpha: 0.25 });
  }
  return graphics;
}

const CLOUDS = [
  [-60, -166, 1],
  [70, -118, 0.66],
  [20, -190, 0.7],
] as const;

function coast(): Graphics {
  const { left, right } = PICTURE;
  const graphics = new Graphics();
  for (const [height, turn, colour] of [
    [17, 0.3, 0x9fb5ae],
    [9, 2.1, 0x83a09b],
  ] as const) {
    graphics.moveTo(left, HORIZON + 4);
    for (let x: number = left; x <= right; x += 16) {
      const y = Math.sin(x / 71 + turn) * 0.6 + Math.sin(x / 29 + turn * 3) * 0.4;
      graphics.lineTo(x, HORIZON - Math.max(0, y + 0.15) * height);
    }
    graphics
      .lineTo(right, HORIZON + 4)
      .closePath()
      .fill({ color: colour, alpha: 0.75 });
  }
  return graphics;
}

function sea(): Graphics {
  const { left, right, bottom } = PICTURE;
  const graphics = new Graphics().rect(left, HORIZON, right - left, bottom - HORIZON + 4);
  graphics.fill(down(0xb9d0c4, 0x7fabab, 0x4f858c, 0x33646f));
  for (let i = 0; i < 7; i++) {
    const width = 120 - i * 9;
    graphics.ellipse(Math.sin(i * 2.3) * 10, HORIZON + 5 + i * 7, width / 2, 1.5).fill({ color: 0xfff0bf, alpha: 0.5 });
  }
  return graphics;
}

/** A row of waves from `y` down: the water, and a light crest with a dark hollow under it. */
function waves(y: number, step: number, height: number, depth: number): Graphics {
  return drawn(`waves ${y}`, () => drawWaves(y, step, height, depth));
}

function drawWaves(y: number, step: number, height: number, depth: number): Graphics {
  const [left, right] = [PICTURE.left - 40, PICTURE.right + 40];
  const crest = (dy: number) => {
    graphics.moveTo(left, y + dy);
    for (let x = left; x < right; x += step) {
      graphics.quadraticCurveTo(x + step * 0.32, y + height * 1.3 + dy, x + step * 0.72, y + dy - height * 0.5);
      graphics.quadraticCurveTo(x + step * 0.86, y + dy - height * 0.9, x + step, y + dy);
    }
    return graphics;
  };
  const graphics = new Graphics();
  crest(0)
    .lineTo(right, PICTURE.bottom + 20)
    .lineTo(left, PICTURE.bottom + 20)
    .closePath();
  graphics.fill(down([0x78a7a8, 0.3 + depth * 0.4], [0x2f6470, depth * 0.75]));
  crest(height * 0.55).stroke({ color: 0x1f4a57, width: 1 + depth, alpha: 0.28 * depth });
  return crest(0).stroke({ color: 0xeef6ec, width: 0.7 + depth, alpha: 0.18 + 0.42 * depth });
}

/** The strip for the calculation: a half for each side in its colours, with crossed swords between them. */
function strip(attacker: number, defender: number): Container {
  const root = new Container();
  const colours = drawn(`strip ${tincture(attacker)} ${tincture(defender)}`, () => drawStrip(attacker, defender));
  root.addChild(colours, swords(0, STRIP.middle + 4));
  return root;
}

function drawStrip(attacker: number, defender: number): Graphics {
  const { left, right } = PICTURE;
  const { top, bottom } = STRIP;
  const graphics = new Graphics().rect(left, top, right - left, bottom - top).fill(down(0xfaf0d4, VELLUM, 0xecd9a8));
  for (const [power, from] of [
    [attacker, left],
    [defender, 0],
  ] as const) {
    const { field, dark, emblem } = POWER_COLOURS[power];
    graphics
      .rect(from, top, right, 10)
      .fill(field)
      .rect(from, top + 6, right, 4)
      .fill({ color: dark, alpha: 0.55 });
    graphics.rect(from, top + 2, right, 1.4).fill({ color: emblem, alpha: 0.8 });
  }
  graphics
    .moveTo(left, top)
    .lineTo(right, top)
    .moveTo(left, top + 10)
    .lineTo(right, top + 10);
  return graphics.stroke({ color: INK, width: 1.4 });
}

function swords(x: number, y: number): Container {
  const root = new Container();
  root.position.set(x, y);
  for (const turn of [-1, 1]) {
    const blade = drawn('sword', sword);
    blade.rotation = turn * 0.62;
    root.addChild(blade);
  }
  return root;
}

function sword(): Graphics {
  return new Graphics()
    .poly([-2.6, 20, -2.6, -30, 0, -38, 2.6, -30, 2.6, 20])
    .fill(down(0xf4f6f4, 0x9aa5a8))
    .stroke({ color: INK, width: 1.3 })
    .roundRect(-11, 18, 22, 4.6, 2.3)
    .fill(GOLD)
    .stroke({ color: INK, width: 1.2 })
    .rect(-2.2, 22, 4.4, 11)
    .fill(0x6d3b20)
    .circle(0, 35, 3.6)
    .fill(GOLD)
    .stroke({ color: INK, width: 1.2 });
}

function border(): Container {
  const root = new Container();
  const [w, h] = [VIEW.width, VIEW.height];
  root.addChild(drawn('edges', edges));
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      const corner = drawn('corner', () => rose(15, 0xf0cf73));
      const seat = drawn('seat', () => new Graphics().circle(0, 0, 10).fill(VELLUM).stroke({ color: INK, width: 1.6 }));
      for (const part of [seat, corner]) part.position.set(sx * (w / 2 - 8), sy * (h / 2 - 8));
      root.addChild(seat, corner);
    }
  }
  return root;
}

function edges(): Graphics {
  const [w, h] = [VIEW.width, VIEW.height];
  return new Graphics()
    .roundRect(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8, 8)
    .stroke({ color: GOLD, width: 7 })
    .roundRect(-w / 2 + 5, -h / 2 + 2.5, w - 10, h - 6, 8)
    .stroke({ color: 0xf3d78a, width: 1.6, alpha: 0.8 })
    .roundRect(-w / 2, -h / 2, w, h, 10)
    .stroke({ color: INK, width: 1.8 })
    .rect(-w / 2 + 10, -h / 2 + 10, w - 20, h - 20)
    .stroke({ color: INK, width: 2 });
}
