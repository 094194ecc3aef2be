import { checkSave, repairSave } from '../../engine/core/check';
import type { Checked, SaveInfo } from '../../ipc/contract';
import type { Cabinet } from './cabinet';
import type { Ports } from './ports';
import { infoOf } from './saves';
import type { SaveStore } from './saves';

interface RepairService {
  /** Plays a save through and says how far it holds. Changes nothing. */
  check(text: string): Checked;
  /** Makes a copy of what holds of a save. Throws {@link BadSave} when not even its beginning can be read. */
  repair(text: string, title: string): Promise<SaveInfo>;
}

/** The health of saves. What is looked at is only ever read. */
export function createRepair({ clock }: Pick<Ports, 'clock'>, saves: SaveStore, cabinet: Cabinet): RepairService {
  return {
    check: (text) => checkSave(text, cabinet.find),
    async repair(text, title) {
      const { match, meta: found } = repairSave(text, cabinet.find);
      const meta = { ...found, title };
      const { id } = await saves.create(match, meta);
      return infoOf(id, match, meta, clock.now(), cabinet);
    },
  };
}
