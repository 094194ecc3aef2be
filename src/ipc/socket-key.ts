/**
 * The subprotocol of the web host's socket. The page also sends its key as a subprotocol, because browsers do not allow
 * setting headers on a WebSocket.
 */
export const SUBPROTOCOL = 'serenissima';
export const KEY_PREFIX = 'key.';

export const protocolsOf = (key: string): string[] => [SUBPROTOCOL, KEY_PREFIX + key];
