/**
 * The subprotocol of the web host's socket. A page also sends its key as a subprotocol, because it cannot set headers
 * for a WebSocket.
 */
export const SUBPROTOCOL = 'serenissima';
export const KEY_PREFIX = 'key.';

/** The subprotocols a page offers when it opens a socket. */
export const protocolsOf = (key: string): string[] => [SUBPROTOCOL, KEY_PREFIX + key];
