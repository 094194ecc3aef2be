/** The subprotocol of the web host's socket. A page offers it with its key, since a browser lets pages send no header of their own. */
export const SUBPROTOCOL = 'serenissima';
export const KEY_PREFIX = 'key.';

/** What a page offers when it opens a socket. */
export const protocolsOf = (key: string): string[] => [SUBPROTOCOL, KEY_PREFIX + key];
