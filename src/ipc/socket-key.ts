/** The web host's subprotocol. The page sends its key as one too, because browsers can't set WebSocket headers. */
export const SUBPROTOCOL = 'serenissima';
export const KEY_PREFIX = 'key.';

export const protocolsOf = (key: string): string[] => [SUBPROTOCOL, KEY_PREFIX + key];
