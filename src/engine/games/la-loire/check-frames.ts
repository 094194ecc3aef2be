import { areCounts, isCount, need } from '../../kit/check-tools';
import { power } from './abilities';
import { COLOURS } from './data/board';
import { LEVELS, MESSAGES } from './data/messages';
import { newTurn } from './phases/turn';
import { NONE } from './state';
import type { ChoiceFrame, CircusFrame, Frame, State, TurnFrame } from './state';

const FIELDS: Readonly<Record<Frame['kind'], readonly string[]>> = {
  turn: Object.keys(newTurn(0)),
  circus: ['kind', 'seat', 'colour'],
  choice: ['kind', 'seat', 'way', 'level', 'drawn', 'cost'],
};

/** That there is a stack of decisions at all, for those who look into it before it is checked. */
export function checkStack(frames: unknown): asserts frames is Frame[] {
  need(Array.isArray(frames) && frames.length <= 2, 'There are at most two decisions, one within the other');
  for (const frame of frames as Frame[]) {
    need(typeof frame === 'object' && frame !== null, 'A decision is an object');
    need(typeof frame.kind === 'string' && Object.hasOwn(FIELDS, frame.kind), 'A decision is of a known kind');
    const fields = FIELDS[frame.kind];
    need(
      Object.keys(frame).length === fields.length && fields.every((field) => Object.hasOwn(frame, field)),
      `A decision of kind ${frame.kind} has exactly these fields: ${fields.join(', ')}`,
    );
    if (frame.kind === 'choice')
      need(areCounts(frame.drawn, 0, MESSAGES.length - 1), 'Cards drawn are a list of cards');
  }
}

/** The stack of decisions: a turn at the bottom, and on it at most one question to the same player. */
export function checkFrames(state: State): void {
  const [turn, question] = state.frames;
  if (turn === undefined) return;
  need(turn.kind === 'turn', 'All is decided within a turn');
  need(isCount(turn.seat, 0, state.players.length - 1), 'A turn is a player’s');
  checkTurn(state, turn);
  if (question === undefined) return;
  need(question.kind !== 'turn' && question.seat === turn.seat, 'A question is put to the player whose turn it is');
  if (question.kind === 'circus') checkCircus(state, turn, question);
  else checkChoice(state, turn, question);
}

function checkTurn(state: State, frame: TurnFrame): void {
  const { merchant, messenger, acting, fetchedBy } = frame;
  for (const flag of ['poor', 'merchant', 'messenger', 'fetched', 'bought', 'shipped'] as const) {
    need(typeof frame[flag] === 'boolean', `${flag} is yes or no`);
  }
  need(acting === null || (['merchant', 'messenger'].includes(acting) && frame[acting]), 'Who acts has moved');
  need(fetchedBy === null || ['merchant', 'messenger'].includes(fetchedBy), 'A horse was brought to a figure');
  const brought = fetchedBy === null ? null : state.players[frame.seat][fetchedBy];
  need(fetchedBy === null || (frame.fetched && acting === null && !frame[fetchedBy]), 'That figure moves next');
  need((brought?.horses ?? 1) > 0, 'The horse that was brought is in the stack');
  need(!frame.poor || !(merchant || messenger || frame.fetched), 'Who cannot leave does not move');
  const player = state.players[frame.seat];
  need(isCount(frame.hired, 0, Math.max(1, player.characters.length)), 'Characters hired this turn are his');
  need(isCount(frame.hired, 0, power(player, 'hires')), 'No more characters were hired than allowed');
  need(isCount(frame.built, 0, power(player, 'builds')), 'No more was built than allowed');
  need(['none', 'delivery', 'messages', 'hire'].includes(frame.errand), 'The Messenger’s action is a known one');
  need(isCount(frame.messages, 0, 3), 'Three messages a turn at most');
  need((frame.errand === 'messages') === frame.messages > 0, 'Messages were bought as an action');
  need(merchant || !(frame.bought || frame.built > 0 || frame.shipped), 'A Merchant acts after he has moved');
  need(messenger || frame.errand === 'none', 'A Messenger acts after he has moved');
}

function checkCircus(state: State, turn: TurnFrame, { colour }: CircusFrame): void {
  need(state.circus !== NONE, 'There is a circus to move');
  need(turn.acting === 'merchant' && turn.bought, 'The circus moves after a purchase');
  need(isCount(colour, 0, COLOURS.length - 1) && colour === state.market[0], 'It goes where the first tile says');
}

function checkChoice(state: State, turn: TurnFrame, { way, level, drawn, cost }: ChoiceFrame): void {
  need(turn.acting === 'messenger' && turn.messages > 0, 'Cards are drawn for the Messenger');
  need(LEVELS.includes(level) && isCount(cost, 0, level), 'A message of a known level was paid');
  need(way === 'spy' || way === 'palace', 'Cards are drawn by the Spy or searched in the palace');
  const player = state.players[turn.seat];
  need(player.messages.length < power(player, 'messagesHeld'), 'There is room for the message');
  if (way === 'palace') need(drawn.length === 0 && state.decks[level - 1]?.length > 0, 'There is a deck to search');
  else need(isCount(drawn.length, 1, power(player, 'drawn')), 'The Spy drew up to three cards');
  need(
    drawn.every((card) => MESSAGES[card].level === level),
    'The cards drawn are of that level',
  );
}
