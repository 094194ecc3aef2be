/** What a case needs from a host besides a contextBridge: a page's DOM, or video frames. */
export type Need = 'dom' | 'video';

/** One behaviour of Electron's contextBridge, as data and source text, so that any host can run it. */
export interface Case {
  /** The behaviour, named as in Electron's specification where it has the case. */
  readonly name: string;
  /** Statements of the preload, with `contextBridge` in scope. */
  readonly preload: string;
  /** Statements of the page, run after loading: the body of an async function that returns JSON data. */
  readonly page: string;
  readonly expected: unknown;
  readonly needs?: readonly Need[];
}

/** Two worlds with a bridge between them; each case gets its own. */
export interface Host {
  readonly name: string;
  readonly offers: readonly Need[];
  run(test: Pick<Case, 'preload' | 'page'>): Promise<unknown>;
}
