import { DOGE_CARDS } from '../../../engine/games/serenissima-2012/data/board';
import type { Serenissima2012Event, Volley } from '../../../engine/games/serenissima-2012/events';
import type { Piece } from '../../../engine/games/serenissima/berths';
import type { TargetId } from '../../board/board-types';
import type { Sentence } from '../../game-ui/sentence';
import { byType } from '../kit/by-type';
import type { ByType } from '../kit/by-type';
import { target } from '../serenissima/targets';
import { andList, ducatsOf, figure, galleyName, list, sailorsOf, sentenceOf, withPieces } from '../serenissima/words';
import { berthName, cargoOf, goodName, onePiece, portName, powerOf, severalPieces, thePlace } from './words';

const row = (items: readonly Sentence[]): Sentence => list(items, 'none');

const NO_LOSSES = sentenceOf('events.noLosses');

/** Returns the sentence `events.<kind>`, by default for the event's type, with the power's name added to `params`. */
type Say = (params: Sentence['params'], kind?: string) => Sentence;

const built = ({ port, cost }: Extract<Serenissima2012Event, { type: 'fortBuilt' | 'basilicaBuilt' }>, said: Say) =>
  said({ port: portName(port), cost: ducatsOf(cost) });

const TEXTS: ByType<Serenissima2012Event, [said: Say], Sentence | null> = {
  closed: (event, said) => said({ port: portName(event.port) }),
  portChosen: (event, said) => said({ port: portName(event.port), count: event.garrison }),
  galleyChosen: (event, said) =>
    said({ galley: galleyName(event.galley), port: portName(event.port), count: event.sailors }),
  turnBegan: (event, said) => said({ turn: event.turn }),
  activated: (event, said) => said({ galley: galleyName(event.galley) }),
  loaded: (event, said) => {
    const { count, good, port, cost, paidTo } = event;
    const kind = cost === 0 ? 'loadedFree' : paidTo < 0 ? 'loaded' : 'loadedFrom';
    return said(
      { count, good: goodName(good), port: portName(port), cost: ducatsOf(cost), owner: powerOf(paidTo) },
      kind,
    );
  },
  transferred: (event, said) =>
    said({ piece: onePiece(event.piece), from: berthName(event.from), to: berthName(event.to) }),
  exchanged: (event, said) =>
    said({ piece: onePiece(event.piece), wanted: onePiece(event.for), galley: galleyName(event.with) }),
  discarded: (event, said) => said({ piece: onePiece(event.good) }),
  scuttled: (event, said) => said({ galley: galleyName(event.galley), sailors: sailorsOf(event.sailors) }),
  sailed: (event, said) => said({ galley: galleyName(event.galley), space: thePlace(event.to) }),
  blockadeAsked: (event, said) =>
    said({
      others: andList(event.seats.map(powerOf), 'none'),
      galley: galleyName(event.galley),
      what: thing(event.what.type),
    }),
  blockadeAnswered: (event, said) => {
    const { against, sailors, facing, declared, what, galley } = event;
    const params = {
      other: powerOf(against),
      galley: galleyName(galley),
      sailors: sailorsOf(sailors),
      facing,
      what: thing(what.type),
    };
    return said(params, declared ? 'blockadeDeclared' : 'blockadeWaived');
  },
  revoked: (event, said) => said({ other: powerOf(event.against) }),
  sold: (event, said) => {
    const { good, port, price, bonus } = event;
    const kind = price > 0 ? (bonus > 0 ? 'soldBonus' : 'sold') : bonus > 0 ? 'storedBonus' : 'stored';
    return said({ good: goodName(good), port: portName(port), price: ducatsOf(price), bonus }, kind);
  },
  attacked: (event, said) => {
    const { galley, target, defender, value } = event;
    return said({ galley: galleyName(galley), target: berthName(target), other: powerOf(defender), value });
  },
  fortFired: (event, said) =>
    said({
      port: portName(event.port),
      dice: skulls(event.volley),
      losses: event.losses > 0 ? sentenceOf('events.attackerLoses', { sailors: sailorsOf(event.losses) }) : NO_LOSSES,
    }),
  fought: (event, said) => {
    const { round, attacker, defender } = event;
    return said({
      round,
      attacker: powerOf(attacker.seat),
      defender: powerOf(defender.seat),
      dice1: skulls(attacker),
      dice2: skulls(defender),
      losses: lossesOf([defender, attacker]),
    });
  },
  battleStopped: (event, said) => said({ target: berthName(event.target) }),
  sank: (event, said) => {
    const lost = cargoOf(event.cargo);
    const params = { galley: galleyName(event.galley), cargo: andList(lost, 'names.noCargo') };
    return said(params, lost.length > 0 ? 'sankLaden' : 'sank');
  },
  looted: (event, said) => said({ piece: onePiece(event.good), galley: galleyName(event.from) }),
  garrisonFell: (event, said) => said({ port: portName(event.port) }),
  landed: (event, said) => {
    const { count, port, from } = event;
    return said({ count, port: portName(port), other: powerOf(from) }, from < 0 ? 'landed' : 'landedOn');
  },
  portLost: (event, said) => said({ port: portName(event.port) }),
  invested: (event, said) => said({ galley: galleyName(event.galley) }),
  recruited: (event, said) => said({ count: event.count, berth: berthName(event.to), cost: ducatsOf(event.cost) }),
  galleyBought: (event, said) =>
    said({ galley: galleyName(event.galley), port: portName(event.port), cost: ducatsOf(event.cost) }),
  fortBuilt: built,
  basilicaBuilt: built,
  dogeDrawn: (event, said) => {
    const count = event.to - event.from;
    const card = sentenceOf(`doge.${DOGE_CARDS[event.card].key}`);
    return said({ card, steps: sentenceOf('steps', { count }) }, count > 0 ? 'dogeDrawn' : 'dogeStill');
  },
  wineIncome: (event, said) =>
    event.amount > 0
      ? said({ amount: ducatsOf(event.amount), ports: list(event.ports.map(portName), 'nothing') })
      : null,
  shuffled: (event, said) => said({ cards: event.cards }),
  scored: (event, said) => {
    const totals = event.totals.map((ducats, seat) => sentenceOf('events.earned', { power: powerOf(seat), ducats }));
    return said({ scoring: event.scoring, totals: row(totals) });
  },
  catchUpBegan: (event, said) => said({ galleys: sentenceOf('galleys', { count: event.galleys }) }),
  gameOver: (event, said) =>
    said({ winners: andList(event.winners.map(powerOf), 'none'), count: event.winners.length }),
};

