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
    hideOthers: 'Hide others',
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
    devTools: 'Developer tools',
    front: 'Bring all to front',
    help: 'Help',
    rules: 'Rules of the games',
    report: 'Report a problem…',
    logs: 'Open the log folder',
  },
  /** Dialogs for files, by what is in them. */
  files: {
    writing: { save: 'Export the game', backup: 'Back up everything', report: 'Save the report' },
    reading: { save: 'Import a saved game', backup: 'Restore a backup', report: 'Open a report' },
    kinds: {
      save: 'Saved games of Serenissima',
      backup: 'Backups of Serenissima',
      report: 'Reports of problems with Serenissima',
    },
  },
  cannotStart: {
    title: 'Serenissima cannot start',
    detail: '{reason}\n\nSaved games are untouched. Reinstalling may help.',
  },
  stopped: {
    message: 'The window has stopped several times.',
    detail: 'Reason: {reason}. Every move is saved; nothing is lost.',
  },
  failed: {
    message: 'The window could not be loaded.',
    detail: 'Reason: {reason}. Every move is saved; nothing is lost. If it keeps happening, reinstalling may help.',
  },
  frozen: {
    message: 'The window is not responding.',
    detail: 'It may be busy, or stuck. Reloading it loses nothing: every move is saved.',
    reload: 'Reload',
    wait: 'Wait',
  },
  graphics: {
    message: 'The graphics have stopped several times.',
    detail:
      'The game goes on, perhaps more slowly. Every move is saved. If it happens again, a newer driver for the graphics card may help.',
  },
  fault: {
    message: 'Something went wrong in the app itself.',
    detail:
      '{reason}\n\nThe app goes on, and every move that was shown is saved. To tell us, choose Help, Report a problem.',
  },
  /** Buttons. */
  again: 'Try again',
  quit: 'Quit',
  close: 'Close',
};

export type ShellTexts = typeof english;
