import { FORBIDDEN } from './forbidden';
import type { Fact } from './facts';
import type { Voice } from './voice';

/** A number as displayed, with thousands separators and an optional plus or minus sign. */
const FIGURE = /[−+-]?\d+(?:[,\u202f\u00a0]\d{3})*/g;

const figuresIn = (text: string): number[] =>
  [...text.matchAll(FIGURE)].map(([figure]) => Number(figure.replace('−', '-').replaceAll(/[,+\u202f\u00a0]/g, '')));

const sorted = (figures: readonly number[]) => figures.toSorted((a, b) => a - b).join(' ');
const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patterns = new Map<string, RegExp>();
function named(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`, 'giu');
  patterns.set(name, pattern);
  return pattern;
}

/** The names of the forbidden patterns that a sentence matches, such as a raw key, a gap or a repeated name. */
export function faultsOf(text: string, code: string): string[] {
  const patterns = [...FORBIDDEN.all, ...(FORBIDDEN[code] ?? [])];
  // No-break spaces after numbers must not hide a wrong plural.
  const plain = text.replace(/(?<=\d)\u00a0(?=\p{L})/gu, ' ');
  return patterns.filter(({ pattern }) => pattern.test(plain)).map(({ name }) => name);
}

/** The numbers and names in a sentence that contradict its event. */
export function contradictions(
  text: string,
  { figures, names }: Fact,
  game: string,
  voice: Voice,
  vocabulary: readonly string[],
): string[] {
  /** The names of a fact, each with its forms (“spice | spices”). */
  const wanted = names.flatMap((key) => voice.texts(game, key).map((text) => text.split(' | ')));
  const spoken = wanted.flat();
  const others = vocabulary.flatMap((path) => voice.texts(game, path));
  // All names are removed before the numbers are checked, because some contain numbers. Longer names come first,
  // because some contain shorter ones (“Gulf of Naples”).
  const everyName = [...new Set([...spoken, ...others])].toSorted((a, b) => b.length - a.length);
  const found = new Set<string>();
  const rest = everyName.reduce((left, name) => {
    const without = left.replace(named(name), ' ');
    if (without !== left) found.add(name.toLowerCase());
    return without;
  }, text);
  const isFound = (name: string) => found.has(name.toLowerCase());
  const allowed = new Set(spoken.map((name) => name.toLowerCase()));
  return [
    ...wanted.filter((forms) => !forms.some(isFound)).map(([name]) => `does not name “${name.toLowerCase()}”`),
    ...[...found].filter((name) => !allowed.has(name)).map((name) => `names “${name}”`),
    ...(sorted(figuresIn(rest)) === sorted(figures) ? [] : [`says ${sorted(figuresIn(rest))}, not ${sorted(figures)}`]),
  ];
}
