import type { ShellTexts } from './en';

type PathsOf<T, Before extends string = ''> = {
  [Name in keyof T & string]: T[Name] extends string ? `${Before}${Name}` : PathsOf<T[Name], `${Before}${Name}.`>;
}[keyof T & string];

/** The path of a text that all games share. */
export type TextKey = PathsOf<ShellTexts>;

/**
 * Returns the path it is given. A path with parameters only compiles if there is a text for every value of their types:
 * `t(textKey(`settings.${name}`))`.
 */
export const textKey = <Key extends TextKey>(key: Key): Key => key;
