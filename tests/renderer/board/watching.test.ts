import { describe, expect, test } from 'vitest';
import type { Scene, Playback, Stage } from '../../../src/renderer/board/board-types';
import { createDirector } from '../../../src/renderer/board/director';
import { createFrameLoop } from '../../../src/renderer/board/frames';
import { createAnimationRun } from '../../../src/renderer/board/tween';
import { fakeClock, settle } from './fake-clock';

/** A scene that records its calls. Every event takes a second, and a quiet event moves the piece it is named after. */
function theatre(pace = 1) {
  const clock = fakeClock();
  const loop = createFrameLoop(() => undefined, clock);
  const told: string[] = [];
  const scene = {
    show: (view: unknown) => void told.push(`show ${String(view)}`),
    async perform({ type }: { type: string }, stage: Stage) {
      told.push(`${type} begins`);
      await stage.reveal({ x: 0, y: 0, width: 1, height: 1 });
      await stage.tween(1000, () => undefined);
      told.push(`${type} ends`);
    },
  } as unknown as Scene;
  const revealed: string[] = [];
  const director = createDirector(
    () => scene,
    () =>
      createAnimationRun(loop, clock, pace, async () => {
        revealed.push(told.at(-1) ?? '');
      }),
  );
  const pass = async (ms: number) => {
    for (let i = 0; i < ms; i += 10) {
      clock.tick(10);
      await settle();
    }
  };
  const how = ({ type }: { type: string }): Playback =>
    type.startsWith('quiet') ? { speed: 2, concurrentPieces: [type] } : { speed: 1 };
  const watch = (after: string, ...types: string[]) =>
    director.watch(
      types.map((type) => ({ type })),
      after,
      how,
    );
  return { director, told, revealed, pass, watch };
}
const begun = (told: readonly string[]) => told.filter((line) => line.endsWith('begins'));

describe('watching other players', () => {
  test('runs quiet events side by side, and updates the board once after them', async () => {
    const { director, told, pass, watch } = theatre();
    let ready = 0;
    for (const [i, galley] of ['quiet a', 'quiet b', 'quiet c'].entries()) {
      const shown = watch(`view ${i}`, galley).then(() => ready++);
      await pass(130);
      await shown;
    }
    expect(ready).toBe(3);
    expect(begun(told)).toHaveLength(3);
    expect(told.some((line) => line.endsWith('ends'))).toBe(false);
    expect(director.busy).toBe(true);
    await pass(600);
    expect(told.filter((line) => line.startsWith('show'))).toEqual(['show view 2']);
    expect(director.busy).toBe(false);
  });

  test('moves a piece along one path after another', async () => {
    const { told, pass, watch } = theatre();
    const first = watch('1', 'quiet a');
    await pass(130);
    await first;
    void watch('2', 'quiet a');
    await pass(100);
    expect(begun(told)).toHaveLength(1);
    await pass(600);
    expect(told.slice(0, 3)).toEqual(['quiet a begins', 'quiet a ends', 'quiet a begins']);
  });

  test('shows an event that concerns a player separately and at full length', async () => {
    const { told, revealed, pass, watch } = theatre();
    const first = watch('1', 'quiet a');
    await pass(130);
    await first;
    const fight = watch('2', 'fight');
    await pass(1300);
    expect(told).toEqual(['quiet a begins', 'quiet a ends', 'show 1', 'fight begins']);
    expect(revealed).toEqual(['fight begins']);
    await pass(300);
    await fight;
    expect(told.slice(-2)).toEqual(['fight ends', 'show 2']);
  });

  test('ends everything immediately when skipped', async () => {
    const { director, told, pass, watch } = theatre();
    const first = watch('1', 'quiet a', 'quiet a', 'quiet b');
    await pass(50);
    director.skip();
    await first;
    await settle();
    expect(told.at(-1)).toBe('show 1');
    expect(director.busy).toBe(false);
  });

  test('has settled only when the passing events have ended and their view is shown', async () => {
    const { director, told, pass, watch } = theatre();
    const shown = watch('end', 'quiet a');
    await pass(130);
    await shown;
    const settled = director.settled().then(() => told.push('settled'));
    await pass(1000);
    await settled;
    expect(told).toEqual(['quiet a begins', 'quiet a ends', 'show end', 'settled']);
  });

  test('does not overwrite a position shown in the meantime', async () => {
    const { director, told, pass, watch } = theatre();
    const first = watch('1', 'quiet a');
    await pass(130);
    await first;
    director.show('undone');
    await pass(1500);
    expect(told.at(-1)).toBe('show undone');
    expect(told).not.toContain('show 1');
  });

  test('is ended by the player’s own move', async () => {
    const { director, told, pass, watch } = theatre();
    const first = watch('1', 'quiet a');
    await pass(130);
    await first;
    void director.play([{ type: 'own' }], 'mine');
    await pass(1300);
    expect(told.slice(-4)).toEqual(['quiet a ends', 'own begins', 'own ends', 'show mine']);
  });

  test('shows only the result if animations are off', async () => {
    const { told, watch } = theatre(0);
    await watch('1', 'quiet a', 'fight');
    expect(told).toEqual(['show 1']);
  });
});
