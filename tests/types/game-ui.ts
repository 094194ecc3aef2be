import type { AnyGameUi } from '../../src/renderer/game-ui/game-ui';
import type { Panel, StatusProps } from '../../src/renderer/game-ui/panels';
import { dogeShipUi } from '../../src/renderer/games/doge-ship/ui';
import type { EventTable } from '../../src/renderer/games/kit/events';
import { laLoireUi } from '../../src/renderer/games/la-loire/ui';
import LaLoireStatus from '../../src/renderer/games/la-loire/panels/Status.vue';
import DogeShipHeraldry from '../../src/renderer/games/doge-ship/panels/Heraldry.vue';
import { serenissima1996Ui } from '../../src/renderer/games/serenissima-1996/ui';
import { serenissima2012Ui } from '../../src/renderer/games/serenissima-2012/ui';
import type { View as DogeShipView } from '../../src/renderer/games/doge-ship/words';
import type { View as LaLoireView } from '../../src/renderer/games/la-loire/words';

/**
 * Mistakes in a game's UI that must not compile. Only the type check reads this file: a marked line that compiles is an
 * error.
 */

/** The UI of any game has this type without a cast. */
export const any: readonly AnyGameUi[] = [dogeShipUi, laLoireUi, serenissima1996Ui, serenissima2012Ui];

export const ui: typeof dogeShipUi = {
  ...dogeShipUi,
  panels: {
    ...dogeShipUi.panels,
    // @ts-expect-error a component that needs another game's view
    Status: LaLoireStatus,
    // @ts-expect-error a component that takes no view
    TurnBar: DogeShipHeraldry,
  },
  // @ts-expect-error words for another game's events
  describe: laLoireUi.describe,
  // @ts-expect-error another game's board
  loadScene: laLoireUi.loadScene,
  // @ts-expect-error rows of another game's moves
  rows: laLoireUi.rows,
};

export const right: Panel<StatusProps<LaLoireView>> = LaLoireStatus;
// @ts-expect-error a component given another game's view
export const wrong: Panel<StatusProps<DogeShipView>> = LaLoireStatus;

// @ts-expect-error one edition shown as the other
export const edition: typeof serenissima1996Ui = serenissima2012Ui;

// @ts-expect-error an event with neither a sound nor declared silence
export const silent: EventTable<{ type: 'rang' } | { type: 'shut' }, 'bells'> = { rang: ['bells', 'bell'] };
