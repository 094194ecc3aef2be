import type { AppRule } from '../../ui/app-rules';

/** The rulebook's chapter about the app. */
const appRules: { readonly chapter: string } & Readonly<
  Record<AppRule, { readonly title: string; readonly text: string }>
> = {
  chapter: 'Using the app',
  home: {
    title: 'Home',
    text: 'Continue your last game, start a new one, learn to play or read the rules. Your saved games are on the same page.',
  },
  saves: {
    title: 'Saved games',
    text: 'Every move is saved as soon as it’s played. You can rename, duplicate, export, check or delete a saved game, and import a save file. You can restore deleted games. A backup is one file with all your games and settings.',
  },
  setup: {
    title: 'New game',
    text: 'Choose a game, and a person or a computer for each seat. A computer has a level and a play style. Save your choices as a preset to use them again. For the rule behind a variant, select the variant and press F1.',
  },
  lessons: {
    title: 'Learning a game',
    text: 'Every game has a short introduction and hands-on lessons. You make every move, and mistakes don’t count. Lessons aren’t saved. You can restart them anytime.',
  },
  board: {
    title: 'The board',
    text: 'Select a piece to highlight where it can go, then choose a place. You can also drag the piece. To move the view, drag the board or zoom in.',
  },
  choices: {
    title: 'Your choices',
    text: 'Everything you can do now is beside the board and on the card of the selected piece. Point at a choice to highlight its pieces. What you can’t do is listed under “Not possible now”, with the reason.',
  },
  undo: {
    title: 'Undo',
    text: 'You can undo your moves back to the last dice roll, revealed secret or answer to another player. A setting lifts this limit.',
  },
  plan: {
    title: 'Plans',
    text: 'A plan lets you try out your turn. Nothing is played until you choose “Play plan”. You can step back or cancel the plan. If you close it, you can continue it until the next move.',
  },
  hints: {
    title: 'Hints',
    text: 'A hint shows what a Doge would do in your place and how the turn may go on. You can play it step by step or edit it as a plan. It only uses what you can see.',
  },
  notes: {
    title: 'Notes',
    text: 'Other players can’t see your notes. You can pin a note to a place or a piece. A saved game contains its notes.',
  },
  threats: {
    title: 'Threats and reach',
    text: 'This view shows where every piece can go and what it can attack, this turn and next turn. In The Doge Ship it shows what high water would cost.',
  },
  log: {
    title: 'Log',
    text: 'The log lists every event. You can search it and filter it by kind and by player. On a line, press Enter to replay that moment or F1 to read the rule.',
  },
  replay: {
    title: 'Replay',
    text: 'A replay shows the moves so far on the board. Go through them one by one, by turn or at any speed. You can start a new game from any move. The original won’t change.',
  },
  words: {
    title: 'Text view',
    text: 'The text view shows the board as tables, for screen readers and keyboards. You can play from it too.',
  },
  players: {
    title: 'Players',
    text: 'During a game, you can give a seat to a person or a computer, change a computer’s level, resign, or end the game.',
  },
  computers: {
    title: 'Computer turns',
    text: 'You can skip a computer’s turn, fast-forward all of them, or watch again what happened since your last turn. A computer only knows what a player in its seat can see.',
  },
  together: {
    title: 'Pass and play',
    text: 'When several people share this computer, a screen hides the board until the next player takes over. A setting turns it off.',
  },
  ending: {
    title: 'Final score',
    text: 'The final score shows where each player’s points come from. The game summary has graphs, turning points and dice luck.',
  },
  rulebook: {
    title: 'Rulebook',
    text: 'Search the rules or open a chapter. F1 opens the paragraph for the focused item. Our rulings say how we play where the sources say nothing or disagree.',
  },
  settings: {
    title: 'Settings',
    text: 'Settings apply at once. Choose the language, text size and colours, how fast pieces move, how long computers think, and the sounds.',
  },
  controls: {
    title: 'Mouse, keyboard, gamepad, touch',
    text: 'You can play with any of them. Help lists the keys, and you can change the shortcuts in Settings.',
  },
  about: {
    title: 'This app',
    text: 'Serenissima works offline and sends nothing. If something goes wrong, a report saves the details to a file that you can send us.',
  },
};

export default { appRules };
