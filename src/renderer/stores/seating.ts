import { computed } from 'vue';
import type { ShallowRef } from 'vue';
import type { Table } from '../../ipc/table';
import type { createBoardStage } from './board-stage';
import type { createLog } from './log';
import type { useSession } from './session';
import type { useSettings } from './settings';

/** What of the table the seating goes by. */
interface Around {
  readonly table: ShallowRef<Table | null>;
  readonly log: ReturnType<typeof createLog>;
  readonly stage: Pick<ReturnType<typeof createBoardStage>, 'performing' | 'rest'>;
  readonly settings: ReturnType<typeof useSettings>;
}

/**
 * Who sits in front of the screen, and so what it may show. Where several people share it and the next decision shows its player
 * secrets, the curtain falls until they say that it is they.
 */
export function createSeating(session: ReturnType<typeof useSession>, { table, log, stage, settings }: Around) {
  /** The seat the device must be handed to; everything is hidden meanwhile. */
  const curtain = session.perTable<number | null>(null);
  /** The seat the curtain last rose for. */
  const curtainRaisedFor = session.perTable<number | null>(null);
  /** Who made the last move on this screen, and so still sits in front of it. */
  const lastMover = session.perTable<number | null>(null);

  const people = computed(() => table.value?.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : [])) ?? []);
  /** The only person at the table, who always sees what is theirs. */
  const alone = computed(() => (people.value.length === 1 ? people.value[0] : null));

  /** Makes sure that the screen shows what those in front of it may see, and asks for the device where it must. */
  async function settle() {
    const now = table.value;
    // A lesson has one learner, who stays in their seat.
    if (!now || now.lesson) return;
    if (alone.value !== null) {
      curtain.value = null;
      if (now.viewer !== alone.value) await sit(alone.value);
      return;
    }
    const deciders = now.deciders.filter(({ seat }) => people.value.includes(seat));
    const next = deciders.find((entry) => entry.seat === now.viewer) ?? deciders.at(0);
    const passesOn = next?.private && next.seat !== now.viewer;
    // A player whom main made stand up has left private entries in the log.
    const leaves = now.viewer !== null || !log.fits(now);
    if (passesOn && next.seat !== lastMover.value && settings.settings.handOver !== 'none') {
      // A player who passes the device on sees their own move to its end.
      if (stage.performing.value) await stage.rest();
      curtain.value = next.seat;
      if (leaves) await sit(null);
      return;
    }
    curtain.value = null;
    if (passesOn) await sit(next.seat);
    else if (leaves && !next?.private) await sit(null);
  }

  /** Main is told who looks on, and tells the rest of the log: after the moves that are known, or all of it. */
  async function sit(seat: number | null, from = log.known()) {
    const now = table.value;
    if (!now) return;
    const seated = await session.ask('matches.sit', { match: now.match, seat, from });
    table.value = seated.table;
    if (!log.seat(from, seated) && from > 0) await sit(seat, 0);
  }

  /** The player named by the curtain says that it is they. */
  async function raiseCurtain(seat: number) {
    await sit(seat);
    curtainRaisedFor.value = seat;
    curtain.value = null;
  }

  /** The table as main has it, after it has moved on without us. */
  async function reread() {
    await sit(table.value?.viewer ?? null, 0);
    await settle();
  }

  return { people, alone, curtain, curtainRaisedFor, lastMover, settle, raiseCurtain, reread };
}
