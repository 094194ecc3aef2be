import { Container, Graphics } from 'pixi.js';
import { glow } from '../paint';
import { scatter } from '../scatter';

/** Rays of light, `size` units wide, centred. */
export function rays(size: number, colour: number): Container {
  const [g, count] = [new Graphics(), 16];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const at = (turn: number, reach: number) => [
      (Math.cos(angle + turn) * reach * size) / 2,
      (Math.sin(angle + turn) * reach * size) / 2,
    ];
    g.poly([...at(-0.15, 0.3), ...at(0.15, 0.3), ...at(0, i % 2 ? 0.8 : 1)]).fill({ color: colour, alpha: 0.85 });
  }
  const halo = new Graphics().circle(0, 0, size * 0.42).fill(
    glow([
      [colour, 0.9],
      [colour, 0],
    ]),
  );
  return new Container({ children: [g, halo] });
}

/** A cloud of dust or smoke, about `size` units wide. The origin is the centre of its base. */
export function puff(size: number, light: number, dark: number): Container {
  const g = new Graphics();
  for (const [colour, lift] of [
    [dark, 0],
    [light, -size * 0.06],
  ]) {
    for (let i = 0; i < 9; i++) {
      const x = (i / 8 - 0.5) * size * 0.8;
      const radius = size * (0.1 + 0.1 * Math.cos((x / size) * Math.PI)) * (0.75 + 0.5 * scatter(i, 6));
      g.circle(x + lift * 0.5, lift - radius * 0.7 - scatter(i, 7) * size * 0.14, radius);
    }
    g.fill({ color: colour, alpha: 0.85 });
  }
  return new Container({ children: [g] });
}
