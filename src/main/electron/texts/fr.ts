import type { ShellTexts } from './en';

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
    logs: 'Ouvrir le dossier des journaux',
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
      report: 'Rapports de problèmes de Serenissima',
    },
  },
  cannotStart: {
    title: 'Serenissima ne peut pas démarrer',
    detail: '{reason}\n\nVos parties sont intactes. Essayez de réinstaller l’application.',
  },
  stopped: {
    message: 'La fenêtre a planté plusieurs fois.',
    detail: 'Raison\u00a0: {reason}. Chaque coup est enregistré.',
  },
  failed: {
    message: 'Impossible de charger la fenêtre.',
    detail:
      'Raison\u00a0: {reason}. Chaque coup est enregistré. Si cela continue, essayez de réinstaller l’application.',
  },
  frozen: {
    message: 'La fenêtre ne répond pas.',
    detail: 'Elle est peut-être occupée ou bloquée. Rechargez-la sans risque\u00a0: chaque coup est enregistré.',
    reload: 'Recharger',
    wait: 'Attendre',
  },
  graphics: {
    message: 'L’affichage a planté plusieurs fois.',
    detail:
      'Vous pouvez continuer, peut-être plus lentement. Chaque coup est enregistré. Si cela se reproduit, mettez à jour votre pilote graphique.',
  },
  fault: {
    message: 'Une erreur est survenue dans l’application.',
    detail:
      '{reason}\n\nVous pouvez continuer, et chaque coup affiché est enregistré. Pour nous prévenir, choisissez Aide, puis Signaler un problème.',
  },
  again: 'Réessayer',
  quit: 'Quitter',
  close: 'Fermer',
};
