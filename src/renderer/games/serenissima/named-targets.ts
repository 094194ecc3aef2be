import type { Board } from '../../../engine/games/serenissima/board';
import type { TargetId } from '../../board/board-types';
import { target } from './targets';

/** The targets of a board by name: a port, the sea space beside it, and any sea space. Throws if there is none. */
export function namedTargets({ ports, spaces }: Board) {
  const find = (entries: readonly { readonly name: string }[], name: string): number => {
    const at = entries.findIndex((entry) => entry.name === name);
    if (at < 0) throw new Error(`The board has no “${name}”.`);
    return at;
  };
  return {
    port: (name: string): TargetId => target.port(find(ports, name)),
    off: (name: string): TargetId => target.space(ports[find(ports, name)].space),
    sea: (name: string): TargetId => target.space(find(spaces, name)),
  };
}
