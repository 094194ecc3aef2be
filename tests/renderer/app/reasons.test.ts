import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, describe, expect, test } from 'vitest';
import { defineComponent } from 'vue';
import { createAgent } from '../../../src/engine/bots/agent';
import { LEVELS } from '../../../src/engine/bots/levels';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import { sameValue } from '../../../src/engine/core/same-move';
import type { Match } from '../../../src/engine/core/match-types';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import type { Settings } from '../../../src/ipc/settings-schema';
import { logOf } from '../../../src/main/services/log';
import { lineKey } from '../../../src/renderer/app/table/log/log-lines';
import { eventSeat } from '../../../src/renderer/app/table/log/recent-lines';
import { useReasons } from '../../../src/renderer/app/table/log/useReasons';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { useMatch } from '../../../src/renderer/stores/match';
import { useSettings } from '../../../src/renderer/stores/settings';

let unmount = () => undefined as void;
afterEach(() => unmount());

type Entry = (typeof GAMES_WITH_BOTS)[number];
const talks = new Map<Entry, Match>();

/** Returns a match between Merchants with their reasons, played once for all tests. */
function talkOf(entry: Entry): Match {
  const known = talks.get(entry) ?? talk(entry);
  talks.set(entry, known);
  return known;
}

function talk({ game, bot }: Entry): Match {
  const seats = Math.min(3, game.about.seats[1]);
  const match = startMatch(game, { game: game.about.id, options: checkConfig(game, seats, {}), seats, seed: 'why' });
  const agents = Array.from({ length: seats }, (_, seat) => createAgent({ game, bot }, LEVELS.merchant, seat));
  for (let [seat] = game.actors(match.position); seat !== undefined; [seat] = game.actors(match.position)) {
    const { move, reason } = agents[seat].decide(game.view(match.position, seat), seat);
    playMove(match, seat, move, { ...(reason && { reason }) });
  }
  return match;
}

function played(entry: Entry, over: boolean, reasons: Settings['reasons']) {
  setActivePinia(createPinia());
  const { game } = entry;
  const match = talkOf(entry);
  const log = logOf({ match, viewer: null }, 0);
  const said = log.flatMap(({ reason }) => reason ?? []);
  const view = game.view(match.position, null);
  const ui = GAME_UIS.gameUi(game.about.id);
  Object.assign(useMatch(), { table: { over, ply: log.length, seats: [], deciders: [] }, log });
  useSettings().settings.reasons = reasons;
  let found: ReturnType<typeof useReasons> | undefined;
  const Told = defineComponent({
    setup() {
      found = useReasons(
        () => ui,
        () => log,
        () => view,
      );
      return () => null;
    },
  });
  const wrapper = mount(Told, { global: { plugins: [i18n] } });
  unmount = () => wrapper.unmount();
  if (!found) throw new Error('Not mounted');
  return { ...found, log, view, ui, said };
}

describe.each(GAMES_WITH_BOTS.map((entry) => [entry.game.about.id, entry] as const))(
  'reasons in the log of %s',
  (id, entry) => {
    test('are shown below the moves, with the computer’s name, once per plan', () => {
      const { reasonAt, log, view, ui, said } = played(entry, true, 'after');
      let told = 0;
      let acted = false;
      for (const [at, { ply, seat, events, reason }] of log.entries()) {
        let others = false;
        if (!sameValue(log[at - 1]?.reason, reason) || log[at - 1]?.seat !== seat) acted = false;
        for (const [i, event] of events.entries()) {
          const text = reasonAt(lineKey(ply, i));
          others ||= ui.events.logKind(event) === null;
          acted ||= !others && eventSeat(event) === seat && ui.describe(event, view) !== null;
          if (text === '') continue;
          told++;
          const name = i18n.global.t(`games.${id}.${ui.power(seat, view).key}`);
          expect(text.startsWith(`${name}: `), `${text} under ${event.type}`).toBe(true);
          expect(others, `${text} under ${event.type}`).toBe(false);
          expect(ui.describe(event, view)).not.toBeNull();
          expect(eventSeat(event), `${text} under ${event.type}`).toBe(acted ? seat : null);
        }
      }
      const distinct = new Set(said).size;
      expect(told).toBeGreaterThan(0.5 * distinct);
      expect(told).toBeLessThanOrEqual(said.length);
    });

    test('cause no error if their parameters in a save from elsewhere are out of range', () => {
      const { reasonOf, log } = played(entry, true, 'always');
      const match = useMatch();
      match.log = log.map((one) => {
        if (!one.reason) return one;
        const params = Object.fromEntries(Object.keys(one.reason.params ?? {}).map((name) => [name, 9_999]));
        return { ...one, reason: { ...one.reason, params } };
      });
      expect(log.map(({ ply }) => typeof reasonOf(ply))).toEqual(log.map(() => 'string'));
    });

    test.each([
      ['never', true, false],
      ['never', false, false],
      ['after', false, false],
      ['after', true, true],
      ['always', false, true],
    ] as const)('are shown with the setting “%s” and the game over = %s: %s', (reasons, over, told) => {
      const { reasonAt, reasonOf, log } = played(entry, over, reasons);
      const under = log.some(({ ply, events }) => events.some((_, i) => reasonAt(lineKey(ply, i)) !== ''));
      expect(under).toBe(told);
      expect(log.some(({ ply }) => reasonOf(ply) !== '')).toBe(told);
    });
  },
);
