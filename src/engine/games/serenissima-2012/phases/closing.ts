import type { Random } from '../../../core/game';
import { seatOf } from '../../../kit/frames';
import type { PortId } from '../../serenissima/board';
import { BOARD, GOODS, STARTS } from '../data/board';
import { seatsOf } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { State, ClosingFrame } from '../state';
import { beginChoosing } from './choosing';
import type { Decision } from './decision';

/** With two or three players, one port of each of these goods is closed. */
export const CLOSED_GOODS = (['wood', 'wine', 'stone', 'marble'] as const).map((name) => GOODS.indexOf(name));

/** Seats close ports in turn, starting with the first player, or the ports are drawn by lot (an option). */
export function beginClosing(state: State, random: Random): void {
  if (state.options.closing === 'players') {
    state.frames = [{ kind: 'closing', seat: state.first }];
    return;
  }
  for (const good of CLOSED_GOODS) {
    const able = closable(state).filter((port) => BOARD.ports[port].good === good);
    state.ports[able[random.roll(able.length) - 1]].closed = true;
  }
  beginChoosing(state);
}

function closable(state: State): PortId[] {
  return BOARD.ports.flatMap((_, port) => (whyNotClose(state, port) ? [] : [port]));
}

function closedPorts(state: State): PortId[] {
  return state.ports.flatMap((port, id) => (port.closed ? [id] : []));
}

function whyNotClose(state: State, port: PortId): RefusalCode | undefined {
  const { good } = BOARD.ports[port];
  if (!CLOSED_GOODS.includes(good)) return 'not-closable';
  const closed = closedPorts(state);
  if (closed.some((other) => BOARD.ports[other].good === good)) return 'good-closed';
  const starts = STARTS.filter((start) => start !== port && !closed.includes(start));
  return starts.length < seatsOf(state) ? 'starts-needed' : undefined;
}

export const closing: Decision<ClosingFrame, 'close'> = {
  actors: seatOf,
  moves: (state) => closable(state).map((port) => ({ type: 'close', port })),
  play: {
    close(state, seat, { port }, { events }) {
      refuseIf(whyNotClose(state, port));
      state.ports[port].closed = true;
      events.push({ type: 'closed', seat, port });
      const closed = closedPorts(state).length;
      if (closed === CLOSED_GOODS.length) beginChoosing(state);
      else state.frames = [{ kind: 'closing', seat: (state.first + closed) % seatsOf(state) }];
    },
  },
};
