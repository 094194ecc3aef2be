import type { TemplateGameEvent } from '../engine/state';
import type { TargetId } from '../../../../src/renderer/board/board-types';
import type { Sentence } from '../../../../src/renderer/game-ui/sentence';
import { figure, list, sentenceOf } from '../../../../src/renderer/games/kit/sentences';
import { target } from './targets';
import { colourOf, coloursOf } from './words';

export function describe(event: TemplateGameEvent): Sentence {
  if (event.type === 'gameOver') return sentenceOf('events.gameOver', { winners: coloursOf(event.winners) });
  const power = colourOf(event.seat);
  switch (event.type) {
    case 'walked':
      return sentenceOf('events.walked', { power, to: event.to });
    case 'rested':
      return sentenceOf('events.rested', { power, n: event.money });
    case 'thrown':
      return sentenceOf('events.thrown', { power, dice: list(event.dice.map(figure), 'nobody'), to: event.to });
  }
}

/** The places on the board that an event concerns. */
export function places(event: TemplateGameEvent): TargetId[] {
  return 'seat' in event ? [target.piece(event.seat)] : [];
}
