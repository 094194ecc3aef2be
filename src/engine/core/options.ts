import type { OptionSpec } from './game';

/** Option values by key. Options with `since` are optional, because older matches lack them. */
export type OptionsOf<S extends readonly OptionSpec[]> = {
  readonly [K in Exclude<S[number], { readonly since: number }> as K['key']]: ValueOf<K>;
} & {
  readonly [K in Extract<S[number], { readonly since: number }> as K['key']]?: ValueOf<K>;
};
type ValueOf<K extends OptionSpec> = K['values'][number]['value'];

/** The default value of every option, including options that do not apply to some numbers of players. */
export function defaultsOf<const S extends readonly OptionSpec[]>(options: S): Required<OptionsOf<S>> {
  return Object.fromEntries(options.map((option) => [option.key, option.default])) as Required<OptionsOf<S>>;
}
