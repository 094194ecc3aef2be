import type { SaveInfo } from '../../../ipc/shelf';

/** What a player can do with a save besides opening it. */
export type SaveAction = 'rename' | 'duplicate' | 'export' | 'check' | 'trash';

/** A save's actions, in the order of its menu. A file that cannot be read at all (line 0) cannot even be checked. */
export function actionsOf({ damage }: Pick<SaveInfo, 'damage'>): SaveAction[] {
  if (!damage) return ['rename', 'duplicate', 'export', 'check', 'trash'];
  return damage.line === 0 ? ['trash'] : ['check', 'trash'];
}
