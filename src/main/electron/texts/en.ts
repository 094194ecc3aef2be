/** The texts of Electron's main process: the menu, and the dialogs that are not part of the page. */
export const english = {
  menu: {
    game: 'Game',
    home: 'Home',
    newGame: 'New game',
    settings: 'Settings',
    close: 'Close window',
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
    rules: 'Game rules',
    report: 'Report a problem…',
    logs: 'Open log folder',
  },
  files: {
    writing: { save: 'Export game', backup: 'Back up everything', report: 'Save report' },
    reading: { save: 'Import a saved game', backup: 'Restore a backup', report: 'Open a report' },
    kinds: {
      save: 'Serenissima saved games',
      backup: 'Serenissima backups',
      report: 'Serenissima problem reports',
    },
  },
  cannotStart: {
    title: 'Serenissima can’t start',
    detail: '{reason}\n\nYour saved games are safe. Try reinstalling.',
  },
  stopped: {
    message: 'The window has crashed several times.',
    detail: 'Reason: {reason}. Every move is saved.',
  },
  failed: {
    message: 'The window couldn’t load.',
    detail: 'Reason: {reason}. Every move is saved. If this keeps happening, try reinstalling.',
  },
  frozen: {
    message: 'The window isn’t responding.',
    detail: 'It may be busy or stuck. You can safely reload it, since every move is saved.',
    reload: 'Reload',
    wait: 'Wait',
  },
  graphics: {
    message: 'The graphics have crashed several times.',
    detail:
      'You can keep playing, but it may be slower. Every move is saved. If this happens again, try updating your graphics driver.',
  },
  fault: {
    message: 'Something went wrong in the app.',
    detail:
      '{reason}\n\nYou can keep playing, and every move shown is saved. To tell us, choose Help, then Report a problem.',
  },
  again: 'Try again',
  quit: 'Quit',
  close: 'Close',
};

export type ShellTexts = typeof english;
