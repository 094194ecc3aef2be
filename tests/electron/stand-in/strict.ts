/**
 * Returns an object with exactly these members. Reading or setting any other member throws, so the shell cannot use a
 * part of Electron that no test covers. `then` and symbols are allowed because JavaScript itself reads them.
 */
export function strict<T extends object>(name: string, members: T): T {
  return new Proxy(members, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key === 'then' || key in target)
        return Reflect.get(target, key, receiver) as unknown;
      throw new Error(`The Electron stand-in has no ${name}.${key}. Add it before the shell uses it.`);
    },
    set(target, key) {
      if (typeof key === 'string' && key in target)
        throw new Error(`${name}.${key} belongs to Electron and cannot be set.`);
      throw new Error(`The Electron stand-in has no ${name}.${String(key)} that can be set.`);
    },
  });
}

type Listener = (...args: never[]) => unknown;

export function events() {
  const listeners = new Map<string, Listener[]>();
  const on = (event: string, listener: Listener) => {
    listeners.set(event, [...(listeners.get(event) ?? []), listener]);
  };
  return {
    on,
    once(event: string, listener: Listener) {
      const run: Listener = (...args) => {
        listeners.set(
          event,
          (listeners.get(event) ?? []).filter((entry) => entry !== run),
        );
        return listener(...args);
      };
      on(event, run);
    },
    removeListener(event: string, listener: Listener) {
      listeners.set(
        event,
        (listeners.get(event) ?? []).filter((entry) => entry !== listener),
      );
    },
    emit(event: string, ...args: unknown[]) {
      for (const listener of listeners.get(event) ?? []) listener(...(args as never[]));
    },
    heard: (event: string) => listeners.get(event)?.length ?? 0,
  };
}

/** An event whose default action a listener can prevent. */
export function preventable() {
  return {
    prevented: false,
    preventDefault() {
      this.prevented = true;
    },
  };
}
