import { expect, test } from 'vitest';
import { createFrameLoop } from '../../../src/renderer/board/frames';
import { announced } from '../../../src/renderer/board/impact';
import { createAnimationRun } from '../../../src/renderer/board/tween';
import { fakeClock } from './fake-clock';

function begin() {
  const clock = fakeClock();
  const run = createAnimationRun(
    createFrameLoop(() => undefined, clock),
    clock,
    1,
    async () => undefined,
  );
  const heard: string[] = [];
  return { run, heard, stage: announced('sale', run, (event, time) => heard.push(`${event} ${time}`)) };
}

test('an event is announced at its start, and once at its impact', () => {
  const { heard, stage } = begin();
  expect(heard).toEqual(['sale start']);
  stage.impact();
  stage.impact();
  expect(heard).toEqual(['sale start', 'sale impact']);
});

test('a skipped event is not announced again', () => {
  const { run, heard, stage } = begin();
  run.skip();
  stage.impact();
  expect(heard).toEqual(['sale start']);
});
