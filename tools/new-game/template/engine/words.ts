import { GOAL, MAX_DICE, PURSE } from './board';
import { REFUSALS } from './refusals';

export const SCORE_LINES = { way: 'Spaces travelled', money: 'Ducats' } as const;

/** The rules as paragraphs that a refusal can cite. `cite` is the place in the rulebook. */
const RULES = {
  moves: { cite: 'This app', text: 'Every move names an action and the pieces it uses.' },
  turn: { cite: 'Rulebook, Turn', text: 'Players take turns. In a turn you walk, throw dice, or rest.' },
  walking: { cite: 'Rulebook, Turn', text: 'A walk goes one space further and costs nothing.' },
  throwing: {
    cite: 'Rulebook, Turn',
    text: `Who throws pays a ducat a die, up to ${MAX_DICE} dice, and goes as many spaces as they show.`,
  },
  resting: { cite: 'Rulebook, Turn', text: `Who rests takes a ducat. Nobody holds more than ${PURSE.most}.` },
  end: {
    cite: 'Rulebook, End',
    text: `Who reaches space ${GOAL} ends the game at once. Each space counts a point and each ducat another; most points win.`,
  },
} as const;

export const WORDS = {
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message])),
  rules: RULES,
  score: SCORE_LINES,
};
