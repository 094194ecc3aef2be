import type { GraphicsContext } from 'pixi.js';
import { Graphics } from 'pixi.js';

const shapes = new Map<string, GraphicsContext>();
const shared = new WeakSet<GraphicsContext>();

/**
 * A drawing that is used many times: its shape is made once and shared. `name` must identify everything that the shape depends on,
 * colours included. The caller sets place and size.
 */
export function drawn(name: string, draw: () => Graphics): Graphics {
  const known = shapes.get(name);
  if (known) return new Graphics(known);
  const { context } = draw();
  shapes.set(name, context);
  shared.add(context);
  return new Graphics(context);
}

/** Whether `drawn` shares this shape, so that it never changes and is never destroyed. */
export function isKept(context: GraphicsContext): boolean {
  return shared.has(context);
}
