import type { Case, Need } from '../host';

/** Returns a preload that exposes one value on the window as `example`. */
export const exposing = (api: string) => `contextBridge.exposeInMainWorld('example', ${api});`;

/** Returns a case whose preload exposes one value and whose page evaluates one expression on `window.example`. */
export function simple(
  name: string,
  api: string,
  answer: string,
  expected: unknown,
  needs: readonly Need[] = [],
): Case {
  return { name, preload: exposing(api), page: `const { example } = window; return ${answer};`, expected, needs };
}

/** Runs in the page: returns the error that a call throws, with its class in the page's world and its message. */
export const THROWN = `const thrown = async (call) => {
  try {
    await call();
  } catch (error) {
    const { constructor, message } = Object(error);
    return [constructor === Error ? 'Error' : constructor === TypeError ? 'TypeError' : 'of another world', message];
  }
  return null;
};`;

/** Returns a case whose page reports the error that a call throws: its class in the page's world, and its message. */
export function throwing(name: string, api: string, call: string, expected: readonly [string, string]): Case {
  const page = `const { example } = window; ${THROWN} return thrown(() => ${call});`;
  return { name, preload: exposing(api), page, expected };
}
