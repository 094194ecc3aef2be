import type { keepingEnglish } from './keeping-en';

/** French texts of what is kept outside the shelf: deleted games, backups, reports of problems. */
export const keepingFrench: typeof keepingEnglish = {
  deleted: {
    entry: 'Parties supprimées ({count})',
    title: 'Parties supprimées',
    about: {
      electron:
        'Les parties supprimées sont gardées ici pendant {days} jours ; ensuite, elles vont à la corbeille du système.',
      web: 'Les parties supprimées sont gardées ici pendant {days} jours ; ensuite, elles disparaissent pour de bon.',
    },
    none: 'Il n’y a aucune partie supprimée.',
    on: 'supprimée le {date}',
    restore: 'Rétablir',
    restored: '« {title} » est de nouveau parmi les parties enregistrées.',
    discard: 'Supprimer définitivement',
    empty: 'Tout supprimer définitivement',
    one: 'Supprimer définitivement « {title} » ?',
    all: 'Supprimer définitivement {count} partie ? | Supprimer définitivement les {count} parties ?',
    after: {
      electron: 'Le tout va à la corbeille du système, s’il y en a une, et ne revient pas ici.',
      web: 'On ne pourra pas revenir en arrière.',
    },
    back: 'Garder',
  },
};
