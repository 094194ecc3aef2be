import { areClose } from '../../../board/geometry';
import type { NameRoom } from './anchorage';
import { roomOf } from './sea-names';
import type { PlacedName } from './sea-names';

/** The areas of the seas' names, each with the `free` places to which the name can move to make way for galleys. */
export function nameRooms(names: readonly PlacedName[]): NameRoom[] {
  const rooms = names.map((name) => ({ space: name.space, room: roomOf(name) }));
  return names.map((name, i) => {
    const { room } = rooms[i];
    const free = name.alternatives.map(roomOf).filter((other) => {
      const taken = rooms.some(({ space, room: near }) => space !== name.space && areClose(near, other));
      return !taken && !areClose(room, other);
    });
    return { ...room, space: name.space, free };
  });
}
