import * as v from 'valibot';

/** Control characters, line separators, lone surrogates, private and unassigned code points. */
const MEANINGLESS = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu;
/** Invisible characters and direction marks, except joiners, which emoji and several scripts need. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}|\u115F|\u1160|\u3164|\uFFA0|\u2800|\u034F/gu;
/** More than three combining marks in a row. The first three are kept. */
const STACKED = /(\p{M}{3})\p{M}+/gu;
const VISIBLE = /[^\s\p{M}\u200C\u200D]/u;

/**
 * Normalizes a name: composed characters, single spaces, no invisible characters, and at most three marks on a letter.
 */
function cleanName(name: string): string {
  return name
    .replace(INVISIBLE, '')
    .replace(/\s/gu, ' ')
    .replace(MEANINGLESS, '')
    .replace(/ +/g, ' ')
    .replace(STACKED, '$1')
    .normalize('NFC')
    .trim();
}

/** A text that people type, such as a name: normalized, at most `longest` UTF-16 units, with a visible character. */
export const nameSchema = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest * 8), v.transform(cleanName), v.regex(VISIBLE), v.maxLength(longest));

/** Makes seat names distinct by adding the next free number to a repeated name. */
export function withDistinctNames<S extends { readonly name: string }>(seats: readonly S[], longest: number): S[] {
  const taken = new Set<string>();
  return seats.map((seat) => {
    let { name } = seat;
    for (let number = 2; taken.has(sameAs(name)); number++) {
      const ending = ` ${number}`;
      name =
        [...seat.name]
          .slice(0, longest - ending.length)
          .join('')
          .trimEnd() + ending;
    }
    taken.add(sameAs(name));
    return name === seat.name ? seat : { ...seat, name };
  });
}

const sameAs = (name: string) => name.normalize('NFKC').toLowerCase();
