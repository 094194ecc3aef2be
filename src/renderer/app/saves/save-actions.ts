import type { SaveInfo } from '../../../ipc/shelf';

export type SaveAction = 'rename' | 'duplicate' | 'export' | 'check' | 'trash';

/** A save's actions in menu order. A file that is unreadable from its first line can't be checked. */
export function actionsOf({ damage }: Pick<SaveInfo, 'damage'>): SaveAction[] {
  if (!damage) return ['rename', 'duplicate', 'export', 'check', 'trash'];
  return damage.line === 0 ? ['trash'] : ['check', 'trash'];
}

/** The text of an action's button. */
export function actionName(t: (key: string) => string, action: SaveAction): string {
  return t(action === 'check' ? 'check.button' : `home.${action}`);
}