/** The log text of an event; `null` if the next event's text covers it. */
export const describe = (event: Serenissima2012Event): Sentence | null =>
  byType(TEXTS, event, (params, kind = event.type) =>
    sentenceOf(`events.${kind}`, { ...('seat' in event && { power: powerOf(event.seat) }), ...params }),
  );

/** The sailors that the sides of a battle lose, in this order. A side without losses is left out. */
export function lossesOf(sides: readonly { readonly seat: number; readonly losses: number }[]): Sentence {
  const losing = sides.filter(({ losses }) => losses > 0);
  const [one, other] = [losing.at(0), losing.at(1)];
  if (!one) return NO_LOSSES;
  const first = { power: powerOf(one.seat), sailors: sailorsOf(one.losses) };
  if (!other) return sentenceOf('events.loses', first);
  return sentenceOf('events.bothLose', { ...first, other: powerOf(other.seat), losses: other.losses });
}

/** The action that a blockade would stop. */
const thing = (type: string): Sentence => sentenceOf(`blockaded.${type}`);

/** A roll: the number of skulls and of dice. */
const skulls = ({ hits, dice }: Volley): Sentence =>
  sentenceOf('events.skulls', { hits: figure(hits), count: dice.length });

/** The log text of several identical consecutive purchases or moves of a piece, added up; `null` for other events. */
export function describeSeries(event: Serenissima2012Event, times: number): Sentence | null {
  if (event.type === 'loaded' || event.type === 'recruited')
    return describe({ ...event, count: event.count * times, cost: event.cost * times });
  const piece = movedPiece(event);
  const one = piece === null ? null : describe(event);
  return piece === null || one === null ? null : withPieces(one, severalPieces(times, piece));
}

function movedPiece(event: Serenissima2012Event): Piece | null {
  switch (event.type) {
    case 'transferred':
      return event.piece;
    case 'discarded':
    case 'looted':
      return event.good;
    default:
      return null;
  }
}

/** The targets to highlight for an event's log line. */
export function places(event: Serenissima2012Event): TargetId[] {
  const found: TargetId[] = [];
  if ('galley' in event) found.push(target.galley(event.galley));
  if ('port' in event) found.push(target.port(event.port));
  if (event.type === 'sailed') found.push(target.space(event.to));
  if ('target' in event) found.push(target.berth(event.target));
  if (event.type === 'recruited') found.push(target.berth(event.to));
  if (event.type === 'looted') found.push(target.galley(event.from), target.galley(event.to));
  if (event.type === 'wineIncome') found.push(...event.ports.map((port) => target.port(port)));
  if (event.type === 'scored') found.push(...event.ports.map(({ port }) => target.port(port)));
  return found;
}
