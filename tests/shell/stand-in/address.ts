/**
 * Replaces `app://game` with an intercepted secure origin, because Chromium cannot register a scheme over DevTools.
 * Main sees translated addresses.
 */
const OURS = 'app://game';
const SHOWN = 'https://game.test';

/** Translates the page's address to main's. */
export const toApp = (address: string): string => swap(address, SHOWN, OURS);
/** Translates main's address to the page's. */
export const toPage = (address: string): string => swap(address, OURS, SHOWN);

function swap(address: string, from: string, to: string): string {
  const ours = address === from || ['/', '?', '#'].some((next) => address.startsWith(from + next));
  return ours ? to + address.slice(from.length) : address;
}

/** Returns an address's origin as Chromium does, including the app's standard schemes. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return 'null';
  const { origin, protocol, host } = new URL(address);
  return origin !== 'null' || !host || protocol === 'file:' ? origin : `${protocol}//${host}`;
}
