import type { GraphicsContext } from 'pixi.js';
import { Graphics } from 'pixi.js';

const shapes = new Map<string, GraphicsContext>();
const shared = new WeakSet<GraphicsContext>();

/**
 * Returns a drawing that is used many times. Its shape is created once and shared, so `name` must identify everything
 * it depends on, including colours. The caller sets position and size.
 */
export function drawn(name: string, draw: () => Graphics): Graphics {
  const known = shapes.get(name);
  if (known) return new Graphics(known);
  const { context } = draw();
  shapes.set(name, context);
  shared.add(context);
  return new Graphics(context);
}

/** Whether `drawn` shares this shape. Shared shapes must never be changed or destroyed. */
export function isShared(context: GraphicsContext): boolean {
  return shared.has(context);
}
