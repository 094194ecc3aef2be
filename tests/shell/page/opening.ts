declare global {
  /** What the two worlds of a page have in common and the page cannot guess; declared around their scripts. */
  const standInName: string;
}

/** The event that says which address the page wants a window for. */
export const OPEN = 'stand-in:open';
/** The function main's messages arrive through, in the preload's world only. */
export const RECEIVE = 'standInReceive';
/** The function that reaches main: a binding only the preload's world has. */
export const TO_MAIN = 'standInToMain';
/** What the preload is given as `require` and `module`. */
export const PRELOAD = 'standInPreload';

/** What the preload's world says to main. */
export interface ToMain {
  /** Asks for an answer under this number; without one it is a `send`. */
  readonly id?: number;
  readonly channel: string;
  readonly args: string;
}

/** What main says to the preload's world: an answer, an error's message, or a message on a channel. */
export type FromMain =
  | { readonly id: number; readonly value: string }
  | { readonly id: number; readonly error: string }
  | { readonly channel: string; readonly args: string };
