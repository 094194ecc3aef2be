/**
 * `app://game` and its replacement. Chromium cannot register a scheme over DevTools, so the app's origin is an
 * intercepted secure one. Main gets translated addresses.
 */
const OURS = 'app://game';
const SHOWN = 'https://game.test';

/** Main's name for a page address. */
export const toApp = (address: string): string => swap(address, SHOWN, OURS);
/** The page's name for an address of main's. */
export const toPage = (address: string): string => swap(address, OURS, SHOWN);

function swap(address: string, from: string, to: string): string {
  const ours = address === from || ['/', '?', '#'].some((next) => address.startsWith(from + next));
  return ours ? to + address.slice(from.length) : address;
}

/** An address's origin as Chromium gives it, including the app's standard schemes. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return 'null';
  const { origin, protocol, host } = new URL(address);
  return origin !== 'null' || !host || protocol === 'file:' ? origin : `${protocol}//${host}`;
}
