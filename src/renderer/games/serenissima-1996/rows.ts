import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import { STARTING_SAILORS } from '../../../engine/games/serenissima-1996/data/components';
import type { Berth, Serenissima1996Move } from '../../../engine/games/serenissima-1996/moves';
import type { BargainFrame } from '../../../engine/games/serenissima-1996/state';
import type { GalleyId } from '../../../engine/games/serenissima/board';
import type { Choice } from '../../../ipc/table';
import type { Row, Sentence } from '../../game-ui/game-ui';
import { groupMoves, line, whole } from '../kit/rows';
import type { Placed } from '../kit/rows';
import { oddsOf } from '../serenissima/odds';
import { target } from '../serenissima/targets';
import { broughtBy, ducatsOf, figure, galleyName, leftBy, sailorsOf, sentenceOf, unsold } from '../serenissima/words';
import { answersFirst, bargainPlace, fetched } from './bargain';
import { question } from './decision';
import { ROW_RULES } from './row-roles';
import { stepOf, voyages } from './sailing';
import {
  berthName,
  goalName,
  goodName,
  onePiece,
  pieceName,
  piecesOf,
  portName,
  powerOf,
  powersOf,
  thePhase,
  thePlace,
} from './words';
import type { View } from './words';

type Move<T extends Serenissima1996Move['type']> = Extract<Serenissima1996Move, { type: T }>;

/** Groups legal moves into rows, in their given order. */
export function rowsOf(choices: readonly Choice<Serenissima1996Move>[], view: View): Row[] {
  return groupMoves([...choices].sort(answersFirst), ROW_RULES, ({ move, forecast }) => ({
    note: oddsOf(forecast),
    left: leftBy(forecast),
    brings: broughtBy(forecast, portName),
    ...place(move, forecast, view),
  })).flatMap((row) => [row.group === 'sell' ? unsold(row, goodName) : row, ...voyages(row, view)]);
}

/** The port in a galley's space, or -1. */
const portOf = (view: View, galley: GalleyId): number =>
  BOARD.ports.findIndex(({ space }) => space === view.galleys[galley]?.space);

