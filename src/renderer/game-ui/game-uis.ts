import { inject } from 'vue';
import type { InjectionKey, Plugin } from 'vue';
import type { GameId } from '../../engine/core/game';
import type { Settings } from '../../ipc/settings-schema';
import type { AnyGameUi } from './game-ui';

interface GameUis {
  /** The UI of a game. Throws for an unknown game. */
  gameUi(id: GameId): AnyGameUi;
  knowsGame(id: GameId): boolean;
  setColours(name: Settings['colours']): void;
}

/** `Symbol.for`, so that the key stays the same when this module is reloaded during development. */
const KEY: InjectionKey<GameUis> = Symbol.for('game-uis');

/** Creates a Vue plugin that provides the UIs of these games. Components get them with {@link useGameUis}. */
export function createGameUis(uis: readonly AnyGameUi[]): GameUis & Plugin {
  const lookup: GameUis = {
    gameUi(id) {
      const ui = uis.find((game) => game.id === id);
      if (!ui) throw new Error(`Unknown game “${id}”.`);
      return ui;
    },
    knowsGame: (id) => uis.some((game) => game.id === id),
    setColours(name) {
      for (const game of uis) game.setColours(name);
    },
  };
  return { ...lookup, install: (app) => void app.provide(KEY, lookup) };
}

/** The game UIs of the current app. Throws if none are provided. */
export function useGameUis(): GameUis {
  const lookup = inject(KEY);
  if (!lookup) throw new Error('This app provides no games.');
  return lookup;
}
