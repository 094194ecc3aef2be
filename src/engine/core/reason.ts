/** Why a computer made a move: the key of a sentence and its parameters. The renderer has the texts. */
export interface Reason {
  readonly key: string;
  readonly params: Readonly<Record<string, number | string>>;
}

/** Limits that keep save lines short; far more than any sentence needs. */
const MOST_PARAMS = 16;
const MOST_CHARACTERS = 80;

/** Whether a value, from outside or from a computer player, is a reason of valid shape and length for a save. */
export function isReason(value: unknown): value is Reason {
  if (!isPlain(value) || !isName(value.key) || !isPlain(value.params) || Object.keys(value).length > 2) return false;
  const params = Object.entries(value.params);
  return params.length <= MOST_PARAMS && params.every(([name, param]) => isName(name) && isParam(param));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MOST_CHARACTERS;
}

/** JSON turns NaN and Infinity into `null`. */
function isParam(value: unknown): boolean {
  return typeof value === 'string' ? value.length <= MOST_CHARACTERS : Number.isFinite(value);
}
