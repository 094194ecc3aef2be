import type { Frame, Message, Player, Stack, State } from './state';

/** Copies a position. Written by hand for speed. Shields never change, so copies share them. */
export function copyState(state: State): State {
  return {
    options: state.options,
    shields: state.shields,
    market: state.market.slice(),
    circus: state.circus,
    horses: state.horses.slice(),
    buildings: state.buildings.slice(),
    owners: state.owners.slice(),
    towers: state.towers,
    goods: state.goods.slice(),
    characters: state.characters.slice(),
    decks: state.decks.map(copyList),
    players: state.players.map(copyPlayer),
    turn: state.turn,
    lastTurns: state.lastTurns === null ? null : state.lastTurns.slice(),
    frames: state.frames.map(copyFrame),
  };
}

/** A deep copy of one player's pieces and cards, written by hand for speed. */
export function copyPlayer(player: Player): Player {
  return {
    merchant: copyStack(player.merchant),
    messenger: copyStack(player.messenger),
    money: player.money,
    boat: player.boat,
    goods: player.goods.slice(),
    messages: player.messages.map(copyMessage),
    delivered: player.delivered.slice(),
    cubes: player.cubes,
    characters: player.characters.slice(),
    palaces: player.palaces.slice(),
  };
}

function copyStack({ at, direction, horses }: Stack): Stack {
  return { at, direction, horses };
}

function copyMessage({ card, cubes }: Message): Message {
  return { card, cubes: cubes.slice() };
}

function copyList(list: number[]): number[] {
  return list.slice();
}

/** A copy of a decision frame. Only the choice of a message contains a list. */
export function copyFrame(frame: Frame): Frame {
  return frame.kind === 'choice' ? { ...frame, drawn: frame.drawn.slice() } : { ...frame };
}
