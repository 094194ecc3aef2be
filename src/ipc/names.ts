import * as v from 'valibot';

/** What no name needs: control characters, surrogates without their other half, code points that mean nothing anywhere. */
const MEANINGLESS = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu;
/** Marks that change direction or show nothing. The joiners stay: emoji and several scripts are written with them. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}|\u115F|\u1160|\u3164|\uFFA0|\u2800|\u034F/gu;
/** More marks on one letter than any script puts there. */
const STACKED = /(\p{M}{3})\p{M}+/gu;
/** Something to see. */
const VISIBLE = /[^\s\p{M}\u200C\u200D]/u;

/** A name as it is kept: composed, with single spaces, and without what would be invisible or drawn over its neighbours. */
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

/**
 * A name other players see, of at most this many characters (UTF-16). It is cleaned and must then
 * still be visible.
 */
export const nameSchema = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest * 8), v.transform(cleanName), v.regex(VISIBLE), v.maxLength(longest));

/** Seats with names that tell them apart: an equal one gets the next number that is free. */
export function distinct<S extends { readonly name: string }>(seats: readonly S[], longest: number): S[] {
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

/** Names that look the same to people. */
const sameAs = (name: string) => name.normalize('NFKC').toLowerCase();
