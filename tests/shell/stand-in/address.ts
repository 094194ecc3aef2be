/**
 * `app://game` and its stand-in. Chromium over DevTools can register no scheme, so the app's origin is shown under an intercepted
 * secure one; whatever main hears of the page is translated back.
 */
const OURS = 'app://game';
const SHOWN = 'https://game.test';

/** How main names an address of the page. */
export const toApp = (address: string): string => swap(address, SHOWN, OURS);
/** How the page names an address of main's. */
export const toPage = (address: string): string => swap(address, OURS, SHOWN);

function swap(address: string, from: string, to: string): string {
  const ours = address === from || ['/', '?', '#'].some((next) => address.startsWith(from + next));
  return ours ? to + address.slice(from.length) : address;
}

/** The origin of an address as Chromium gives it, standard schemes of the app included. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return 'null';
  const { origin, protocol, host } = new URL(address);
  return origin !== 'null' || !host || protocol === 'file:' ? origin : `${protocol}//${host}`;
}
