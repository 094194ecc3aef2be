import type { keepingEnglish } from './keeping-en';

/** French texts of what is kept outside the shelf: deleted games, backups, reports of problems. */
export const keepingFrench: typeof keepingEnglish = {
  deleted: {
    entry: 'Parties supprimées ({count})',
    title: 'Parties supprimées',
    about: {
      electron:
        'Les parties supprimées sont gardées ici pendant au moins {days} jours ; ensuite, elles vont à la corbeille du système.',
      web: 'Les parties supprimées sont gardées ici pendant au moins {days} jours ; ensuite, elles disparaissent pour de bon.',
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
  report: {
    open: 'Signaler un problème…',
    title: 'Signaler un problème',
    about:
      'Crée un fichier qui aide à comprendre ce qui s’est passé. Rien n’est envoyé nulle part : vous enregistrez le fichier et le transmettez vous-même.',
    said: 'Que s’est-il passé ?',
    holds: 'Ce que contient le fichier',
    match: 'Joindre cette partie telle qu’elle est maintenant',
    matchNote:
      'Le fichier contient alors toute la partie : tous les secrets de chaque joueur, la chance à venir et les noms des joueurs.',
    added: '« {title} », {moves} ; elle n’est pas affichée ici à cause de ses secrets.',
    graphics: 'Graphismes',
    system: 'Système',
    settings: 'Réglages',
    log: 'Journal : {lines} (les dernières)',
    lines: '{count} ligne | {count} lignes',
    save: 'Enregistrer le rapport…',
    saved: 'Enregistré sous {name}.',
    looking: 'Voici la partie d’un rapport. Rien n’en est enregistré.',
  },
  backup: {
    entry: 'Sauvegarder et restaurer…',
    title: 'Sauvegarder et restaurer',
    about:
      'Un seul fichier contient toutes les parties enregistrées, avec tous leurs secrets, et les réglages. À garder sur un autre disque, ou à emporter sur un autre ordinateur.',
    make: 'Tout sauvegarder…',
    made: 'Enregistré sous {name} : {games}.',
    games: '{count} partie | {count} parties',
    left: '{count} entrée de la liste est illisible et n’y figure pas. | {count} entrées de la liste sont illisibles et n’y figurent pas.',
    restore: 'Restaurer une copie de sauvegarde…',
    note: 'Rien n’est remplacé ni supprimé ici. Une partie déjà présente est laissée de côté ; si celle d’ici est différente, celle de la copie de sauvegarde s’ajoute à côté.',
    settings: 'Reprendre aussi les réglages',
    added: '{count} partie a été ajoutée. | {count} parties ont été ajoutées.',
    copies:
      '{count} partie a été ajoutée à côté de celle d’ici, qui est différente. | {count} parties ont été ajoutées à côté de celles d’ici, qui sont différentes.',
    skipped: '{count} partie était déjà là. | {count} parties étaient déjà là.',
    damaged:
      '{count} partie ajoutée est endommagée, comme elle l’était lors de la sauvegarde. | {count} parties ajoutées sont endommagées, comme elles l’étaient lors de la sauvegarde.',
    lost: 'La copie de sauvegarde est elle-même endommagée : au moins {count} partie y est illisible. | La copie de sauvegarde est elle-même endommagée : au moins {count} parties y sont illisibles.',
    nothing: 'Il n’y a aucune partie dans cette copie de sauvegarde.',
    settingsTaken: 'Les réglages ont été repris.',
  },
};
