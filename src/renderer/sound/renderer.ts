import type { Job, Rendered } from './render';

/** Renders sounds in another thread. */
export interface SoundRenderer {
  render(job: Job): Promise<Rendered>;
  dispose(): void;
}

/** Creates a renderer. Its worker starts with the first job. */
export function createWorkerRenderer(): SoundRenderer {
  let worker: Worker | null = null;
  let jobs = 0;
  const waiting = new Map<number, (rendered: Rendered) => void>();

  const start = () => {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; rendered: Rendered }>) => {
      waiting.get(data.id)?.(data.rendered);
      waiting.delete(data.id);
    });
    return worker;
  };

  return {
    render(job) {
      const id = ++jobs;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
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
