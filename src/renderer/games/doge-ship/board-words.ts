import { TILES } from '../../../engine/games/doge-ship/data/board';
import { SPACES } from '../../../engine/games/doge-ship/data/components';
import type { TileId } from '../../../engine/games/doge-ship/data/components';
import type { YardTile } from '../../../engine/games/doge-ship/view-types';
import type { TargetId } from '../../board/board-types';
import type { Sentence } from '../../game-ui/sentence';
import { list, sentenceOf } from '../kit/sentences';
import { endedBy } from './decision';
import { dogeFace } from './doge-words';
import { idOf, kindOf } from '../kit/targets';
import { pileCosts } from './pile-costs';
import { spaceState } from './space-words';
import { berthAt, berthTarget, isDeadEnd, isZoneFull, shownSeat, target } from './targets';
import {
  builder,
  count,
  pileName,
  priceWord,
  spaceName,
  tileEffect,
  tileFace,
  tileName,
  worthName,
  zoneName,
} from './words';
import type { View } from './words';

/** The targets of the board in reading order: the ship, the tables, the yard, the piles. */
export function targetsOf(view: View): TargetId[] {
  const seat = shownSeat(view);
  return [
    ...view.ship.levels.flatMap((level) => level.map(berthTarget)),
    ...view.tables.flatMap((table, id) => table.spaces.map((_, i) => target.space(id, i + 1))),
    ...view.players[seat].yard.map(({ tile }) => target.yard(tile)),
    target.stack(seat),
    ...(view.players[seat].markers > 0 ? [target.marker(seat)] : []),
    target.doge(view.doge.tile),
    ...drawnTargets(view),
    ...view.piles.map((_, pile) => target.pile(pile)),
    target.dogePile,
    target.gauge,
  ];
}

/** The drawn tiles to choose from, if the viewer may see them. */
function drawnTargets(view: View): TargetId[] {
  const { frame } = view;
  if (frame?.kind === 'drawn') return (frame.tiles ?? []).map(target.drawn);
  return frame?.kind === 'doge' ? (frame.tiles ?? []).map(target.doge) : [];
}

/** A target of the board in words, with its state, for screen readers. */
export function nameTarget(id: TargetId, view: View): Sentence {
  const n = idOf(id);
  switch (kindOf(id)) {
    case 'space':
      return spaceState(Math.floor(n / SPACES), (n % SPACES) + 1, view);
    case 'berth':
      return berthState(id, view);
    case 'yard':
      return yardState(n, view);
    case 'drawn':
      return sentenceOf(`names.drawn.${priceWord(n)}`, {
        tile: tileName(n),
        face: tileEffect(n),
        price: count('ducat', TILES[n].cost),
      });
    case 'doge':
      return sentenceOf(n === view.doge.tile ? 'names.doge' : 'names.dogeDrawn', { face: dogeFace(n) });
    case 'stack':
      return stackState(n, view);
    case 'marker':
      return sentenceOf('names.marker', { builder: builder(n), what: count('marker', view.players[n].markers) });
    case 'pile':
      return pileState(n, view);
    case 'room':
      return sentenceOf('names.room');
    case 'dogePile':
      return sentenceOf('names.dogePile', { tiles: count('tile', view.doge.pile) });
    default:
      return gaugeState(view);
  }
}

/** The title of a target's card: the name of a space or tile without its state. Other targets have their full name. */
export function shortName(id: TargetId, view: View): Sentence {
  const n = idOf(id);
  switch (kindOf(id)) {
    case 'space':
      return spaceName(Math.floor(n / SPACES), (n % SPACES) + 1);
    case 'yard':
    case 'drawn':
      return tileName(n);
    default:
      return nameTarget(id, view);
  }
}

/** What a tile's card says below its name: a part's current yield, or the values of another tile. */
export function factsOf(id: TargetId, view: View): Sentence {
  const n = idOf(id);
  const entry = kindOf(id) === 'drawn' || kindOf(id) === 'yard' ? tileAt(id, view) : null;
  if (!entry) return nameTarget(id, view);
  if (!entry.worth) return tileValues(n);
  if (isDeadEnd(TILES[n].pile, view)) return sentenceOf('rows.deadEnd');
  const key = entry.fits ? 'worthNow' : isZoneFull(TILES[n].pile, view) ? 'worthReplacing' : 'worthLater';
  const worth = sentenceOf(`names.${key}`, { worth: worthName(entry.worth) });
  const end = kindOf(id) === 'yard' ? endedBy(n, view) : null;
  return end ? sentenceOf('rows.notes', { all: worth, item: end }) : worth;
}

/** The values of a barricade or gondola. A barricade's number is explained, because it is printed as large. */
function tileValues(id: TileId): Sentence {
  const tile = TILES[id];
  const face = tileEffect(id);
  return tile.kind === 'barricade' ? sentenceOf('names.barricade', { face, n: tile.priority }) : face;
}

function tileAt(id: TargetId, { frame, players }: View): YardTile | null {
  const offers = frame?.kind === 'drawn' ? (frame.offers ?? []) : [];
  const tiles = kindOf(id) === 'drawn' ? offers : players.flatMap(({ yard }) => yard);
  return tiles.find(({ tile }) => tile === idOf(id)) ?? null;
}

function berthState(id: TargetId, view: View): Sentence {
  const berth = berthAt(id, view);
  if (!berth) return sentenceOf('nothing');
  const params = { zone: zoneName(berth.zone), n: berth.column + 1 };
  const place = sentenceOf(berth.violet ? 'names.berthViolet' : 'names.berth', params);
  if (berth.tile === null) return sentenceOf(berth.open ? 'names.berthOpen' : 'names.berthEmpty', { place });
  return sentenceOf('names.berthBuilt', { place, tile: tileName(berth.tile), builder: builder(berth.builder) });
}

function yardState(tile: number, view: View): Sentence {
  const seat = view.players.findIndex(({ yard }) => yard.some((entry) => entry.tile === tile));
  const worth = view.players[seat]?.yard.find((entry) => entry.tile === tile)?.worth;
  const params = { tile: tileName(tile), builder: builder(seat), face: tileEffect(tile) };
  if (worth && isDeadEnd(TILES[tile].pile, view)) return sentenceOf('names.yardPartDead', params);
  return worth
    ? sentenceOf(isZoneFull(TILES[tile].pile, view) ? 'names.yardPartFull' : 'names.yardPart', {
        ...params,
        worth: worthName(worth),
      })
    : sentenceOf('names.yard', params);
}

function stackState(seat: number, view: View): Sentence {
  const { top, stack } = view.players[seat];
  if (!top) return sentenceOf('names.noStack', { builder: builder(seat) });
  return sentenceOf('names.stack', {
    builder: builder(seat),
    n: stack.length,
    tile: tileName(top.tile),
    face: tileFace(top.tile),
  });
}

/** A pile's size and what its tiles cost. */
function pileState(pile: number, view: View): Sentence {
  const all = sentenceOf('names.pile', { pile: pileName(pile), tiles: count('tile', view.piles[pile]) });
  const item = pileCosts(pile, view);
  return item ? sentenceOf('list', { all, item }) : all;
}

/** The current Doge tile's water level, compared with each builder's barricades. */
function gaugeState(view: View): Sentence {
  const { event } = view.doge;
  const heights = list(
    view.players.map(({ stack }, seat) =>
      sentenceOf('events.of', { builder: builder(seat), what: count('barricade', stack.length) }),
    ),
    'nothing',
  );
  return event?.type === 'highWater'
    ? sentenceOf('names.gauge', { n: event.level, heights })
    : sentenceOf('names.gaugeDry', { heights });
}
