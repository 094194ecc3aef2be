import type { Seat } from '../../../engine/core/game';
import type { BaseGalley } from '../../../engine/games/serenissima/berths';
import type { Board, GalleyId, PortId, SpaceId } from '../../../engine/games/serenissima/board';
import type { ReachedSpace } from '../../../engine/games/serenissima/reach';
import type { TargetId } from '../../board/board-types';
import type { Sentence } from '../../game-ui/sentence';
import { idOf, kindOf } from '../kit/targets';
import { targetsOf } from './targets';
import { ducatsOf, list, reachOf, sailorsOf, sentenceOf } from './words';
import type { wordsOf } from './words';

interface ViewOfBoard {
  readonly galleys: readonly (Readonly<BaseGalley> | null)[];
  /** Ducats by seat; `null` if hidden. */
  readonly money: readonly (number | null)[];
  readonly room: readonly number[];
}

interface Edition<V> {
  readonly board: Board;
  readonly words: Pick<ReturnType<typeof wordsOf>, 'placeName' | 'thePlace' | 'portName' | 'goalName' | 'cargoOf'>;
  readonly powerOf: (seat: Seat, view: V) => Sentence;
  /** The locale key of the text that describes a galley's state. */
  readonly galleyKey?: (galley: GalleyId, view: V) => string;
  readonly portState: (port: PortId, view: V) => Sentence;
  /** What a port still offers its owner this turn. */
  readonly portLeft?: (port: PortId, view: V) => Sentence[];
  readonly portTopics: (port: PortId, view: V) => string[];
  /** The facts about the port of a space that a galley can reach; `null` for other spaces. */
  readonly destination: (space: SpaceId, view: V) => Sentence | null | undefined;
  /** The spaces a galley can reach, starting with its current one; empty if it can't sail. */
  readonly reach: (galley: GalleyId, view: V) => readonly ReachedSpace[];
}

/** Whether a galley can sail to another space. The first entry of `reach` is the space where it is. */
export const canReach = (reach: readonly ReachedSpace[], space: SpaceId): boolean =>
  reach.slice(1).some((goal) => goal.space === space);

/** Names, topics and other texts for all targets on an edition's board. */
export function boardWordsOf<V extends ViewOfBoard>(edition: Edition<V>) {
  const { board, words, powerOf, galleyKey = () => 'names.galleyState', portState, portTopics, reach } = edition;
  const { portLeft = () => [], destination } = edition;

  function galleyState(id: GalleyId, view: V): Sentence {
    const galley = view.galleys[id];
    if (!galley) return sentenceOf('nobody');
    return sentenceOf(galleyKey(id, view), {
      power: powerOf(galley.owner, view),
      n: id + 1,
      sailors: sailorsOf(galley.sailors),
      cargo: list(words.cargoOf(galley.cargo), 'names.noCargo'),
      space: words.thePlace(galley.space),
    });
  }

  return {
    nameTarget(target: TargetId, view: V): Sentence {
      const id = idOf(target);
      if (kindOf(target) === 'galley') return galleyState(id, view);
      if (kindOf(target) === 'port') return portState(id, view);
      const galleys = view.galleys.flatMap((galley, n) =>
        galley?.space === id ? [sentenceOf('galleyAt', { n: n + 1, place: powerOf(galley.owner, view) })] : [],
      );
      const state = sentenceOf('names.spaceState', {
        space: words.placeName(id),
        galleys: list(galleys, 'names.empty'),
      });
      const facts = destination(id, view);
      return facts ? sentenceOf('names.destination', { state, facts }) : state;
    },

    /** A port or a space by its name, a galley by its number and place. */
    shortName(target: TargetId, view: V): Sentence {
      const id = idOf(target);
      if (kindOf(target) === 'port') return words.portName(id);
      const galley = kindOf(target) === 'galley' ? view.galleys[id] : null;
      return galley
        ? sentenceOf('names.galleyShort', { n: id + 1, place: words.goalName(galley.space) })
        : words.goalName(id);
    },

    /** The topics of a target: the kind of piece or place, and its contents. */
    topics(target: TargetId, view: V): string[] {
      const id = idOf(target);
      if (kindOf(target) === 'port') return portTopics(id, view);
      if (kindOf(target) !== 'galley') return ['space'];
      const { cargo = [] } = view.galleys[id] ?? {};
      return ['fleet', ...board.goods.filter((_, good) => cargo[good] > 0)];
    },

    /** All targets: each space, followed by its port and its galleys. */
    targets: (view: V): TargetId[] => targetsOf(board, view.galleys),

    /**
     * A galley's free space and remaining steps, and its owner's ducats if the viewer knows them. A port's supplies.
     */
    left(target: TargetId, view: V): Sentence[] {
      const id = idOf(target);
      if (kindOf(target) === 'port') return portLeft(id, view);
      const galley = kindOf(target) === 'galley' ? view.galleys[id] : null;
      if (!galley) return [];
      const ducats = view.money[galley.owner];
      const here = reach(id, view).at(0);
      return [
        view.room[id] > 0 ? sentenceOf('left.room', { count: view.room[id] }) : sentenceOf('left.full'),
        ...(here
          ? [sentenceOf('left.steps', { count: galley.sailors - here.steps, of: reachOf(galley.sailors) })]
          : []),
        ...(ducats === null ? [] : [sentenceOf('left.purse', { price: ducatsOf(ducats) })]),
      ];
    },
  };
}
