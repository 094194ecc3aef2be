/** English texts of what is kept outside the shelf: deleted games, backups, reports of problems. */
export const keepingEnglish = {
  deleted: {
    entry: 'Recently deleted ({count})',
    title: 'Recently deleted',
    about: {
      electron: 'Deleted games are kept here for at least {days} days; after that they go to the system’s trash.',
      web: 'Deleted games are kept here for at least {days} days; after that they are gone for good.',
    },
    none: 'There are no deleted games.',
    on: 'deleted on {date}',
    restore: 'Restore',
    restored: '“{title}” is among the saved games again.',
    discard: 'Delete for good',
    empty: 'Delete all for good',
    one: 'Delete “{title}” for good?',
    all: 'Delete {count} game for good? | Delete all {count} games for good?',
    after: {
      electron: 'It goes to the system’s trash where there is one, and does not come back here.',
      web: 'It cannot be brought back.',
    },
    back: 'Keep',
  },
  report: {
    open: 'Report a problem…',
    title: 'Report a problem',
    about:
      'Makes one file that helps to find out what went wrong. Nothing is sent anywhere: you save the file and pass it on yourself.',
    said: 'What happened?',
    holds: 'What is in the file',
    match: 'Add this game as it stands now',
    matchNote:
      'The file then holds the whole game: every secret of every player, the luck still to come, and the names of the players.',
    added: '“{title}” with {moves}; it is not shown here because of its secrets.',
    graphics: 'Graphics',
    system: 'System',
    settings: 'Settings',
    log: 'Log, the last {lines}',
    lines: '{count} line | {count} lines',
    save: 'Save the report…',
    saved: 'Saved as {name}.',
    looking: 'This is the game of a report. Nothing of it is saved.',
  },
  backup: {
    entry: 'Back up and restore…',
    title: 'Back up and restore',
    about:
      'One file holds every saved game, with all its secrets, and the settings. Keep it on another disk, or take it to another computer.',
    make: 'Back up everything…',
    made: 'Saved as {name}: {games}.',
    games: '{count} game | {count} games',
    left: '{count} entry of the list cannot be read and is not in it. | {count} entries of the list cannot be read and are not in it.',
    restore: 'Restore a backup…',
    note: 'Nothing here is overwritten or deleted. A game that is here already is left out; where the one here differs, that of the backup is added beside it.',
    settings: 'Take over the settings, too',
    added: '{count} game has been added. | {count} games have been added.',
    copies:
      '{count} game has been added beside the one here, which differs. | {count} games have been added beside those here, which differ.',
    skipped: '{count} game was here already. | {count} games were here already.',
    damaged:
      '{count} game that was added is damaged, as it was when it was backed up. | {count} games that were added are damaged, as they were when they were backed up.',
    lost: 'The backup itself is damaged: at least {count} game of it cannot be read. | The backup itself is damaged: at least {count} games of it cannot be read.',
    nothing: 'There are no games in this backup.',
    settingsTaken: 'The settings have been taken over.',
  },
};
