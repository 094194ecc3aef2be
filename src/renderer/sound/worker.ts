import { render } from './render';
import type { Job, Rendered } from './render';

/** A rendered sound, or why it could not be rendered. */
export type Answer =
  { readonly id: number; readonly rendered: Rendered } | { readonly id: number; readonly error: unknown };

/** The worker's thread: renders one job after another, so that the page never waits for a sound. */
addEventListener('message', ({ data: { id, job } }: MessageEvent<{ readonly id: number; readonly job: Job }>) => {
  try {
    const rendered = render(job);
    const transfer = Object.values(rendered.tracks).map(({ buffer }) => buffer as ArrayBuffer);
    postMessage({ id, rendered } satisfies Answer, { transfer });
  } catch (error) {
    postMessage({ id, error } satisfies Answer);
  }
});
