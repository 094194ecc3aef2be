import { EventEmitter } from 'node:events';

/** The listener methods of Electron's objects. Like Electron's, they return the object. */
export function emitter(self: () => unknown) {
  const bus = new EventEmitter();
  const chain =
    <Args extends unknown[]>(act: (...args: Args) => unknown) =>
    (...args: Args) => {
      act(...args);
      return self();
    };
  type Listener = (...args: unknown[]) => void;
  const add = chain((event: string, listener: Listener) => bus.on(event, listener));
  const remove = chain((event: string, listener: Listener) => bus.off(event, listener));
  const members = {
    on: add,
    addListener: add,
    once: chain((event: string, listener: Listener) => bus.once(event, listener)),
    off: remove,
    removeListener: remove,
    removeAllListeners: chain((event?: string) => bus.removeAllListeners(event)),
    listenerCount: (event: string) => bus.listenerCount(event),
    emit: (event: string, ...args: unknown[]) => bus.emit(event, ...args),
  };
  return { bus, members };
}

/** An event whose default action a listener can prevent. */
export interface Preventable {
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

export function preventable<T extends object>(fields: T): T & Preventable {
  let prevented = false;
  return Object.defineProperties(
    { ...fields },
    {
      defaultPrevented: { get: () => prevented },
      preventDefault: { value: () => (prevented = true) },
    },
  ) as T & Preventable;
}

/** Emits an event. Returns whether the default action is allowed. */
export function mayFollow(bus: EventEmitter, name: string, fields: object = {}, ...args: unknown[]): boolean {
  const event = preventable(fields);
  bus.emit(name, event, ...args);
  return !event.defaultPrevented;
}
