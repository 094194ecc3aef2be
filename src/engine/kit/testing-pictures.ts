/** The moment of a picture: after this many moves, or before the n-th event of a type (by default the first). */
export type PictureMoment<E extends { readonly type: string }> =
  number | { readonly event: E['type']; readonly nth?: number };

/** An action in the page. `press` and `fill` name a test id, `see` a CSS selector to wait for. Times are in ms. */
type PictureStep =
  | { readonly press: string }
  | { readonly fill: string; readonly value: string }
  | { readonly see: string }
  /** Advances the board's clock. Only in pictures with `after`, which stop the clock. */
  | { readonly pass: number }
  /** Waits in real time, which CSS animations use. */
  | { readonly wait: number };

/** A picture of a game's page that `npm run tool -- screenshots` takes. */
interface Picture<E extends { readonly type: string }> {
  /** The moment of the golden game, or with `merchants` the fraction of their game to play. Default: the start. */
  readonly at?: PictureMoment<E>;
  /** Shows the start of a game with this many players. */
  readonly players?: number;
  /** Shows a whole game between four computers with this seed. */
  readonly merchants?: string;
  /** The home screen, without opening the game. */
  readonly closed?: boolean;
  readonly handOver?: 'recap';
  /** A selector of an element to focus. */
  readonly focus?: string;
  /** The test id of a button to press. */
  readonly click?: string;
  /** Plays the next move and takes the picture this many ms into it. */
  readonly after?: number;
  /** Plays the last move, and shows the board (`end`) or the score (`final`). */
  readonly end?: boolean;
  readonly final?: boolean;
  readonly grey?: boolean;
  /** Actions to perform after `focus`, `click` and the move that is played, if any. */
  readonly steps?: readonly PictureStep[];
}

export type Pictures<E extends { readonly type: string }> = Readonly<Record<string, Picture<E>>>;