function place(move: Serenissima1996Move, forecast: Choice['forecast'], view: View): Placed {
  const cost = forecast.cost ?? forecast.price ?? 0;
  const price = ducatsOf(cost);
  switch (move.type) {
    case 'place': {
      const [first, second] = move.crews;
      const rest = STARTING_SAILORS - first - second;
      const params = { first: sailorsOf(first), second, rest };
      return {
        ...line('placement', '', 'place', figure(first), params),
        ...sharing(view),
        parts: [first, second, rest],
      };
    }
    case 'bid':
      return {
        ...line('bid', 'bid', 'bid', figure(move.amount), { count: move.amount }),
        ...(forecast.money === 0 && move.amount > 0 && { warning: sentenceOf('rows.bidAllWarning', { price }) }),
      };
    case 'chooseOrder': {
      const number = move.place + 1;
      return line('order', 'order', 'chooseOrder', figure(number), { place: number });
    }
    case 'buy':
    case 'askPrice': {
      const params = {
        goods: piecesOf(move.count, BOARD.ports[move.port].good),
        good: goodName(BOARD.ports[move.port].good),
        port: portName(move.port),
        power: powerOf(view, view.ports[move.port].owner),
        galley: galleyName(move.galley),
        price,
      };
      const buys = move.type === 'buy';
      return {
        ...line('trade', `${move.type} ${move.port} ${move.galley}`, move.type, figure(move.count), params),
        price: buys ? figure(cost) : null,
        open: buys ? sentenceOf('rows.buy', params) : null,
        actor: target.galley(move.galley),
        target: target.port(move.port),
      };
    }
    case 'askCargo':
    case 'offerCargo':
    case 'askBarter':
    case 'offerBarter':
      return trade(move, forecast, view);
    case 'buildGalley': {
      const crew = sentenceOf(move.crew === 'hired' ? 'rows.hired' : 'rows.fromGarrison');
      const params = { port: portName(move.port), crew, price };
      const placed = line('build', `galley ${move.port}`, 'buildGalley', crew, params);
      return { ...placed, price: figure(cost), target: target.port(move.port) };
    }
    case 'buildFort': {
      const params = { port: portName(move.port), price };
      return {
        ...line('build', `fort ${move.port}`, 'buildFort', figure(cost), params),
        target: target.port(move.port),
      };
    }
    case 'hire': {
      const actor = target.berth(move.to);
      const params = { count: move.count, berth: berthName(move.to), port: portName(move.port), price };
      const key = 'galley' in move.to ? 'hire' : 'hireAshore';
      const placed = line('hire', `${move.port} ${actor}`, key, figure(move.count), params);
      return { ...placed, price: figure(cost), actor, target: target.port(move.port) };
    }
    case 'transfer': {
      const [from, to] = [target.berth(move.from), target.berth(move.to)];
      const params = { piece: onePiece(move.piece), from: berthName(move.from), to: berthName(move.to) };
      const placed = line('load', `${from} ${to}`, 'transfer', pieceName(move.piece), params);
      return { ...withFate(placed, forecast), actor: from, target: to };
    }
    case 'exchange': {
      const params = {
        piece: onePiece(move.piece),
        wanted: onePiece(move.for),
        galley: galleyName(move.galley),
        other: galleyName(move.with),
      };
      const row = `exchange ${move.galley} ${move.with} ${move.piece}`;
      return {
        ...line('load', row, 'exchange', pieceName(move.for), params),
        actor: target.galley(move.galley),
        target: target.galley(move.with),
      };
    }
    case 'discard':
    case 'dismiss':
    case 'jettison': {
      const piece = move.type === 'dismiss' ? 'sailor' : move.good;
      const params = { piece: onePiece(piece), galley: galleyName(move.galley) };
      const placed = line('leave', `${move.galley}`, move.type, pieceName(piece), params);
      return {
        ...withFate(placed, forecast),
        label: sentenceOf('rows.discard', params),
        actor: target.galley(move.galley),
      };
    }
    case 'setPassage': {
      const answer = sentenceOf(`rows.${move.answer}`);
      const params = { power: powerOf(view, move.towards), answer };
      return line('standing', `${move.towards}`, 'setPassage', answer, params);
    }
    case 'quote':
    case 'counter':
    case 'take':
    case 'accept':
    case 'refuse':
      return bargainPlace(move, forecast, view.frame as BargainFrame);
    case 'sail':
      return sail(move, forecast, view);
    case 'askPassage': {
      const params = { galley: galleyName(move.galley), powers: powersOf(view, forecast.consent ?? 0) };
      return {
        ...whole('passage', `${move.galley}`, 'askPassage', params),
        actor: target.galley(move.galley),
      };
    }
    case 'answerPassage': {
      const word = `${move.grant ? 'grant' : 'deny'}${move.standing ? 'Always' : ''}`;
      const params = { power: powerOf(view, view.active ?? -1) };
      const placed = line('passage', 'answer', word, sentenceOf(`rows.${word}`), params);
      const { piece: actor } = question(view) ?? {};
      return { ...placed, label: sentenceOf('rows.answer'), ...(actor && { actor }) };
    }
    case 'attack': {
      const { target: foe } = move;
      const owner = 'galley' in foe ? (view.galleys[foe.galley]?.owner ?? -1) : view.ports[foe.port].owner;
      const name = 'galley' in foe ? galleyName(foe.galley) : portName(foe.port);
      const params = { power: powerOf(view, owner), target: name, galley: galleyName(move.galley) };
      const placed = line(
        'attack',
        `${move.galley} ${target.berth(foe)}`,
        'attack',
        sentenceOf('rows.attackGalley', params),
        params,
      );
      return {
        ...placed,
        ...('port' in foe && { full: sentenceOf('rows.attackPortFull', params) }),
        actor: target.galley(move.galley),
        target: target.berth(foe),
      };
    }
    case 'sink':
      return { ...whole('spoils', 'sink', 'sink'), ...spoilsOf(view) };
    case 'seize':
      return {
        ...withFate(line('spoils', 'seize', 'seize', figure(move.crew), { count: move.crew }), forecast),
        ...spoilsOf(view),
      };
    case 'stow': {
      const frame = view.frame?.kind === 'spoils' ? view.frame : undefined;
      const to = frame ? (move.from === frame.prize ? frame.victor : frame.prize) : move.from;
      const params = { piece: onePiece(move.good), from: galleyName(move.from), to: galleyName(to) };
      return {
        ...line('spoils', `stow ${move.from}`, 'stow', goodName(move.good), params),
        actor: target.galley(move.from),
        target: target.galley(to),
      };
    }
    case 'finishSpoils':
      return whole('end', 'finish', 'finishSpoils');
    case 'land': {
      const port = portOf(view, move.galley);
      const params = { count: move.count, galley: galleyName(move.galley), port: portName(port) };
      return {
        ...line('land', `${move.galley}`, 'land', figure(move.count), params),
        ...(forecast.sinks && { full: sentenceOf('rows.landSinks', params) }),
        actor: target.galley(move.galley),
        target: target.port(port),
      };
    }
    case 'sell': {
      const port = portOf(view, move.galley);
      const bonus = forecast.bonus ?? 0;
      const params = {
        good: goodName(move.good),
        piece: onePiece(move.good),
        galley: galleyName(move.galley),
        port: portName(port),
        price,
        bonus,
      };
      const short = sentenceOf(bonus > 0 ? 'rows.sellBonus' : 'rows.sellShort', { ...params, price: cost });
      return {
        ...line('sell', `${move.galley}`, 'sell', short, params),
        ...(bonus > 0 && { full: sentenceOf('rows.sellFullBonus', params) }),
        actor: target.galley(move.galley),
        target: target.port(port),
      };
    }
    case 'endPhase':
      return whole('end', 'end', 'endPhase', { phase: thePhase(view.phase) });
  }
}

