import type { ShellTexts } from './en';

/** French of the menu and the boxes. */
export const french: ShellTexts = {
  menu: {
    game: 'Partie',
    home: 'Accueil',
    newGame: 'Nouvelle partie',
    settings: 'Réglages',
    close: 'Fermer la fenêtre',
    quit: 'Quitter',
    about: 'À propos de Serenissima',
    services: 'Services',
    hide: 'Masquer Serenissima',
    hideOthers: 'Masquer les autres',
    unhide: 'Tout afficher',
    edit: 'Édition',
    undo: 'Annuler',
    redo: 'Rétablir',
    cut: 'Couper',
    copy: 'Copier',
    paste: 'Coller',
    selectAll: 'Tout sélectionner',
    view: 'Affichage',
    fullScreen: 'Plein écran',
    window: 'Fenêtre',
    minimize: 'Réduire',
    zoom: 'Agrandir',
    devTools: 'Outils de développement',
    front: 'Tout ramener au premier plan',
    help: 'Aide',
    rules: 'Règles des jeux',
    report: 'Signaler un problème…',
    logs: 'Ouvrir le dossier du journal',
  },
  files: {
    writing: { save: 'Exporter la partie', backup: 'Tout sauvegarder', report: 'Enregistrer le rapport' },
    reading: {
      save: 'Importer une partie enregistrée',
      backup: 'Restaurer une copie de sauvegarde',
      report: 'Ouvrir un rapport',
    },
    kinds: {
      save: 'Parties de Serenissima',
      backup: 'Copies de sauvegarde de Serenissima',
      report: 'Rapports de problèmes avec Serenissima',
    },
  },
  cannotStart: {
    title: 'Serenissima ne peut pas démarrer',
    detail: '{reason}\n\nLes parties enregistrées sont intactes. Une nouvelle installation peut aider.',
  },
  stopped: {
    message: 'La fenêtre s’est arrêtée plusieurs fois.',
    detail: 'Raison\u00a0: {reason}. Chaque coup est enregistré\u202f; rien n’est perdu.',
  },
  failed: {
    message: 'La fenêtre n’a pas pu être chargée.',
    detail:
      'Raison\u00a0: {reason}. Chaque coup est enregistré\u202f; rien n’est perdu. Si cela continue, une nouvelle installation peut aider.',
  },
  frozen: {
    message: 'La fenêtre ne répond pas.',
    detail:
      'Elle est peut-être occupée, ou bloquée. La recharger ne fait rien perdre\u00a0: chaque coup est enregistré.',
    reload: 'Recharger',
    wait: 'Attendre',
  },
  graphics: {
    message: 'L’affichage s’est arrêté plusieurs fois.',
    detail:
      'La partie continue, peut-être plus lentement. Chaque coup est enregistré. Si cela se reproduit, un pilote plus récent de la carte graphique peut aider.',
  },
  fault: {
    message: 'Une erreur est survenue dans l’application elle-même.',
    detail:
      '{reason}\n\nL’application continue, et chaque coup affiché est enregistré. Pour nous le dire\u00a0: Aide, Signaler un problème.',
  },
  again: 'Réessayer',
  quit: 'Quitter',
  close: 'Fermer',
};
