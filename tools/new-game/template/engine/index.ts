import type { Game } from '../../../../src/engine/core/game';
import { ABOUT } from './about';
import type { TemplateGameOptions } from './about';
import { checkState } from './check';
import { actors, moves, play, setup } from './rules';
import { scoreSheet } from './score';
import type { State, TemplateGameEvent, TemplateGameMove, TemplateGameView } from './state';

const copy = ({ spaces, money, active }: State): State => ({ spaces: [...spaces], money: [...money], active });

/** Template Game: a race. */
export const templateGame: Game<State, TemplateGameMove, TemplateGameEvent, TemplateGameView, TemplateGameOptions> = {
  about: ABOUT,
  setup,
  seats: ({ spaces }) => spaces.length,
  actors,
  moves,
  play,
  view: (state) => ({ ...copy(state), actors: actors(state) }),
  score: scoreSheet,
  copy,
  check: checkState,
};
