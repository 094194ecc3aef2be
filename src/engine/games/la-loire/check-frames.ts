import { need } from '../../kit/positions';
import { power } from './abilities';
import { MESSAGES } from './data/messages';
import { NONE } from './state';
import type { ChoiceFrame, CircusFrame, State, TurnFrame } from './state';

/** Checks the stack of decisions: a turn, with at most one question to the same player above it. */
export function checkFrames(state: State): void {
  if (state.frames.length === 0) return;
  const [turn, question] = [state.frames[0], state.frames.at(1)];
  need(turn.kind === 'turn', 'Every decision is part of a turn');
  checkTurn(state, turn);
  if (question === undefined) return;
  need(question.kind !== 'turn' && question.seat === turn.seat, 'Questions are for the player whose turn it is');
  if (question.kind === 'circus') checkCircus(state, turn, question);
  else checkChoice(state, turn, question);
}

function checkTurn(state: State, frame: TurnFrame): void {
  const { merchant, messenger, acting, fetchedBy } = frame;
  need(acting === null || frame[acting], 'The acting figure has moved');
  const brought = fetchedBy === null ? null : state.players[frame.seat][fetchedBy];
  need(
    fetchedBy === null || (frame.fetched && acting === null && !frame[fetchedBy]),
    'The figure with the new horse moves next',
  );
  need((brought?.horses ?? 1) > 0, 'The new horse is in the figure’s stack');
  need(!frame.poor || !(merchant || messenger || frame.fetched), 'A Merchant who cannot leave does not move');
  const player = state.players[frame.seat];
  need(frame.hired <= Math.max(1, player.characters.length), 'Characters hired this turn are theirs');
  need(frame.hired <= power(player, 'hires'), 'No more characters are hired than allowed');
  need(frame.built <= power(player, 'builds'), 'No more is built than allowed');
  need((frame.errand === 'messages') === frame.messages > 0, 'Messages were bought as an action');
  need(merchant || !(frame.bought || frame.built > 0 || frame.shipped), 'A Merchant acts after moving');
  need(messenger || frame.errand === 'none', 'A Messenger acts after moving');
}

function checkCircus(state: State, turn: TurnFrame, { colour }: CircusFrame): void {
  need(state.circus !== NONE, 'There is a circus to move');
  need(turn.acting === 'merchant' && turn.bought, 'The circus moves after a purchase');
  need(colour === state.market[0], 'The first market tile moves the circus');
}

function checkChoice(state: State, turn: TurnFrame, { way, level, drawn, cost }: ChoiceFrame): void {
  need(turn.acting === 'messenger' && turn.messages > 0, 'Cards are drawn for the Messenger');
  need(cost <= level, 'A message costs at most its level');
  const player = state.players[turn.seat];
  need(player.messages.length < power(player, 'messagesHeld'), 'There is room for the message');
  if (way === 'palace') need(drawn.length === 0 && state.decks[level - 1].length > 0, 'There is a deck to search');
  else need(drawn.length > 0 && drawn.length <= power(player, 'drawn'), 'The Spy drew up to three cards');
  need(
    drawn.every((card) => MESSAGES[card].level === level),
    'The drawn cards have the chosen level',
  );
}
