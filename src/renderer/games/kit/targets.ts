import type { TargetId } from '../../board/board-types';

/** Creates the target ids of one kind of object: `idsOf('galley')(7)` is `galley:7`. */
export const idsOf =
  (kind: string) =>
  (id: number): TargetId =>
    `${kind}:${id}`;

export const kindOf = (target: TargetId): string => target.split(':')[0];
export const idOf = (target: TargetId): number => Number(target.split(':')[1]);
