import { GOAL, MAX_DICE, PURSE } from './board';
import { REFUSALS } from './refusals';

export const SCORE_LINES = { way: 'Spaces travelled', money: 'Ducats' } as const;

/** The rules as paragraphs that a refusal can cite. `cite` is the place in the rulebook. */
const RULES = {
  moves: {
    cite: 'This app',
    text: 'Choose a move beside the board or on it. If a move is impossible, the app tells you why.',
  },
  turn: { cite: 'Rulebook, Turn', text: 'Players take turns. On your turn, walk, throw dice or rest.' },
  walking: { cite: 'Rulebook, Turn', text: 'Walking moves you one space and is free.' },
  throwing: {
    cite: 'Rulebook, Turn',
    text: `Throw up to ${MAX_DICE} dice at a ducat each, and move as many spaces as they show.`,
  },
  resting: { cite: 'Rulebook, Turn', text: `Resting earns you a ducat. You can’t have more than ${PURSE.most}.` },
  end: {
    cite: 'Rulebook, End',
    text: `The first player to reach space ${GOAL} ends the game. Each space and each ducat is worth a point. The highest score wins.`,
  },
} as const;

export const WORDS = {
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message])),
  rules: RULES,
  score: SCORE_LINES,
};
