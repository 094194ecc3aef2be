import { DOGE_CARDS } from '../../../engine/games/serenissima-2012/data/board';
import type { Serenissima2012Event, Volley } from '../../../engine/games/serenissima-2012/events';
import type { TargetId } from '../../board/board-types';
import type { Sentence } from '../../game-ui/game-ui';
import { target } from '../serenissima/targets';
import { ducatsOf, figure, galleyName, list, sailorsOf, sentenceOf } from '../serenissima/words';
import { berthName, goodName, onePiece, portName, powerOf, thePlace } from './words';

const row = (items: readonly Sentence[]): Sentence => list(items, 'none');

/** The log text of an event; `null` if the next event's text covers it. */
export function describe(event: Serenissima2012Event): Sentence | null {
  const said = (params: Sentence['params'], kind: string = event.type) =>
    sentenceOf(`events.${kind}`, { ...('seat' in event && { power: powerOf(event.seat) }), ...params });
  switch (event.type) {
    case 'closed':
      return said({ port: portName(event.port) });
    case 'portChosen':
      return said({ port: portName(event.port), count: event.garrison });
    case 'galleyChosen':
      return said({ galley: galleyName(event.galley), port: portName(event.port), count: event.sailors });
    case 'turnBegan':
      return said({ turn: event.turn });
    case 'activated':
      return said({ galley: galleyName(event.galley) });
    case 'loaded': {
      const { count, good, port, cost, paidTo } = event;
      const kind = cost === 0 ? 'loadedFree' : paidTo < 0 ? 'loaded' : 'loadedFrom';
      return said(
        { count, good: goodName(good), port: portName(port), cost: ducatsOf(cost), owner: powerOf(paidTo) },
        kind,
      );
    }
    case 'transferred':
      return said({ piece: onePiece(event.piece), from: berthName(event.from), to: berthName(event.to) });
    case 'exchanged':
      return said({ piece: onePiece(event.piece), wanted: onePiece(event.for), galley: galleyName(event.with) });
    case 'discarded':
      return said({ piece: onePiece(event.good) });
    case 'scuttled':
      return said({ galley: galleyName(event.galley), sailors: sailorsOf(event.sailors) });
    case 'sailed':
      return said({ galley: galleyName(event.galley), space: thePlace(event.to) });
    case 'blockadeAsked':
      return said({
        others: row(event.seats.map(powerOf)),
        galley: galleyName(event.galley),
        what: thing(event.what.type),
      });
    case 'blockadeAnswered': {
      const { against, sailors, facing, declared, what, galley } = event;
      const params = {
        other: powerOf(against),
        galley: galleyName(galley),
        sailors: sailorsOf(sailors),
        facing,
        what: thing(what.type),
      };
      return said(params, declared ? 'blockadeDeclared' : 'blockadeWaived');
    }
    case 'revoked':
      return said({ other: powerOf(event.against) });
    case 'sold': {
      const { good, port, price, bonus } = event;
      const kind = price > 0 ? (bonus > 0 ? 'soldBonus' : 'sold') : bonus > 0 ? 'storedBonus' : 'stored';
      return said({ good: goodName(good), port: portName(port), price: ducatsOf(price), bonus }, kind);
    }
    case 'attacked': {
      const { galley, target, defender, value } = event;
      return said({ galley: galleyName(galley), target: berthName(target), other: powerOf(defender), value });
    }
    case 'fortFired':
      return said({ port: portName(event.port), dice: skulls(event.volley), losses: event.losses });
    case 'fought': {
      const { round, attacker, defender } = event;
      return said({
        round,
        attacker: powerOf(attacker.seat),
        defender: powerOf(defender.seat),
        dice1: skulls(attacker),
        dice2: skulls(defender),
        losses1: attacker.losses,
        losses2: defender.losses,
      });
    }
    case 'battleStopped':
      return said({ target: berthName(event.target) });
    case 'sank':
      return said({ galley: galleyName(event.galley) });
    case 'looted':
      return said({ good: goodName(event.good), galley: galleyName(event.from) });
    case 'garrisonFell':
      return said({ port: portName(event.port) });
    case 'landed': {
      const { count, port, from } = event;
      return said({ count, port: portName(port), other: powerOf(from) }, from < 0 ? 'landed' : 'landedOn');
    }
    case 'portLost':
      return said({ port: portName(event.port) });
    case 'invested':
      return said({ galley: galleyName(event.galley) });
    case 'recruited':
      return said({ count: event.count, berth: berthName(event.to), cost: ducatsOf(event.cost) });
    case 'galleyBought':
      return said({ galley: galleyName(event.galley), port: portName(event.port), cost: ducatsOf(event.cost) });
    case 'fortBuilt':
    case 'basilicaBuilt':
      return said({ port: portName(event.port), cost: ducatsOf(event.cost) });
    case 'dogeDrawn':
      return said({
        card: sentenceOf(`doge.${DOGE_CARDS[event.card].key}`),
        steps: sentenceOf('steps', { count: event.to - event.from }),
      });
    case 'wineIncome':
      return event.amount > 0
        ? said({ amount: ducatsOf(event.amount), ports: list(event.ports.map(portName), 'nothing') })
        : null;
    case 'shuffled':
      return said({ cards: event.cards });
    case 'scored': {
      const totals = event.totals.map((ducats, seat) => sentenceOf('events.earned', { power: powerOf(seat), ducats }));
      return said({ scoring: event.scoring, totals: row(totals) });
    }
    case 'catchUpBegan':
      return said({ galleys: sentenceOf('galleys', { count: event.galleys }) });
    case 'gameOver':
      return said({ winners: row(event.winners.map(powerOf)), count: event.winners.length });
  }
}

/** The action that a blockade would stop. */
const thing = (type: string): Sentence => sentenceOf(`blockaded.${type}`);

/** A roll: the number of skulls and of dice. */
const skulls = ({ hits, dice }: Volley): Sentence =>
  sentenceOf('events.skulls', { hits: figure(hits), count: dice.length });

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
