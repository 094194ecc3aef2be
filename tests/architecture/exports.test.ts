import { expect, test } from 'vitest';
import { exportsOfSources, namesOf } from './exports';

/** What is exported for its tests alone: figures and parts that cannot be held from further out. */
const FOR_TESTS: readonly string[] = [
  'src/engine/bots/agent.ts styleOf',
  'src/engine/core/lesson.ts lessonMoves',
  'src/engine/core/save.ts HASH_EVERY',
  'src/engine/games/doge-ship/about.ts DEFAULT_OPTIONS',
  'src/engine/games/doge-ship/words.ts RULES',
  'src/engine/games/la-loire/about.ts DEFAULT_OPTIONS',
  'src/engine/games/la-loire/data/board.ts City',
  'src/engine/games/la-loire/data/board.ts GoodData',
  'src/engine/games/la-loire/data/board.ts ROADS',
  'src/engine/games/la-loire/data/board.ts Village',
  'src/engine/games/la-loire/data/buildings.ts BuildingData',
  'src/engine/games/la-loire/data/buildings.ts BuildingName',
  'src/engine/games/la-loire/data/buildings.ts PalaceData',
  'src/engine/games/la-loire/data/characters.ts CharacterData',
  'src/engine/games/la-loire/data/characters.ts CharacterName',
  'src/engine/games/la-loire/data/characters.ts Copies',
  'src/engine/games/la-loire/data/messages.ts MessageCard',
  'src/engine/games/la-loire/data/messages.ts MessageTypeName',
  'src/engine/games/la-loire/words.ts RULES',
  'src/engine/games/serenissima-1996/bot/bartering.ts exchangeGain',
  'src/engine/games/serenissima-1996/data/board.ts PowerData',
  'src/engine/games/serenissima-1996/data/board.ts PowerName',
  'src/engine/games/serenissima-1996/data/board.ts Serenissima1996Board',
  'src/engine/games/serenissima-1996/score.ts CAPITAL_POINTS',
  'src/engine/games/serenissima-1996/score.ts DUCATS_A_POINT',
  'src/engine/games/serenissima-1996/score.ts FULL_POINTS',
  'src/engine/games/serenissima-2012/about.ts DEFAULT_OPTIONS',
  'src/engine/games/serenissima-2012/data/board.ts ColourName',
  'src/engine/games/serenissima-2012/data/board.ts GoodName',
  'src/engine/games/serenissima-2012/data/board.ts Track',
  'src/engine/games/serenissima-2012/phases/closing.ts CLOSED_GOODS',
  'src/engine/games/serenissima-2012/words.ts RULES',
  'src/ipc/contract.ts MOST_MOVES',
  'src/main/electron/security.ts isOwn',
  'src/main/electron/window.ts windowOptions',
  'src/main/services/log-file.ts LogFiles',
  'src/main/services/open-folder.ts LOCK',
  'src/main/services/shelf.ts originalOf',
  'src/renderer/app/hands/pad-state.ts PadReading',
  'src/renderer/game-ui/game-ui.ts StatusProps',
  'src/renderer/games/serenissima/board/anchorage.ts fanOut',
  'src/renderer/games/serenissima/board/battle/crew.ts LOST',
  'src/renderer/games/serenissima/board/battle/crew.ts SAILOR',
  'src/renderer/games/serenissima/board/coast-names.ts namesFor',
  'src/renderer/games/serenissima/board/sea-names.ts roomOf',
  'src/renderer/games/serenissima/board/sea-names.ts seaNamesFor',
  'src/renderer/locales/hands.ts handsTexts',
  'src/renderer/locales/index.ts learn',
  'src/renderer/locales/index.ts systemLanguage',
  'src/renderer/sound/effects.ts EFFECT_NAMES',
  'src/renderer/sound/sound.ts DEFAULT_VOLUMES',
  'src/renderer/sound/sound.ts MAX_VOICES',
  'src/renderer/sound/theme.ts THEME',
  'src/renderer/sound/theme.ts THEME_SECONDS',
  'src/renderer/sound/theme.ts hertz',
];

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
  expect(forTests.sort()).toEqual(FOR_TESTS);
});
