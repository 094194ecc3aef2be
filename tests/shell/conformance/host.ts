/** What a case asks of a host beside a contextBridge: a page's DOM, or video frames. */
export type Need = 'dom' | 'video';

/** One thing Electron's contextBridge does, as data and source text, so that any host can be asked. */
export interface Case {
  /** What is shown, after Electron's own specification where that has the case. */
  readonly name: string;
  /** Statements of the preload, with `contextBridge` in scope. */
  readonly preload: string;
  /** Statements of the page, run once it is there: the body of an async function that returns what JSON can carry. */
  readonly page: string;
  readonly expected: unknown;
  readonly needs?: readonly Need[];
}

/** Something with two worlds and a bridge between them: each case gets worlds of its own. */
export interface Host {
  readonly name: string;
  readonly offers: readonly Need[];
  run(test: Pick<Case, 'preload' | 'page'>): Promise<unknown>;
}
