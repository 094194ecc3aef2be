import { Container, Graphics } from 'pixi.js';
import { rose } from '../drawing';
import { drawn } from '../../../../board/drawn';
import { GOLD, INK, POWER_COLOURS, SHADOW, tincture, VELLUM } from '../palette';
import { down } from '../../../kit/paint';
import { createBackdrop } from './backdrop';
import { HOURS } from './backdrops';
import type { Backdrop } from './backdrops';
import type { BattleLook } from './look';
import { MARGIN, SHAKE, STRIP, VIEW, WINDOW } from './picture';
import { createGlitter, drawForeground } from './sea';
import { progress } from './timeline';
import type { Choreography } from './timeline';
import { createWaves } from './waves';
import { createStorm } from './weather';

/** The picture without the fighters. */
interface Vignette {
  readonly root: Container;
  /** The layer in front of the distant sea and behind the near waves. */
  readonly between: Container;
  /** The layer on the water: reflections and foam, in front of the wave that laps the hulls. */
  readonly surface: Container;
  /** The layer in front of the near waves, but within the picture: splashes, arrows. */
  readonly front: Container;
  /** The layer in front of the picture and the calculation. */
  readonly above: Container;
  show(ms: number): void;
}

/**
 * Creates a battle's frame and backdrop, and the strip for the calculation in both powers' colours. `pixel` is the size
 * of a CSS pixel in battle units.
 */
export function createVignette(
  [attacker, defender]: readonly [number, number],
  { backdrop, look, pixel }: { readonly backdrop: Backdrop; readonly look: BattleLook; readonly pixel: number },
  { beats }: Choreography,
): Vignette {
  const root = new Container();
  const [picture, shaken] = [new Container(), new Container()];
  const [between, surface, front, above] = [0, 1, 2, 3].map(() => new Container());
  const { cast, storm } = HOURS[backdrop.hour];
  const waves = createWaves(backdrop.hour, look);
  const glitter = createGlitter(backdrop.hour, look);
  const weather = storm ? createStorm(beats.ram.to) : null;
  between.tint = surface.tint = cast;
  const foreground = drawn(`foreground ${backdrop.hour}`, () => drawForeground(HOURS[backdrop.hour]));
  const [lap, ...nearest] = waves.near;
  shaken.addChild(createBackdrop(backdrop, look), ...waves.far, glitter.root, between, lap, surface, ...nearest);
  shaken.addChild(foreground, front);
  if (weather) shaken.addChild(weather.root);
  const { left, top, right, bottom } = WINDOW;
  const mask = new Graphics().rect(left, top, right - left, bottom - top).fill(0xffffff);
  picture.addChild(shaken, mask);
  picture.mask = mask;
  root.addChild(drawn('sheet', sheet), picture, strip(attacker, defender), border(), above);
  return {
    root,
    between,
    surface,
    front,
    above,
    show(ms) {
      waves.show(ms);
      glitter.show(ms);
      weather?.show(ms);
      const t = progress(ms, beats.shake);
      const force = Math.min(MARGIN, SHAKE * pixel) * (1 - t) ** 2;
      shaken.position.set(Math.sin(t * 34) * force, Math.sin(t * 27) * force * 0.7);
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

/** The strip for the calculation: a half for each side in its colours, with crossed swords between them. */
function strip(attacker: number, defender: number): Container {
  const root = new Container();
  const colours = drawn(`strip ${tincture(attacker)} ${tincture(defender)}`, () => drawStrip(attacker, defender));
  root.addChild(colours, swords(0, STRIP.middle + 4));
  return root;
}

function drawStrip(attacker: number, defender: number): Graphics {
  const { left, right } = WINDOW;
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
