/**
 * Replaces `app://game` with an intercepted secure origin, since Chromium cannot register a scheme over DevTools. Main
 * sees translated addresses.
 */
const OURS = 'app://game';
const SHOWN = 'https://game.test';

/** Main's name for an address of the page. */
export const toApp = (address: string): string => swap(address, SHOWN, OURS);
/** The page's name for an address of main. */
export const toPage = (address: string): string => swap(address, OURS, SHOWN);

function swap(address: string, from: string, to: string): string {
  const ours = address === from || ['/', '?', '#'].some((next) => address.startsWith(from + next));
  return ours ? to + address.slice(from.length) : address;
}

/** An address's origin as Chromium returns it, including the app's standard schemes. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return 'null';
  const { origin, protocol, host } = new URL(address);
  return origin !== 'null' || !host || protocol === 'file:' ? origin : `${protocol}//${host}`;
}
