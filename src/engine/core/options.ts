import type { OptionSpec } from './game';

/**
 * What is chosen where these options are offered, by their keys. An option that came with a later version of the rules is missing
 * in matches begun before.
 */
export type OptionsOf<S extends readonly OptionSpec[]> = {
  readonly [K in Exclude<S[number], { readonly since: number }> as K['key']]: ValueOf<K>;
} & {
  readonly [K in Extract<S[number], { readonly since: number }> as K['key']]?: ValueOf<K>;
};
type ValueOf<K extends OptionSpec> = K['values'][number]['value'];

/** Every option at its default. */
export function defaultsOf<const S extends readonly OptionSpec[]>(options: S): Required<OptionsOf<S>> {
  return Object.fromEntries(options.map((option) => [option.key, option.default])) as Required<OptionsOf<S>>;
}
