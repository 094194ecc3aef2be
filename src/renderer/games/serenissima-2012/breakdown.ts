import type { PortIncome, Serenissima2012Event } from '../../../engine/games/serenissima-2012/events';
import type { Sentence } from '../../game-ui/sentence';
import { list, sentenceOf } from '../kit/sentences';
import { notes } from './rows/placing';
import { portName, powerOf } from './words';

/** What each player's ports earned at a scoring; `null` for other events, and if no port earned anything. */
export function breakdown(event: Serenissima2012Event): Sentence | null {
  if (event.type !== 'scored') return null;
  const earning = event.ports.filter(({ warehouse, basilica }) => warehouse + basilica > 0);
  const seats = event.totals.flatMap((_, seat) => {
    const ports = earning.filter((port) => port.seat === seat);
    return ports.length === 0
      ? []
      : [sentenceOf('events.scoredBy', { power: powerOf(seat), parts: list(ports.map(part), 'nothing') })];
  });
  const [first, ...more] = seats;
  return seats.length === 0 ? null : notes(first, ...more);
}

const part = ({ port, warehouse, basilica }: PortIncome): Sentence =>
  sentenceOf(basilica > 0 ? 'events.scoredWithBasilica' : 'events.scoredPort', {
    port: portName(port),
    warehouse,
    basilica,
  });
