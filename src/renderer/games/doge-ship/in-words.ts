import type { TargetId } from '../../board/board-types';
import type { BoardInWords } from '../../game-ui/board-words';
import { kindOf } from '../kit/targets';
import { targetsOf } from './board-words';
import type { View } from './words';

/** The sections of the text view, with the kinds of targets that each lists. */
const PARTS: readonly { readonly key: string; readonly kinds: readonly string[] }[] = [
  { key: 'tables', kinds: ['space'] },
  { key: 'yard', kinds: ['drawn', 'yard', 'stack', 'marker'] },
  { key: 'galley', kinds: ['berth'] },
  { key: 'piles', kinds: ['pile'] },
  { key: 'doge', kinds: ['doge', 'dogePile', 'gauge'] },
];

/**
 * The Arsenal in words. Targets have no neighbours, because no piece moves between places. The name of a ship's space
 * contains its zone and column.
 */
export const inWords: BoardInWords<View> = {
  parts(view) {
    const all = targetsOf(view);
    const of = (kinds: readonly string[]): TargetId[] => all.filter((id) => kinds.includes(kindOf(id)));
    return PARTS.map(({ key, kinds }) => ({ key, targets: of(kinds) })).filter(({ targets }) => targets.length > 0);
  },
  neighbours: () => [],
};
