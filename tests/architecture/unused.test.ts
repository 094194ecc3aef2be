import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEEP } from '../suite';
import { folderWith, runTool } from './run-tool';

/** Exports that only tests import, with the reason why no broader test covers them. */
const FOR_TESTS: Readonly<Record<string, readonly string[]>> = {
  'numbers that texts must repeat, and limits that tests reach': [
    'src/engine/core/save.ts HASH_EVERY',
    'src/renderer/sound/ambience/ambience.ts AMBIENCE_LUFS',
    'src/renderer/sound/effects/index.ts EFFECT_LUFS',
    'src/renderer/sound/player/effects.ts MAX_VOICES',
    'src/renderer/sound/score/perform.ts PIECE_LUFS',
    'src/renderer/sound/score/perform.ts STING_LUFS',
  ],
  'functions tested with hundreds of inputs': [
    'src/engine/core/lesson.ts lessonMoves',
    'src/engine/games/serenissima-1996/bot/bartering.ts exchangeGain',
    'src/main/electron/window.ts windowOptions',
    'src/main/services/shelf.ts originalOfConflictCopy',
    'src/renderer/app/table/input/keys.ts keysOfTable',
    'src/renderer/locales/comments.ts commentTexts',
    'src/renderer/locales/devices.ts deviceTexts',
    'src/renderer/locales/index.ts systemLanguage',
    'src/renderer/locales/lessons.ts lessonTexts',
    'src/renderer/locales/options.ts optionTexts',
    'src/renderer/locales/rulebook.ts rulebookTexts',
    'src/renderer/sound/score/perform.ts notesOf',
    'src/renderer/sound/score/perform.ts secondsOf',
  ],
  'positions and figures on a board, which are otherwise only visible as pixels': [
    'src/renderer/games/kit/legible.ts contrast',
    'src/renderer/games/la-loire/board/figures.ts signPlaces',
    'src/renderer/games/la-loire/board/title.ts ON_SKY',
    'src/renderer/games/la-loire/board/valley/sky.ts DEPTH',
    'src/renderer/games/la-loire/board/valley/sky.ts skyStops',
    'src/renderer/games/serenissima-2012/board/animations.ts strengthOf',
    'src/renderer/games/serenissima/board/anchorage.ts SMALLEST',
    'src/renderer/games/serenissima/board/battle/crew.ts LOST',
    'src/renderer/games/serenissima/board/battle/crew.ts SAILOR',
    'src/renderer/games/serenissima/board/battle/reckoning.ts LOSS',
    'src/renderer/games/serenissima/board/battle/reckoning.ts NEED',
    'src/renderer/games/serenissima/board/battle/ships.ts BOW',
    'src/renderer/games/serenissima/board/battle/verdict.ts VERDICT',
    'src/renderer/games/serenissima/board/battle/verdict.ts verdictOf',
    'src/renderer/games/serenissima/board/chart-labels.ts legibleNames',
    'src/renderer/games/serenissima/board/coast-names.ts namesFor',
    'src/renderer/games/serenissima/board/harbour.ts boatsIn',
    'src/renderer/games/serenissima/board/on-land.ts encloses',
    'src/renderer/games/serenissima/board/scenery.ts placed',
    'src/renderer/games/serenissima/board/sea-names.ts crownsOf',
    'src/renderer/games/serenissima/board/sea-names.ts seaNamesFor',
  ],
  'types that only tests use': [
    'src/engine/kit/testing-pictures.ts PictureMoment',
    'src/engine/kit/testing.ts TablePart',
    'src/renderer/game-ui/panels.ts StatusProps',
  ],
};

const KNIP = 'knip/bin/knip.js';

/** Returns everything that knip reports as unused, unlisted or unresolved, as `kind file name`. */
function unused(args: readonly string[], folder?: string): string[] {
  const { issues } = runTool(KNIP, ['--reporter', 'json', ...args], folder) as {
    issues: ({ file: string } & Record<string, unknown>)[];
  };
  return issues
    .flatMap(({ file, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, found]) =>
        Array.isArray(found) ? found.map((entry: { name?: string }) => `${kind} ${file} ${entry.name ?? ''}`) : [],
      ),
    )
    .sort();
}

// Knip reads the whole project, which takes minutes on a busy machine.
describe('knip (knip.jsonc)', { timeout: 400_000 }, () => {
  test('finds no unused files, exports, types or packages', () => {
    expect(unused([])).toEqual([]);
  });

  test('the exports of src that only tests use are exactly those listed here', () => {
    const found = unused(['--production', '--include', 'exports,types'])
      .map((line) => line.split(' ').slice(1).join(' '))
      .filter((line) => line.startsWith('src/'));
    expect(found.sort()).toEqual(Object.values(FOR_TESTS).flat().sort());
  });

  test.runIf(DEEP)('finds a planted fault of each kind, and reports no used code', () => {
    const folder = folderWith({
      'knip.jsonc': readFileSync('knip.jsonc', 'utf8'),
      'package.json': JSON.stringify({
        name: 'planted',
        type: 'module',
        dependencies: { vue: '3.5.0', unneeded: '1.0.0' },
      }),
      'src/main/electron/main.ts': `import 'vue';\nimport Panel from './Panel.vue';\nimport { used } from './parts';\nused(Panel);\n`,
      'src/main/electron/Panel.vue': `<script setup lang="ts">\nimport { shown } from './shown';\nimport 'unlisted';\nshown();\n</script>\n`,
      'src/main/electron/shown.ts': 'export const shown = () => 1;\n',
      'src/main/electron/parts.ts':
        'export const used = (x: unknown) => x;\nexport const lost = 1;\nexport interface Lost { x: 1 }\n',
      'src/main/electron/forgotten.ts': 'export const forgotten = 1;\n',
    });
    expect(unused([], folder)).toEqual(
      [
        'dependencies package.json unneeded',
        'exports src/main/electron/parts.ts lost',
        'files src/main/electron/forgotten.ts src/main/electron/forgotten.ts',
        'types src/main/electron/parts.ts Lost',
        'unlisted src/main/electron/Panel.vue unlisted',
      ].sort(),
    );
  });
});
