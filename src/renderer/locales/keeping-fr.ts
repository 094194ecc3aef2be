import type { keepingEnglish } from './keeping-en';

/** French texts for deleted games, backups and problem reports. */
export const keepingFrench: typeof keepingEnglish = {
  deleted: {
    entry: 'Parties supprimées ({count})',
    title: 'Parties supprimées',
    about: {
      electron: 'Les parties supprimées restent ici au moins {days} jours, puis vont à la corbeille du système.',
      web: 'Les parties supprimées restent ici au moins {days} jours, puis sont supprimées définitivement.',
    },
    none: 'Aucune partie supprimée.',
    on: 'supprimée le {date}',
    restore: 'Rétablir',
    restored: '« {title} » rétablie.',
    discard: 'Supprimer définitivement',
    empty: 'Tout supprimer définitivement',
    one: 'Supprimer définitivement « {title} » ?',
    all: 'Supprimer définitivement {count} partie ? | Supprimer définitivement les {count} parties ?',
    after: {
      electron: 'Direction la corbeille du système, s’il y en a une. Vous ne pourrez pas rétablir ici.',
      web: 'Vous ne pourrez pas annuler.',
    },
    back: 'Annuler',
  },
  report: {
    open: 'Signaler un problème…',
    title: 'Signaler un problème',
    about:
      'Créez un fichier qui nous aide à trouver le problème. Rien n’est envoyé. Vous enregistrez le fichier et le transmettez vous-même.',
    said: 'Que s’est-il passé ?',
    holds: 'Contenu du fichier',
    match: 'Joindre cette partie',
    matchNote:
      'Le fichier contiendra toute la partie, avec tous les secrets, la chance à venir et les noms des joueurs.',
    added: '« {title} », {moves} (masquée ici pour ne rien dévoiler).',
    graphics: 'Graphismes',
    system: 'Système',
    settings: 'Réglages',
    log: 'Journal ({lines}, les dernières)',
    lines: '{count} ligne | {count} lignes',
    save: 'Enregistrer le rapport…',
    saved: 'Enregistré sous {name}.',
    looking: 'Cette partie vient d’un rapport. Rien n’est enregistré ici.',
  },
  backup: {
    entry: 'Sauvegarder et restaurer…',
    title: 'Sauvegarder et restaurer',
    about:
      'Réunissez toutes vos parties (secrets compris) et vos réglages dans un seul fichier. Gardez-le sur un autre disque ou ordinateur.',
    make: 'Tout sauvegarder…',
    made: 'Enregistré sous {name} : {games}.',
    games: '{count} partie | {count} parties',
    left: '{count} entrée illisible laissée de côté. | {count} entrées illisibles laissées de côté.',
    restore: 'Restaurer une copie…',
    note: 'Rien n’est remplacé ni supprimé. Les parties déjà présentes sont ignorées. Si elles diffèrent, la version sauvegardée s’ajoute en copie.',
    settings: 'Restaurer aussi les réglages',
    added: '{count} partie ajoutée. | {count} parties ajoutées.',
    copies: '{count} partie différente ajoutée en copie. | {count} parties différentes ajoutées en copie.',
    skipped: '{count} partie ignorée (déjà présente). | {count} parties ignorées (déjà présentes).',
    damaged:
      '{count} partie ajoutée était déjà endommagée lors de la sauvegarde. | {count} parties ajoutées étaient déjà endommagées lors de la sauvegarde.',
    lost: 'La copie de sauvegarde est endommagée. Au moins {count} partie y est illisible. | La copie de sauvegarde est endommagée. Au moins {count} parties y sont illisibles.',
    nothing: 'Cette copie de sauvegarde ne contient aucune partie.',
    settingsTaken: 'Réglages restaurés.',
  },
};
