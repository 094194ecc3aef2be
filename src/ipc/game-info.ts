import type { About, OptionSpec, ReadyTable } from '../engine/core/game';

/** An option on the new-game screen. The page does not need `since`, the rules version that added the option. */
type OptionInfo = Omit<OptionSpec, 'since'>;

export interface GameInfo extends Pick<About, 'id' | 'title' | 'year' | 'designers' | 'seats' | 'minutes'> {
  readonly options: readonly OptionInfo[];
  readonly tables: readonly ReadyTable[];
  readonly computers: boolean;
  readonly characters: readonly string[];
}