/** The names for dividing a power's first sailors: its galleys and its capital. */
function sharing(view: View): Pick<Placed, 'shares' | 'actor' | 'also'> {
  const [seat] = view.actors;
  const berths: Berth[] = [
    ...view.galleys.flatMap((galley, id) => (galley?.owner === seat ? [{ galley: id }] : [])),
    ...view.ports.flatMap(({ owner }, port) => (owner === seat ? [{ port }] : [])),
  ];
  const [actor, ...also] = berths.map(target.berth);
  return { shares: berths.map((berth) => sentenceOf('rows.share', { berth: berthName(berth) })), actor, also };
}

/** Goods from another power’s galley, for money or for goods. */
function trade(
  move: Move<'askCargo' | 'offerCargo' | 'askBarter' | 'offerBarter'>,
  forecast: Choice['forecast'],
  view: View,
): Placed {
  const { type, from, galley, good, count } = move;
  const asks = type === 'askCargo' || type === 'askBarter';
  const [own, other] = asks ? [galley, from] : [from, galley];
  const params = {
    goods: piecesOf(count, good),
    good: goodName(good),
    power: powerOf(view, view.galleys[other]?.owner ?? -1),
    from: galleyName(from),
    galley: galleyName(galley),
  };
  const on = { actor: target.galley(own), target: target.galley(other) };
  const row = `${type} ${from} ${galley} ${good}`;
  if (!('inReturn' in move)) return { ...line(asks ? 'trade' : 'offer', row, type, figure(count), params), ...on };
  const { inReturn, returned } = move;
  const [gives, gets] = asks ? [returned, count] : [count, returned];
  const more = { ...params, given: piecesOf(returned, inReturn), back: goodName(inReturn) };
  return {
    ...line('barter', `${row} ${inReturn}`, type, sentenceOf('rows.barterShort', { gives, gets }), more),
    ...on,
    brings: fetched(forecast, good, inReturn),
  };
}

/** The galley that won a battle, and its prize. */
function spoilsOf({ frame }: View): Pick<Placed, 'actor' | 'target'> {
  return frame?.kind === 'spoils' ? { actor: target.galley(frame.victor), target: target.galley(frame.prize) } : {};
}

function sail({ galley, to }: Move<'sail'>, { consent = 0 }: Choice['forecast'], view: View): Placed {
  const params = { galley: galleyName(galley), space: thePlace(to), powers: powersOf(view, consent) };
  const asking = { ...params, space: goalName(to) };
  return {
    ...line('sail', `${galley}`, 'sail', consent ? sentenceOf('rows.sailAsking', asking) : goalName(to), params),
    ...(consent && { full: sentenceOf('rows.sailAskingFull', params) }),
    open: view.galleys[galley]?.sailed === 0 ? sentenceOf('rows.unmoved', params) : null,
    actor: target.galley(galley),
    target: target.space(to),
    to: target.space(to),
    ...stepOf(view, galley, to),
  };
}

/** Adds a warning if a galley would be left without a crew. */
function withFate(placed: Placed, { sinks }: Choice['forecast']): Placed {
  const warned = (what: Sentence) => sentenceOf('rows.sinks', { what });
  return sinks ? { ...placed, short: warned(placed.short), full: warned(placed.full) } : placed;
}
