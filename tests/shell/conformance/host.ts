/** A feature that a case needs from a host in addition to a contextBridge: a page's DOM, or video frames. */
export type Need = 'dom' | 'video';

/** One behaviour of Electron's contextBridge, as data and source text, so that any host can run it. */
export interface Case {
  /** The behaviour, used as the test's title. */
  readonly name: string;
  /** Statements of the preload, with `contextBridge` in scope. */
  readonly preload: string;
  /** Statements of the page, run after loading, as the body of an async function that returns JSON data. */
  readonly page: string;
  readonly expected: unknown;
  readonly needs?: readonly Need[];
}

/** Two worlds connected by a bridge. Each case gets a new pair. */
export interface Host {
  readonly name: string;
  readonly offers: readonly Need[];
  run(test: Pick<Case, 'preload' | 'page'>): Promise<unknown>;
}
