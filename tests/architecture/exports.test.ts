import { expect, test } from 'vitest';
import { exportsOfSources, namesOf } from './exports';

/** What is exported for its tests alone, and why it cannot be held from further out. */
const FOR_TESTS: Readonly<Record<string, readonly string[]>> = {
  'figures that texts must repeat, and limits that tests go up to': [
    'src/engine/core/save.ts HASH_EVERY',
    'src/engine/games/serenissima-2012/phases/closing.ts CLOSED_GOODS',
    'src/ipc/contract.ts MOST_MOVES',
    'src/renderer/sound/sound.ts MAX_VOICES',
    'src/renderer/sound/theme.ts THEME_SECONDS',
  ],
  'parts that are tried with hundreds of inputs, which a table or a window would come to once': [
    'src/engine/core/lesson.ts lessonMoves',
    'src/engine/games/serenissima-1996/bot/bartering.ts exchangeGain',
    'src/main/electron/security.ts isOwn',
    'src/main/electron/window.ts windowOptions',
    'src/main/services/shelf.ts originalOf',
    'src/renderer/app/table/input/keys.ts keysOfTable',
    'src/renderer/locales/hands.ts handsTexts',
    'src/renderer/locales/index.ts systemLanguage',
    'src/renderer/locales/lessons.ts lessonTexts',
    'src/renderer/sound/theme.ts THEME',
    'src/renderer/sound/theme.ts hertz',
  ],
  'where things of a board lie, which only pixels would tell': [
    'src/renderer/games/serenissima/board/anchorage.ts fanOut',
    'src/renderer/games/serenissima/board/battle/crew.ts LOST',
    'src/renderer/games/serenissima/board/battle/crew.ts SAILOR',
    'src/renderer/games/serenissima/board/battle/verdict.ts VERDICT',
    'src/renderer/games/serenissima/board/battle/verdict.ts verdictOf',
    'src/renderer/games/serenissima/board/chart-labels.ts besideGalleys',
    'src/renderer/games/serenissima/board/coast-names.ts namesFor',
    'src/renderer/games/serenissima/board/on-land.ts encloses',
    'src/renderer/games/serenissima/board/sea-names.ts crownsOf',
    'src/renderer/games/serenissima/board/sea-names.ts seaNamesFor',
  ],
  'languages that no file brings, and types of what must not compile': [
    'src/renderer/game-ui/game-ui.ts StatusProps',
    'src/renderer/locales/index.ts learn',
  ],
};

const found = exportsOfSources();
const isTest = (path: string) => path.startsWith('tests/');

test('the reader of exports reads them', () => {
  expect(found.length).toBeGreaterThan(1000);
  expect(
    namesOf('export const a = 1;\nexport type { B, C as D } from "x";\nexport async function e() {}\nconst f = 1;'),
  ).toEqual(['a', 'e', 'B', 'D']);
});

test('what nobody takes is not handed out', () => {
  expect(found.filter(({ users }) => users.length === 0).map(({ name }) => name)).toEqual([]);
});

test('what tests alone take is meant for them', () => {
  const forTests = found.filter(({ users }) => users.length > 0 && users.every(isTest)).map(({ name }) => name);
  expect(forTests.sort()).toEqual(Object.values(FOR_TESTS).flat().sort());
});
