import { CIRCUS_SPACE, LOCATIONS, MARKET_PRICES } from '../../../engine/games/la-loire/data/board';
import type { LocationId } from '../../../engine/games/la-loire/data/board';
import type { Figure } from '../../../engine/games/la-loire/state';
import type { TargetId } from '../../board/board-types';
import type { Sentence } from '../../game-ui/sentence';
import { factsAt } from './facts';
import { idOf, kindOf } from '../kit/targets';
import { target } from './targets';
import {
  characterName,
  characterText,
  cityOf,
  colourName,
  deniers,
  figureName,
  headingOf,
  horses,
  houseOf,
  list,
  messageName,
  palaceName,
  palaceText,
  placeName,
  sentenceOf,
  shownSeat,
  villagesOf,
} from './words';
import type { View } from './words';

/** All targets: the places along the loop with the figures in them, the market, the boats, the household. */
export function targetsOf(view: View): TargetId[] {
  return [
    ...LOCATIONS.flatMap((_, at) => [target.place(at), ...figuresAt(view, at)]),
    ...view.market.map(target.tile),
    ...view.players.map((_, seat) => target.boat(seat)),
    ...householdOf(view),
  ];
}

/** The characters of the displayed house, in the order they were hired, and its palaces. */
export function householdOf(view: View): TargetId[] {
  const { characters, palaces } = view.players[shownSeat(view)];
  return [
    ...characters.map(target.character),
    ...palaces.flatMap((state, palace) => (state > 0 ? [target.palace(palace)] : [])),
  ];
}

/**
 * The figures at a place in seat order, each Merchant before the Messenger of the same seat. Those going west come
 * last: on the right, they face the others, so the numbers behind the riders stay apart.
 */
export function figuresAt(view: View, at: LocationId): TargetId[] {
  const here = view.players.flatMap(({ merchant, messenger }, seat) => [
    ...(merchant.at === at ? [{ id: target.merchant(seat), direction: merchant.direction }] : []),
    ...(messenger.at === at ? [{ id: target.messenger(seat), direction: messenger.direction }] : []),
  ]);
  const goesWest = ({ direction }: { readonly direction: number }) => headingOf(at, direction) === 'west';
  return [...here.filter((one) => !goesWest(one)), ...here.filter(goesWest)].map(({ id }) => id);
}

/** A target of the board in words, with its state, for screen readers. */
export function nameTarget(id: TargetId, view: View): Sentence {
  const number = idOf(id);
  const kind = kindOf(id);
  switch (kind) {
    case 'merchant':
    case 'messenger':
      return nameFigure(kind, number, view);
    case 'boat':
      return sentenceOf(number === view.seat ? 'names.ownBoat' : 'names.boat', {
        power: houseOf(number),
        n: view.players[number].boat,
        last: view.river,
      });
    case 'tile': {
      const space = view.market.indexOf(number);
      const circus = sentenceOf(space === view.circusTile ? 'names.circusTile' : 'names.plainTile');
      return sentenceOf('names.tile', {
        colour: colourName(number),
        space: space + 1,
        price: deniers(MARKET_PRICES[space]),
        circus,
        villages: list(villagesOf(number, view.shields).map(placeName), 'nobody'),
        middle: sentenceOf(space === CIRCUS_SPACE && view.circus >= 0 ? 'names.middleTile' : 'names.plainTile'),
      });
    }
    case 'message':
      return messageName(number);
    case 'character':
      return sentenceOf('names.character', { name: characterName(number), text: characterText(number) });
    case 'palace':
      return sentenceOf('names.palace', {
        name: palaceName(number),
        place: placeName(cityOf(number)),
        text: palaceText(number),
      });
    default:
      return sentenceOf('names.place', {
        place: placeName(number),
        facts: list(factsAt(view, number), 'names.nothing'),
      });
  }
}

/**
 * The title of a target's card: house and place for a figure, the place's name for a place, and the text of
 * {@link nameTarget} for any other target.
 */
export function shortName(id: TargetId, view: View): Sentence {
  const kind = kindOf(id);
  if (kind !== 'merchant' && kind !== 'messenger') return kind === 'place' ? placeName(idOf(id)) : nameTarget(id, view);
  const place = placeName(view.players[idOf(id)][kind].at);
  const key = idOf(id) === view.seat ? 'names.ownFigureShort' : 'names.figureShort';
  return sentenceOf(key, { figure: figureName(kind), power: houseOf(idOf(id)), place });
}

/**
 * What a target's card says below its title: the horses and direction of a figure, the facts about a place, and the
 * text of {@link nameTarget} for any other target.
 */
export function cardFacts(id: TargetId, view: View): Sentence {
  const kind = kindOf(id);
  if (kind === 'place') return list(factsAt(view, idOf(id)), 'names.nothing');
  if (kind !== 'merchant' && kind !== 'messenger') return nameTarget(id, view);
  return sentenceOf('names.figureFacts', conditionOf(kind, idOf(id), view));
}

/** The horses and the direction of a figure, in words. */
function conditionOf(
  figure: Figure,
  seat: number,
  view: View,
): { readonly horses: Sentence; readonly heading: Sentence } {
  const { at, direction, horses: count } = view.players[seat][figure];
  return { horses: horses(count), heading: sentenceOf(`names.${headingOf(at, direction) ?? 'free'}`) };
}

function nameFigure(figure: Figure, seat: number, view: View): Sentence {
  return sentenceOf(seat === view.seat ? 'names.ownFigure' : 'names.figure', {
    power: houseOf(seat),
    figure: figureName(figure),
    place: placeName(view.players[seat][figure].at),
    ...conditionOf(figure, seat, view),
  });
}
