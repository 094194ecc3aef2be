import { GAMES } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';
import type { TextNumbers } from '../../../src/engine/kit/testing';
import { isSmallGame } from '../../engine/generic/playing';

type Numbers = readonly (readonly [path: string, numbers: readonly number[]])[];
type Exceptions = readonly (readonly [pattern: RegExp, why: string])[];

const DECLARED = GAMES.flatMap((game): [string, TextNumbers][] => {
  const { numbers } = testingOf(game);
  return numbers ? [[`games.${game.about.id}.`, numbers]] : [];
});
const ofGames = (which: 'digits' | 'words'): Numbers =>
  DECLARED.flatMap(([game, numbers]) =>
    Object.entries(numbers[which]).map(([path, all]) => [game + path, all] as const),
  );
const isException = (path: string, which: 'otherDigits' | 'otherWords', shared: Exceptions): boolean =>
  shared.some(([pattern]) => pattern.test(path)) ||
  DECLARED.some(
    ([game, numbers]) =>
      path.startsWith(game) && numbers[which].some(([pattern]) => pattern.test(path.slice(game.length))),
  );

/** Numbers in digits in the texts of all games, from the engine's data. */
export const FIGURES: Numbers = ofGames('digits');

/** Returns true if a text's game declares its numbers. */
export const isDeclared = (path: string): boolean => DECLARED.some(([game]) => path.startsWith(game));

/** Texts that may contain other numbers in digits, each with the meaning of these numbers. */
const OTHER_FIGURES: Exceptions = [
  [/\.title$|\.chart\.under$/, 'years'],
  [/\.sources\./, 'years and editions of a ruling’s sources'],
  [/\.rulings\.(23|25|32|38|40|41)$/, 'dice, and numbers of the options and sources that the ruling compares'],
  [
    /\.options\.(scuttle|asked|enoughParts|approvals)\.note$|\.standstill$/,
    'the number of a ruling, which the rulings test checks',
  ],
  [/\.chapters\./, 'numbers of phases and actions'],
  [/\.lessons\./, 'numbers of the lesson’s position, which the lesson test checks'],
  [/\.rulePictures\./, 'numbers of the picture’s position, whose ducats the picture test checks'],
];

/** Returns true if a text may contain other numbers in digits. */
export const isOtherFigure = (path: string): boolean => isException(path, 'otherDigits', OTHER_FIGURES);

/** The numbers written as words in each text, by the text's path. Each number occurs once, in the text's order. */
export const SPELLED: ReadonlyMap<string, readonly number[]> = new Map(
  [
    // A new game that is still small is not mentioned in the texts.
    ...['app.subtitle', 'about.what'].map(
      (path) => [path, [GAMES.filter((game) => !isSmallGame(game)).length]] as const,
    ),
    ...ofGames('words'),
  ].map(([path, wanted]) => [path, [...new Set(wanted)]]),
);

/** Texts that may contain other number words, each with the meaning of these words. */
const OTHER_WORDS: Exceptions = [
  [/^(home\.conflict|table\.logReplay)$/, 'two places, a double click'],
  [/\.lessons\./, 'numbers of the lesson’s position, which the lesson test checks'],
  [/\.rulePictures\./, 'numbers of the picture’s position'],
  [/\.sources\./, 'numbers that a source reports'],
  [/^games\.[^.]+\.refusals\.not-here$/, 'both pieces'],
];

/** Returns true if a text may contain other number words. */
export const isOtherWord = (path: string): boolean => isException(path, 'otherWords', OTHER_WORDS);
