import type { TemplateGameView } from '../engine/state';
import type { Sentence } from '../../../../src/renderer/game-ui/sentence';
import { list, sentenceOf } from '../../../../src/renderer/games/kit/sentences';

export type View = TemplateGameView;

/** The players' colours by seat, as locale keys. */
export const COLOURS = ['red', 'blue', 'green', 'gold'] as const;

export const colourOf = (seat: number): Sentence => sentenceOf(`powers.${COLOURS[seat]}`);
export const coloursOf = (seats: readonly number[]): Sentence => list(seats.map(colourOf), 'nobody');
