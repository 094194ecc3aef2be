// Runs test files one at a time and caches what Vitest has transformed, because loading takes most of the time of a
// short run. suite.mjs starts this as a separate process and kills it if a test hangs. Works in the current folder.
import process from 'node:process';
import { createVitest } from 'vitest/node';

const vitest = await createVitest('test', {
  watch: false,
  reporters: [{}],
  maxWorkers: 1,
  // Threads end with their process, even if they hang.
  pool: 'threads',
  bail: 1,
});

process.on('message', async ({ file, changed }) => {
  for (const path of changed) vitest.invalidateFile(path);
  vitest.state.filesMap.clear();
  const specifications = (await vitest.globTestSpecifications([file])).filter(({ moduleId }) =>
    moduleId.endsWith(file),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  process.send({
    passed: testModules.length > 0 && testModules.every((module) => module.ok()) && unhandledErrors.length === 0,
    failed: testModules.flatMap((module) => [...module.children.allTests('failed')].map(({ fullName }) => fullName)),
  });
});
process.on('disconnect', () => process.exit());
process.send('ready');
