import type { Clock, Page } from '@playwright/test';

/** The methods that set up a test's page. Calls to them are repeated on each new page. */
const SET_UP = ['addInitScript', 'exposeFunction', 'exposeBinding', 'on', 'route', 'routeWebSocket', 'setViewportSize', 'emulateMedia', 'setDefaultTimeout']; // prettier-ignore

type Call = (...args: unknown[]) => unknown;
/** Maps a follower to a function that returns its current target. */
const followed = new WeakMap<object, () => object>();
const moves = new WeakMap<Page, (next: Page) => Promise<void>>();

/**
 * Returns a test's page for a host that opens a new window each time it starts. The page and its locators use `first`
 * until {@link moveTo} switches them to another page. The test's page setup is repeated on each new page.
 */
export function following(first: Page): Page {
  let current = first;
  const done: ((page: Page) => unknown)[] = [];
  const page: Page = follow(
    () => current,
    (key, args) => {
      if (SET_UP.includes(key)) done.push((next) => (next[key as keyof Page] as unknown as Call)(...args));
    },
  );
  moves.set(page, async (next) => {
    current = next;
    for (const step of done) await step(next);
  });
  const install = (...args: Parameters<Clock['install']>) => {
    done.push((next) => next.clock.install(...args));
    return current.clock.install(...args);
  };
  const clock = new Proxy({} as Clock, {
    get(_target, key) {
      if (key === 'install') return install;
      const value = Reflect.get(current.clock, key) as unknown;
      return typeof value === 'function' ? (value.bind(current.clock) as unknown) : value;
    },
  });
  const withClock = new Proxy(page, { get: (target, key) => (key === 'clock' ? clock : Reflect.get(target, key)) });
  moves.set(withClock, moves.get(page) as (next: Page) => Promise<void>);
  followed.set(withClock, () => current);
  return withClock;
}

/** Points a following page at another page and repeats the page setup there. */
export async function moveTo(page: Page, next: Page): Promise<void> {
  const move = moves.get(page);
  if (!move) throw new Error('This page follows no other page.');
  await move(next);
}

/** Returns a proxy that looks up its target at each use. The locators that it returns are followers too. */
function follow<T extends object>(find: () => T, called?: (key: string, args: readonly unknown[]) => void): T {
  const follower = new Proxy({} as T, {
    get(_target, key) {
      const found = find();
      const value = Reflect.get(found, key, found) as unknown;
      if (typeof value !== 'function' || key === 'constructor') return value;
      return (...given: unknown[]) => {
        const call = () => (Reflect.get(find(), key) as Call).apply(find(), given.map(original));
        called?.(String(key), given);
        const answer = call();
        return isLocator(answer) ? follow(call as () => object) : answer;
      };
    },
    has: (_target, key) => Reflect.has(find(), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(find()),
  });
  followed.set(follower, find);
  return follower;
}

const isLocator = (value: unknown): value is object => /^_?(Frame)?Locator$/.test((value as object | null)?.constructor?.name ?? ''); // prettier-ignore

/** Returns the real object behind a follower, which Playwright needs in arguments. Resolves nested options too. */
function original(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const find = followed.get(value);
  if (find) return find();
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, original(part)]));
}
