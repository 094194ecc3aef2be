import type { Moment } from './moment';

/** A game's moments by type of event. A scene returns `null` if this event is not important enough. */
export type Scenes<E extends { readonly type: string }, D extends string, A extends readonly unknown[] = []> = {
  readonly [T in E['type']]?: (event: Extract<E, { readonly type: T }>, ...args: A) => Moment<D> | null;
};

/** The `Moment` (animated scene) for an event; `null` if there is none. */
export function momentOf<E extends { readonly type: string }, D extends string, A extends readonly unknown[]>(
  scenes: Scenes<E, D, A>,
  event: E,
  ...args: A
): Moment<D> | null {
  // The table's keys are the types, so the scene of a type accepts events of that type.
  const scene: ((event: never, ...args: A) => Moment<D> | null) | undefined = scenes[event.type as E['type']];
  return scene?.(event as never, ...args) ?? null;
}
