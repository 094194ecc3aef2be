/** What Electron's main process says itself: the menu, and boxes for which there is no page. */
export const english = {
  menu: {
    game: 'Game',
    home: 'Home',
    newGame: 'New game',
    settings: 'Settings',
    close: 'Close the window',
    quit: 'Quit',
    about: 'About Serenissima',
    services: 'Services',
    hide: 'Hide Serenissima',
    hideOthers: 'Hide the others',
    unhide: 'Show all',
    edit: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    view: 'View',
    fullScreen: 'Full screen',
    window: 'Window',
    minimize: 'Minimise',
    zoom: 'Zoom',
    front: 'Bring all to the front',
  },
  files: { exportTitle: 'Export the game', importTitle: 'Import a saved game', saves: 'Saved games of Serenissima' },
  cannotStart: {
    title: 'Serenissima cannot start',
    detail: '{reason}\n\nSaved games are untouched. Installing again may help.',
  },
  stopped: {
    message: 'The window has stopped several times.',
    detail: 'Reason: {reason}. Every move is saved; nothing is lost.',
    again: 'Try again',
    quit: 'Quit',
  },
};

export type ShellTexts = typeof english;
