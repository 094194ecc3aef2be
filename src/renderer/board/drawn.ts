import type { GraphicsContext } from 'pixi.js';
import { Graphics } from 'pixi.js';

const shapes = new Map<string, GraphicsContext>();
const shared = new WeakSet<GraphicsContext>();

/**
 * A drawing that comes up again and again: its shape is made once and shared, and so is whatever has been worked out for it.
 * `name` must tell all that the shape depends on, colours included; place and size are the caller's.
 */
export function drawn(name: string, draw: () => Graphics): Graphics {
  const known = shapes.get(name);
  if (known) return new Graphics(known);
  const { context } = draw();
  shapes.set(name, context);
  shared.add(context);
  return new Graphics(context);
}

/** Whether a shape is one of those that `drawn` keeps: it never changes, and lasts. */
export function isKept(context: GraphicsContext): boolean {
  return shared.has(context);
}
