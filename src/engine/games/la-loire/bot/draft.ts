import type { Seat } from '../../../core/game';
import { copyFrame, copyPlayer } from '../copy';
import type { Player, State } from '../state';

/**
 * A partial copy of a position, for planning moves of one seat that draw no card. Such moves never change the decks,
 * replace the market array instead of changing it, and move no rival pieces except boats. All other data is shared with
 * the original.
 */
export function draftOf(state: State, seat: Seat): State {
  return {
    options: state.options,
    shields: state.shields,
    market: state.market,
    circus: state.circus,
    horses: state.horses.slice(),
    buildings: state.buildings.slice(),
    owners: state.owners.slice(),
    towers: state.towers,
    goods: state.goods.slice(),
    characters: state.characters.slice(),
    decks: state.decks,
    players: state.players.map((player, other) => (other === seat ? copyPlayer(player) : rival(player))),
    turn: state.turn,
    lastTurns: state.lastTurns,
    frames: state.frames.map(copyFrame),
  };
}

function rival(player: Player): Player {
  return {
    merchant: player.merchant,
    messenger: player.messenger,
    money: player.money,
    boat: player.boat,
    goods: player.goods,
    messages: player.messages,
    delivered: player.delivered,
    cubes: player.cubes,
    characters: player.characters,
    palaces: player.palaces,
  };
}
