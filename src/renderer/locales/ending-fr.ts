import type { endingEnglish } from './ending-en';

export const endingFrench: typeof endingEnglish = {
  check: {
    button: 'Vérifier',
    title: 'Vérification de « {title} »',
    running: 'Vérification de chaque coup…',
    noProblems: 'Aucun problème trouvé : {moves}, {lines}, {positions}.',
    lines: '{count} ligne | {count} lignes',
    positions: '{count} position | {count} positions',
    problemAt: 'Au coup {move} (ligne {line} du fichier) : {what}',
    problemAtStart: 'Au début (ligne {line} du fichier) : {what}',
    recoverable: 'Nous pouvons récupérer {moves} sur {of} dans une copie. L’original ne changera pas.',
    nothing: 'Aucun coup n’a pu être récupéré. Le fichier ne changera pas.',
    repair: 'Créer la copie',
    repaired: '« {title} » ajoutée ({moves}).',
  },
  luck: {
    duplicate: 'Dupliquer « {title} »',
    same: 'Même chance',
    note: 'Avec la même chance, les dés et les cartes à venir tombent comme dans l’original. Avec une nouvelle chance, personne ne peut connaître la suite.',
  },
  ending: {
    end: 'Arrêter ici et compter…',
    endTitle: 'Arrêter ici et compter ?',
    endTogether:
      'Les scores actuels désignent le vainqueur. Tous les joueurs doivent être d’accord. Vous pourrez annuler.',
    endAlone: 'Les scores actuels désignent le vainqueur. Vous pourrez annuler.',
    playOn: 'Continuer à jouer',
    agrees: '{who} est d’accord',
    endYes: 'Arrêter la partie',
    resign: 'Abandonner…',
    resignTitle: 'Qui abandonne ?',
    resignNote: 'Un ordinateur prend le relais. S’il ne reste qu’un joueur, la partie s’arrête. Vous pourrez annuler.',
    resignAlone:
      'Vous êtes le seul joueur humain : la partie s’arrêtera sans victoire pour vous. Vous pourrez annuler.',
    resignYes: 'Abandonner',
    agreed: 'La partie s’arrête ici d’un commun accord.',
    resigned: '{power} abandonne. Un ordinateur prend le relais.',
    resignedLast: '{power} abandonne et la partie s’arrête.',
    takeBack: 'Reprendre la partie',
    story: 'Décidé à la table',
    after: 'Après {moves} : {what}',
    shelf: { end: 'arrêtée d’un commun accord', resign: 'arrêtée sur abandon' },
  },
};
