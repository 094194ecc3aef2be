import { inject } from 'vue';
import type { InjectionKey, Plugin } from 'vue';
import type { GameId } from '../../engine/core/game';
import type { Settings } from '../../ipc/settings-schema';
import type { AnyGameUi } from './game-ui';

interface Cabinet {
  /** The UI of a game. Throws for an unknown game. */
  gameUi(id: GameId): AnyGameUi;
  knowsGame(id: GameId): boolean;
  setColours(name: Settings['colours']): void;
}

/** `Symbol.for`, so that the key stays the same when this module is reloaded during development. */
const KEY: InjectionKey<Cabinet> = Symbol.for('cabinet');

/** Creates the cabinet of these games as a Vue plugin. Components get it with {@link useCabinet}. */
export function createCabinet(uis: readonly AnyGameUi[]): Cabinet & Plugin {
  const cabinet: Cabinet = {
    gameUi(id) {
      const ui = uis.find((game) => game.id === id);
      if (!ui) throw new Error(`The game “${id}” is not in this cabinet.`);
      return ui;
    },
    knowsGame: (id) => uis.some((game) => game.id === id),
    setColours(name) {
      for (const game of uis) game.setColours(name);
    },
  };
  return { ...cabinet, install: (app) => void app.provide(KEY, cabinet) };
}

/** The cabinet of the current app. Throws if none is provided. */
export function useCabinet(): Cabinet {
  const cabinet = inject(KEY);
  if (!cabinet) throw new Error('This page was handed no games.');
  return cabinet;
}
