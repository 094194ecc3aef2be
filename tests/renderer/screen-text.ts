import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { vi } from 'vitest';
import { h, markRaw } from 'vue';
import type { Component } from 'vue';
import type { GameEvent, Move, Seat } from '../../src/engine/core/game';
import type { Match } from '../../src/engine/core/match-types';
import type { TablePart } from '../../src/engine/kit/testing';
import { whyNot } from '../../src/engine/core/why-not';
import { logOf } from '../../src/main/services/log';
import { refusalOf } from '../../src/main/services/refusals';
import ChoiceList from '../../src/renderer/app/table/choices/ChoiceList.vue';
import RefusalNote from '../../src/renderer/app/table/choices/RefusalNote.vue';
import RecentLog from '../../src/renderer/app/table/log/RecentLog.vue';
import { recapBySeat } from '../../src/renderer/app/table/log/recap-by-seat';
import { lastDecisionOf } from '../../src/renderer/stores/match/queries';
import { GAME_UIS } from '../../src/renderer/games';
import { i18n } from '../../src/renderer/ui/i18n';
import { rowsAt, say } from './rows-at';

/**
 * The text that a part of the table shows a seat in a position. `refusal` is the note that appears when the seat tries
 * `attempt`; the other parts ignore `attempt`.
 */
export async function screenText(match: Match, seat: Seat, part: TablePart, attempt: Move | null): Promise<string> {
  setActivePinia(createPinia());
  const { game, position } = match;
  const ui = markRaw(GAME_UIS.gameUi(game.about.id));
  const view = game.view(position, seat);
  switch (part) {
    case 'bar':
      return textOf(ui.panels.TurnBar, { view });
    case 'strips': {
      const names = Array.from({ length: game.seats(position) }, (_, i) => `Player ${i}`);
      return textOf(ui.panels.Status, { view, names, open: seat });
    }
    case 'decision': {
      const heading = say(ui.id, ui.decision(view, rowsAt(game, position, seat)));
      const events: GameEvent[] = match.log.flatMap((entry) => entry.events);
      return ui.panels.Record ? heading + (await textOf(ui.panels.Record, { view, events })) : heading;
    }
    case 'choices':
      return textOf(ChoiceList, { ui, view, rows: rowsAt(game, position, seat), chosen: null, asked: new Set() });
    case 'log':
      return textOf(RecentLog, { ui, log: logOf({ match, viewer: seat }, 0), acts: [], view, visible: true });
    case 'recap': {
      const log = logOf({ match, viewer: seat }, 0);
      const recap = recapBySeat(ui, log.slice(lastDecisionOf(log, seat)), view).flatMap(({ items }) => items);
      return recap.map(({ text }) => say(ui.id, text)).join(' · ');
    }
    case 'refusal': {
      const why = attempt && whyNot(match, seat, attempt);
      return why ? textOf(RefusalNote, { ui, refusal: { ...refusalOf(why.refusal), figures: why.figures } }) : '';
    }
  }
}

/** Panels load when first shown, and then replace their placeholder, so an element around them is mounted. */
async function textOf(component: unknown, props: object): Promise<string> {
  const wrapper = mount(() => h('div', [h(component as Component, props)]), { global: { plugins: [i18n, GAME_UIS] } });
  await vi.dynamicImportSettled();
  const text = wrapper.text().replace(/\s+/g, ' ');
  wrapper.unmount();
  return text;
}
