import type { SaveInfo } from '../../../ipc/shelf';
import { isNoSave } from './shelf-list';

export type SaveAction = 'rename' | 'duplicate' | 'export' | 'check' | 'trash';

/** A save's actions in menu order. A file that is not a save can only be deleted. */
export function actionsOf(save: Pick<SaveInfo, 'damage'>): SaveAction[] {
  if (!save.damage) return ['rename', 'duplicate', 'export', 'check', 'trash'];
  return isNoSave(save) ? ['trash'] : ['check', 'trash'];
}

/** The text of an action's button. */
export function actionName(t: (key: string) => string, action: SaveAction): string {
  return t(action === 'check' ? 'check.button' : `home.${action}`);
}
