/** Why a computer made a move, for people: a sentence's key and the figures and names in it. The renderer has the words. */
export interface Reason {
  readonly key: string;
  readonly params: Readonly<Record<string, number | string>>;
}

/** Far more than any sentence takes: a save's line stays short, whoever wrote it. */
const MOST_PARAMS = 16;
const MOST_CHARACTERS = 80;

/** Whether a value from outside, or a computer's own, is a reason that a save can hold: by its shape and its length. */
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

/** A figure that is none becomes `null` in JSON. */
function isParam(value: unknown): boolean {
  return typeof value === 'string' ? value.length <= MOST_CHARACTERS : Number.isFinite(value);
}
