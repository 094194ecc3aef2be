/** Tools in TypeScript, which are built first. The name is the build target; `also` lists other targets it starts. */
export const BUILT = {
  bench: { purpose: 'measures the speed of rules and computer players', also: ['webThinking'] },
  console: { purpose: 'runs the engine on standard input and output' },
  corpus: { purpose: 'compares the rules with recorded games' },
  layout: { purpose: 'finds controls that cannot be clicked', also: ['web'] },
  torture: { purpose: 'tests that crashes, disk errors and damaged saves lose no moves', also: ['web'] },
};

/** Other tools, with the file that Node runs. */
export const SCRIPTS = {
  'dev-electron': {
    purpose: 'runs the app in Electron and rebuilds it after changes',
    file: 'scripts/dev-electron.mjs',
  },
  geography: { purpose: 'regenerates coastlines and sea lanes', file: 'scripts/geography/build.mjs' },
  'golden-game': { purpose: 'finds a game for the end-to-end tests', file: 'scripts/golden-game.mjs' },
  icons: { purpose: 'regenerates the icons of the app and its saves', file: 'scripts/icons.mjs' },
  mutants: { purpose: 'changes conditions, and reports changes that no test notices', file: 'scripts/mutants.mjs' },
  planted: { purpose: 'plants known faults, and reports those that no test notices', file: 'scripts/planted.mjs' },
  registry: { purpose: 'regenerates the lists of games from their folders', file: 'scripts/registry.mjs' },
  screenshots: { purpose: 'takes screenshots of a game', file: 'scripts/scenes.mjs' },
  'test-cost': {
    purpose: 'measures the CPU time of each test file and end-to-end test',
    file: 'scripts/test-cost.mjs',
  },
};

/** A line with the purpose of each tool. */
export function listOfTools() {
  const lines = Object.entries({ ...BUILT, ...SCRIPTS }).map(([name, { purpose }]) => `  ${name.padEnd(14)}${purpose}`);
  return ['npm run tool -- NAME [options] (`--help` lists the options of a tool):', ...lines.sort()].join('\n');
}
