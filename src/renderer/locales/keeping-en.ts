/** English texts of what is kept outside the shelf: deleted games, backups, reports of problems. */
export const keepingEnglish = {
  deleted: {
    entry: 'Recently deleted ({count})',
    title: 'Recently deleted',
    about: {
      electron: 'Deleted games are kept here for {days} days; after that they go to the system’s trash.',
      web: 'Deleted games are kept here for {days} days; after that they are gone for good.',
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
};
