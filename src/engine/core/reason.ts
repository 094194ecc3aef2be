/** Why a computer made a move: a text key and its parameters. The texts are in the renderer. */
export interface Reason {
  readonly key: string;
  readonly params: Readonly<Record<string, number | string>>;
}

/** Maximum number of parameters, to limit the length of save lines; far more than any sentence needs. */
const MAX_PARAMS = 16;
const MAX_CHARACTERS = 80;

/** Checks a reason from a save or a bot: its shape, and the limits on length and number of parameters. */
export function isReason(value: unknown): value is Reason {
  if (!isPlain(value) || !isName(value.key) || !isPlain(value.params) || Object.keys(value).length > 2) return false;
  const params = Object.entries(value.params);
  return params.length <= MAX_PARAMS && params.every(([name, param]) => isName(name) && isParam(param));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_CHARACTERS;
}

/** NaN and Infinity would become `null` in JSON. */
function isParam(value: unknown): boolean {
  return typeof value === 'string' ? value.length <= MAX_CHARACTERS : Number.isFinite(value);
}
