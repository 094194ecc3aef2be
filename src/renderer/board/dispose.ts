import type { Container, DestroyOptions } from 'pixi.js';
import { Graphics } from 'pixi.js';

/**
 * Destroys a container and everything in it, except shapes that `drawn` shares. Pixi's own `destroy` keeps a shape's
 * context if it gets any options, such as `children`, until a garbage collection that never runs, because its ticker is
 * stopped. Does nothing if the container is already destroyed. `options`: textures to destroy as well.
 */
export function dispose(root: Container, options?: Pick<DestroyOptions & object, 'texture' | 'textureSource'>): void {
  if (root.destroyed) return;
  for (const child of [...root.children]) dispose(child, options);
  if (root instanceof Graphics) root.destroy();
  else root.destroy(options);
}
