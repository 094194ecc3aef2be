import type { guideEnglish } from './guide-en';

/** French texts of lessons, rulebook and explanations, for all games alike. */
export const guideFrench: typeof guideEnglish = {
  learn: {
    title: 'Apprendre à jouer',
    intro:
      'Cinq courtes leçons à la vraie table, une ou deux minutes chacune. C’est vous qui jouez ; rien ne peut mal tourner.',
    start: 'Commencer',
    again: 'Refaire',
    done: 'faite',
    home: 'Accueil',
  },
  lesson: {
    card: 'Leçon : {title}',
    step: '{step} sur {steps}',
    back: 'Retour',
    show: 'Montrez-moi',
    leave: 'Quitter',
    theirs: 'Les autres jouent à présent.',
    other: 'Les règles le permettent, mais faites d’abord ce qui est éclairé sur la carte et dans la liste.',
    forbidden: 'Ce n’est pas possible : {reason}',
    done: 'Leçon terminée',
    next: 'Leçon suivante : {title}',
    play: 'Jouer une partie',
    all: 'Toutes les leçons',
    asked: 'demandé',
  },
  rulebook: {
    title: 'Règles du jeu',
    open: 'Règles',
    game: 'Jeu',
    search: 'Chercher dans les règles',
    contents: 'Sommaire',
    nothing: 'Aucun paragraphe ne contient tous ces mots.',
    found: '{count} paragraphe | {count} paragraphes',
    source: 'Source : {cite}',
    read: 'Lire le paragraphe',
    key: 'F1 : la règle',
  },
  explain: {
    home: 'Quitte la table ; la partie est enregistrée et pourra être reprise.',
    markets: 'Quel port achète quelle marchandise, et à quel prix.',
    replay: 'Revoit sur cette carte tous les coups joués jusqu’ici.',
    settings: 'Tailles, sons, rythme et couleurs.',
    keys: 'Toutes les touches du clavier qui servent ici.',
    rulebook: 'Toutes les règles, dites à notre façon, avec une recherche.',
    undo: 'Reprend le dernier coup, tant qu’aucun dé ni secret n’a été vu.',
    redo: 'Refait ce qui a été repris.',
    zoomIn: 'Montre une plus petite partie de la carte, en plus grand.',
    zoomOut: 'Montre une plus grande partie de la carte, en plus petit.',
    fit: 'Montre toute la carte.',
  },
};
