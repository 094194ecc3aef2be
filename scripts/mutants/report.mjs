export function describeMutant({ path, line, inside, was, put }) {
  const flat = (text) => text.replace(/\s+/g, ' ');
  return `${path}:${line} ${inside}: ${flat(was)} → ${flat(put)}`;
}

/** Whether a mutant is listed as equivalent. Line numbers are ignored. */
export function isKnown({ path, inside, was, put }, equivalent) {
  return equivalent.some((entry) => path.endsWith(entry.file) && entry.inside === inside && entry.was === was && entry.put === put); // prettier-ignore
}

/** The row of a run for the table in docs/tests.md. The last column is filled in by hand. */
export function tableRow({ of, seed, changes, all, noticed, equivalent, survived }) {
  const number = (value) => value.toLocaleString('en-US');
  const became = survived === 0 ? '—' : '';
  const cells = [of, seed, `${number(changes)} of ${number(all)}`, noticed, equivalent, survived, became];
  return `| ${cells.join(' | ')} |`;
}
