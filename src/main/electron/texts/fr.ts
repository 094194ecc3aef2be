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
    front: 'Tout ramener au premier plan',
  },
  files: {
    exportTitle: 'Exporter la partie',
    importTitle: 'Importer une partie enregistrée',
    saves: 'Parties de Serenissima',
  },
  cannotStart: {
    title: 'Serenissima ne peut pas démarrer',
    detail: '{reason}\n\nLes parties enregistrées sont intactes. Une nouvelle installation peut aider.',
  },
  stopped: {
    message: 'La fenêtre s’est arrêtée plusieurs fois.',
    detail: 'Raison\u00a0: {reason}. Chaque coup est enregistré\u202f; rien n’est perdu.',
    again: 'Réessayer',
    quit: 'Quitter',
  },
};
