import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import { STARTING_SAILORS } from '../../../engine/games/serenissima-1996/data/components';
import type { Serenissima1996Move } from '../../../engine/games/serenissima-1996/moves';
import type { Choice } from '../../../ipc/contract';
import type { Row, Sentence } from '../../game-ui/game-ui';
import { groupMoves } from '../kit/rows';
import type { Placed } from '../kit/rows';
import { oddsOf } from '../serenissima/odds';
import { target } from '../serenissima/targets';
import { figure, galleyName, sailorsOf, sentenceOf } from '../serenissima/words';
import { ROLES, UNREMINDED } from './row-roles';
import { stepOf, voyages } from './sailing';
import {
  berthName,
  ducatsOf,
  goodName,
  onePiece,
  pieceName,
  piecesOf,
  portName,
  powerOf,
  powersOf,
  spaceName,
  thePhase,
  theSpace,
} from './words';
import type { View } from './words';

/** Sorts legal moves into rows; the order is theirs. */
export function rowsOf(choices: readonly Choice<Serenissima1996Move>[], view: View): Row[] {
  return groupMoves(choices, ROLES, ({ move, forecast }) => ({
    ...(UNREMINDED.includes(move.type) && { open: null }),
    ...place(move, forecast, view),
    note: oddsOf(forecast),
  })).flatMap((row) => [row, ...voyages(row, view)]);
}

/** Whether goods for goods are talked over. */
const exchanged = ({ frame }: View): boolean => frame?.kind === 'bargain' && frame.inReturn !== undefined;

