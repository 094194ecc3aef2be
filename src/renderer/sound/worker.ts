import { render } from './render';
import type { Job } from './render';

/** The worker's thread: renders one job after another, so that the page never waits for a sound. */
addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly job: Job }>) => {
  const rendered = render(data.job);
  const transfer = Object.values(rendered.tracks).map(({ buffer }) => buffer as ArrayBuffer);
  postMessage({ id: data.id, rendered }, { transfer });
});
