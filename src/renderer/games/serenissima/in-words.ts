import type { Board, GalleyId, SpaceId } from '../../../engine/games/serenissima/board';
import type { Graph } from '../../../engine/games/serenissima/graph';
import type { BoardInWords } from '../../game-ui/board-words';
import { idOf, kindOf } from '../kit/targets';
import { wordsOf } from './words';
import { target } from './targets';

interface Afloat {
  readonly galleys: readonly ({ readonly space: SpaceId } | null)[];
}

/**
 * An edition's chart in words: galleys, ports and seas, each with its neighbouring seas. The galleys that may act come
 * first.
 */
export function chartInWords<V extends Afloat>(
  board: Board,
  graphOf: (view: V) => Graph,
  mayAct: (galley: GalleyId, view: V) => boolean,
): BoardInWords<V> {
  const { neighbourName } = wordsOf(board);
  const spaceOf = (id: string, view: V): SpaceId | undefined => {
    const number = idOf(id);
    if (kindOf(id) === 'galley') return view.galleys[number]?.space;
    return kindOf(id) === 'port' ? board.ports[number].space : number;
  };
  const fleets = (view: V): GalleyId[] => {
    const afloat = view.galleys.flatMap((galley, id) => (galley ? [id] : []));
    return afloat.sort((a, b) => Number(mayAct(b, view)) - Number(mayAct(a, view)));
  };
  return {
    parts: (view) => [
      { key: 'galleys', targets: fleets(view).map(target.galley) },
      { key: 'ports', targets: board.ports.map((_, id) => target.port(id)) },
      { key: 'seas', targets: board.spaces.map((_, id) => target.space(id)) },
    ],
    neighbours(id, view) {
      const space = spaceOf(id, view);
      return space === undefined ? [] : graphOf(view).neighbours[space].map(neighbourName);
    },
  };
}
