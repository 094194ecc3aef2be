import type { SaveInfo } from '../../../ipc/shelf';
import { useGameUis } from '../../game-ui/game-uis';
import { ownName } from '../../game-ui/player-name';
import { i18n } from '../../ui/i18n';
import { translatedTitle } from '../new-game/default-title';
import type { SeatsIn } from '../new-game/default-title';

/** A save, or an open match with its view. */
type Titled = Pick<SaveInfo, 'title' | 'game' | 'seats' | 'glimpse'>;

/** A function that returns a match's seats with their names in a language, as titles are generated from them. */
export function useSeatsIn() {
  const { gameUi } = useGameUis();
  return ({ game, seats, glimpse }: Titled): SeatsIn => {
    const { power } = gameUi(game);
    const keys = seats.map((_, seat) => power(seat, glimpse).key);
    return (locale) =>
      seats.map((player, seat) => ({
        ...player,
        name: ownName(game, keys[seat], player.name),
        power: i18n.global.t(`games.${game}.${keys[seat]}`, {}, { locale }),
      }));
  };
}

/**
 * A function that returns a match's title as shown: in the current language if the app generated it, otherwise as
 * stored. The stored title never changes with the language.
 */
export function useShownTitle() {
  const { knowsGame } = useGameUis();
  const seatsIn = useSeatsIn();
  return (match: Titled): string => {
    const readable = knowsGame(match.game) && match.glimpse !== null && match.glimpse !== undefined;
    return (readable ? translatedTitle(match.title, seatsIn(match)) : null) ?? match.title;
  };
}
