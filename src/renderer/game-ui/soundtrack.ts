import type { GameEvent } from '../../engine/core/game';
import type { AmbienceSettings } from '../sound/player/ambience';
import type { Score } from '../sound/score/score';

/** Capability: the music and the ambience of a table. */
export interface Soundtrack<V, E extends GameEvent> {
  /** The pieces of music, which play in turn. */
  loadPieces(): Promise<readonly Score[]>;
  surroundings(view: V): AmbienceSettings;
  /** Events that bring in the percussion of `battle` for a while. */
  readonly fights: readonly E['type'][];
  /** A part of the game, such as a season. A sting plays when it changes. */
  chapter?(view: V): string;
}
