import type { Job, Rendered } from './render';
import type { Answer } from './worker';

/** Renders sounds in another thread. */
export interface SoundRenderer {
  /** Rejects if the sound cannot be rendered. */
  render(job: Job): Promise<Rendered>;
  /** Ends the worker. The promises of sounds that are still being rendered never settle. */
  dispose(): void;
}

interface Waiting {
  resolve(rendered: Rendered): void;
  reject(error: unknown): void;
}

/** Creates a renderer. Its worker starts with the first job. */
export function createWorkerRenderer(): SoundRenderer {
  let worker: Worker | null = null;
  let jobs = 0;
  const waiting = new Map<number, Waiting>();

  const start = () => {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const job = waiting.get(data.id);
      waiting.delete(data.id);
      if ('rendered' in data) job?.resolve(data.rendered);
      else job?.reject(data.error);
    });
    // Fires if the worker's script cannot be loaded.
    worker.addEventListener('error', ({ message }) => {
      for (const { reject } of waiting.values()) reject(new Error(`The sound worker failed: ${message}`));
      waiting.clear();
    });
    return worker;
  };

  return {
    render(job) {
      const id = ++jobs;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        (worker ?? start()).postMessage({ id, job });
      });
    },
    dispose() {
      worker?.terminate();
      worker = null;
      waiting.clear();
    },
  };
}