function place(move: Serenissima1996Move, forecast: Choice['forecast'], view: View): Placed {
  const words = (type: string, params: Sentence['params'] = {}) => ({
    label: sentenceOf(`rows.${type}`, params),
    full: sentenceOf(`rows.${type}Full`, params),
  });
  const cost = forecast.cost ?? forecast.price ?? 0;
  const price = ducatsOf(cost);
  switch (move.type) {
    case 'place': {
      const [first, second] = move.crews;
      const params = { first: sailorsOf(first), second, rest: STARTING_SAILORS - first - second };
      return { group: 'placement', row: `${first}`, short: figure(second), ...words('place', params) };
    }
    case 'bid':
      return { group: 'bid', row: 'bid', short: figure(move.amount), ...words('bid', { count: move.amount }) };
    case 'chooseOrder': {
      const number = move.place + 1;
      return { group: 'order', row: 'order', short: figure(number), ...words('chooseOrder', { place: number }) };
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
      return {
        group: 'trade',
        row: `${move.type} ${move.port} ${move.galley}`,
        short: figure(move.count),
        price: move.type === 'buy' ? figure(cost) : null,
        open: move.type === 'buy' ? sentenceOf('rows.buy', params) : null,
        actor: target.galley(move.galley),
        target: target.port(move.port),
        ...words(move.type, params),
      };
    }
    case 'askCargo':
    case 'offerCargo': {
      const other = move.type === 'askCargo' ? move.from : move.galley;
      const params = {
        goods: piecesOf(move.count, move.good),
        good: goodName(move.good),
        power: powerOf(view, view.galleys[other]?.owner ?? -1),
        from: galleyName(move.from),
        galley: galleyName(move.galley),
      };
      return {
        group: 'trade',
        row: `${move.type} ${move.from} ${move.galley} ${move.good}`,
        short: figure(move.count),
        actor: target.galley(move.type === 'askCargo' ? move.galley : move.from),
        target: target.galley(other),
        ...words(move.type, params),
      };
    }
    case 'askBarter':
    case 'offerBarter': {
      const asks = move.type === 'askBarter';
      const other = asks ? move.from : move.galley;
      const params = {
        goods: piecesOf(move.count, move.good),
        good: goodName(move.good),
        given: piecesOf(move.returned, move.inReturn),
        back: goodName(move.inReturn),
        power: powerOf(view, view.galleys[other]?.owner ?? -1),
        from: galleyName(move.from),
        galley: galleyName(move.galley),
      };
      const [gives, gets] = asks ? [move.returned, move.count] : [move.count, move.returned];
      return {
        group: 'barter',
        row: `${move.type} ${move.from} ${move.galley} ${move.good} ${move.inReturn}`,
        short: sentenceOf('rows.barterShort', { gives, gets }),
        actor: target.galley(asks ? move.galley : move.from),
        target: target.galley(other),
        ...words(move.type, params),
      };
    }
    case 'buildGalley': {
      const crew = sentenceOf(move.crew === 'hired' ? 'rows.hired' : 'rows.fromGarrison');
      return {
        group: 'build',
        row: `galley ${move.port}`,
        short: crew,
        price: figure(cost),
        target: target.port(move.port),
        ...words('buildGalley', { port: portName(move.port), crew, price }),
      };
    }
    case 'buildFort':
      return {
        group: 'build',
        row: `fort ${move.port}`,
        short: figure(cost),
        target: target.port(move.port),
        ...words('buildFort', { port: portName(move.port), price }),
      };
    case 'hire':
      return {
        group: 'hire',
        row: `${move.port} ${target.berth(move.to)}`,
        short: figure(move.count),
        price: figure(cost),
        actor: target.berth(move.to),
        target: target.port(move.port),
        ...words('hire', { count: move.count, berth: berthName(move.to), port: portName(move.port), price }),
      };
    case 'transfer':
      return {
        group: 'load',
        row: `${target.berth(move.from)} ${target.berth(move.to)}`,
        short: withFate(pieceName(move.piece), forecast),
        actor: target.berth(move.from),
        target: target.berth(move.to),
        ...words('transfer', {
          from: berthName(move.from),
          to: berthName(move.to),
        }),
        full: withFate(
          sentenceOf('rows.transferFull', {
            piece: onePiece(move.piece),
            from: berthName(move.from),
            to: berthName(move.to),
          }),
          forecast,
        ),
      };
    case 'exchange':
      return {
        group: 'load',
        row: `exchange ${move.galley} ${move.with} ${move.piece}`,
        short: pieceName(move.for),
        actor: target.galley(move.galley),
        target: target.galley(move.with),
        ...words('exchange', {
          piece: onePiece(move.piece),
          wanted: onePiece(move.for),
          galley: galleyName(move.galley),
          other: galleyName(move.with),
        }),
      };
    case 'discard':
    case 'dismiss': {
      const piece = move.type === 'discard' ? goodName(move.good) : sentenceOf('sailor');
      const params = {
        piece: onePiece(move.type === 'discard' ? move.good : 'sailor'),
        galley: galleyName(move.galley),
      };
      return {
        group: 'leave',
        row: `${move.galley}`,
        label: sentenceOf('rows.discard', params),
        short: withFate(piece, forecast),
        full: withFate(sentenceOf(`rows.${move.type}Full`, params), forecast),
        actor: target.galley(move.galley),
      };
    }
    case 'setPassage': {
      const params = { power: powerOf(view, move.towards), answer: sentenceOf(`rows.${move.answer}`) };
      return {
        group: 'standing',
        row: `${move.towards}`,
        short: sentenceOf(`rows.${move.answer}`),
        ...words('setPassage', params),
      };
    }
    case 'quote':
    case 'counter':
      return {
        group: 'bargain',
        row: move.type,
        short: figure(move.price),
        ...words(exchanged(view) ? `${move.type}OnTop` : move.type, { price: ducatsOf(move.price) }),
      };
    case 'take': {
      const { frame } = view;
      const good = frame?.kind === 'bargain' ? frame.good : 0;
      const params = { goods: piecesOf(move.count, good), good: goodName(good), price };
      const placed = {
        group: 'bargain',
        row: 'take',
        short: figure(move.count),
        price: figure(cost),
        ...words('take', params),
      };
      return move.count === 0 ? { ...placed, full: sentenceOf('rows.takeNone', params) } : placed;
    }
    case 'accept':
    case 'refuse': {
      const { each, onTop } = forecast;
      const inAll =
        onTop === undefined
          ? sentenceOf('rows.acceptFull', { price })
          : sentenceOf('rows.acceptOnTop', { price: ducatsOf(onTop) });
      const accept = each === undefined ? inAll : sentenceOf('rows.acceptEach', { price: ducatsOf(each) });
      const full = move.type === 'accept' ? accept : sentenceOf('rows.refuse');
      return {
        group: 'bargain',
        row: 'answer',
        label: sentenceOf('rows.answer'),
        short: sentenceOf(`rows.${move.type}`),
        full,
      };
    }
    case 'sail': {
      const params = {
        galley: galleyName(move.galley),
        space: theSpace(move.to),
        powers: powersOf(view, forecast.consent ?? 0),
      };
      return {
        group: 'sail',
        row: `${move.galley}`,
        short: forecast.consent
          ? sentenceOf('rows.sailAsking', { ...params, space: spaceName(move.to) })
          : spaceName(move.to),
        actor: target.galley(move.galley),
        target: target.space(move.to),
        to: target.space(move.to),
        ...stepOf(view, move.galley, move.to),
        label: sentenceOf('rows.sail', params),
        open: view.galleys[move.galley]?.sailed === 0 ? sentenceOf('rows.unmoved', params) : null,
        full: sentenceOf(forecast.consent ? 'rows.sailAskingFull' : 'rows.sailFull', params),
      };
    }
    case 'askPassage': {
      const label = sentenceOf('rows.askPassage', {
        galley: galleyName(move.galley),
        powers: powersOf(view, forecast.consent ?? 0),
      });
      return {
        group: 'passage',
        row: `${move.galley}`,
        label,
        short: label,
        full: label,
        actor: target.galley(move.galley),
      };
    }
    case 'answerPassage': {
      const word = `${move.grant ? 'grant' : 'deny'}${move.standing ? 'Always' : ''}`;
      const power = powerOf(view, view.active ?? -1);
      return {
        group: 'passage',
        row: 'answer',
        label: sentenceOf('rows.answer'),
        short: sentenceOf(`rows.${word}`),
        full: sentenceOf(`rows.${word}Full`, { power }),
      };
    }
    case 'attack': {
      const { target: foe } = move;
      const owner = 'galley' in foe ? (view.galleys[foe.galley]?.owner ?? -1) : view.ports[foe.port].owner;
      const name = 'galley' in foe ? galleyName(foe.galley) : portName(foe.port);
      return {
        group: 'attack',
        row: `${move.galley} ${target.berth(foe)}`,
        label: sentenceOf('rows.attack', { galley: galleyName(move.galley) }),
        short: sentenceOf('rows.attackGalley', { power: powerOf(view, owner), target: name }),
        full: sentenceOf('galley' in foe ? 'rows.attackFull' : 'rows.attackPortFull', {
          power: powerOf(view, owner),
          target: name,
          galley: galleyName(move.galley),
        }),
        actor: target.galley(move.galley),
        target: target.berth(foe),
      };
    }
    case 'sink':
      return {
        group: 'spoils',
        row: 'sink',
        label: sentenceOf('rows.sink'),
        short: sentenceOf('rows.sink'),
        full: sentenceOf('rows.sink'),
      };
    case 'seize': {
      const { label, full } = words('seize', { count: move.crew });
      const short = withFate(figure(move.crew), forecast);
      return { group: 'spoils', row: 'seize', label, short, full: withFate(full, forecast) };
    }
    case 'stow': {
      const frame = view.frame?.kind === 'spoils' ? view.frame : undefined;
      const to = frame ? (move.from === frame.prize ? frame.victor : frame.prize) : move.from;
      const params = { piece: onePiece(move.good), from: galleyName(move.from), to: galleyName(to) };
      return {
        group: 'spoils',
        row: `stow ${move.from}`,
        short: goodName(move.good),
        actor: target.galley(move.from),
        target: target.galley(to),
        ...words('stow', params),
      };
    }
    case 'jettison': {
      const params = { piece: onePiece(move.good), galley: galleyName(move.galley) };
      return {
        group: 'leave',
        row: `${move.galley}`,
        label: sentenceOf('rows.discard', params),
        short: goodName(move.good),
        full: sentenceOf('rows.jettisonFull', params),
        actor: target.galley(move.galley),
      };
    }
    case 'finishSpoils': {
      const label = sentenceOf('rows.finishSpoils');
      return { group: 'end', row: 'finish', label, short: label, full: label };
    }
    case 'land': {
      const ship = view.galleys[move.galley];
      const id = BOARD.ports.findIndex((entry) => entry.space === ship?.space);
      const params = { count: move.count, galley: galleyName(move.galley), port: portName(id) };
      return {
        group: 'land',
        row: `${move.galley}`,
        label: sentenceOf('rows.land', params),
        short: figure(move.count),
        full: sentenceOf(forecast.sinks ? 'rows.landSinks' : 'rows.landFull', params),
        actor: target.galley(move.galley),
        target: target.port(id),
      };
    }
    case 'sell': {
      const id = BOARD.ports.findIndex((entry) => entry.space === view.galleys[move.galley]?.space);
      const bonus = forecast.bonus ?? 0;
      const params = {
        good: goodName(move.good),
        piece: onePiece(move.good),
        galley: galleyName(move.galley),
        port: portName(id),
        price,
        bonus,
      };
      return {
        group: 'sell',
        row: `${move.galley}`,
        label: sentenceOf('rows.sell', params),
        short: sentenceOf(bonus > 0 ? 'rows.sellBonus' : 'rows.sellShort', { ...params, price: cost }),
        full: sentenceOf(bonus > 0 ? 'rows.sellFullBonus' : 'rows.sellFull', params),
        actor: target.galley(move.galley),
        target: target.port(id),
      };
    }
    case 'endPhase': {
      const label = sentenceOf('rows.endPhase', { phase: thePhase(view.phase) });
      return { group: 'end', row: 'end', label, short: label, full: label };
    }
  }
}

/** A warning where a galley is left without a crew. */
function withFate(sentence: Sentence, { sinks }: Choice['forecast']): Sentence {
  return sinks ? sentenceOf('rows.sinks', { what: sentence }) : sentence;
}
