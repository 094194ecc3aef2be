declare global {
  /** Shared by a page's two worlds and unknown to the page; declared around their scripts. */
  const standInName: string;
}

/** The event with the address for which the page wants a window. */
export const OPEN = 'stand-in:open';
/** The function that receives main's messages, in the preload's world only. */
export const RECEIVE = 'standInReceive';
/** The function that reaches main: a binding in the preload's world only. */
export const TO_MAIN = 'standInToMain';
/** The preload's `require` and `module`. */
export const PRELOAD = 'standInPreload';

/** Messages from the preload's world to main. */
export interface ToMain {
  /** Requests an answer under this number; without one it is a `send`. */
  readonly id?: number;
  readonly channel: string;
  readonly args: string;
}

/** Messages from main to the preload's world: an answer, an error message, or a message on a channel. */
export type FromMain =
  | { readonly id: number; readonly value: string }
  | { readonly id: number; readonly error: string }
  | { readonly channel: string; readonly args: string };
