declare global {
  /** Shared by a page's two worlds but unknown to the page. Declared around their scripts. */
  const standInName: string;
}

/** The event that requests a window. It contains the address. */
export const OPEN = 'stand-in:open';
/** The function that receives main's messages. Exists only in the preload's world. */
export const RECEIVE = 'standInReceive';
/** The function that calls main. A binding that exists only in the preload's world. */
export const TO_MAIN = 'standInToMain';
/** The preload's `require` and `module`. */
export const PRELOAD = 'standInPreload';

export interface ToMain {
  /** Identifies the call in its answer. A message without it is a `send`, which gets no answer. */
  readonly id?: number;
  readonly channel: string;
  readonly args: string;
}

/** Messages from main to the preload's world: an answer, an error message, or a message on a channel. */
export type FromMain =
  | { readonly id: number; readonly value: string }
  | { readonly id: number; readonly error: string }
  | { readonly channel: string; readonly args: string };
