import type { endingEnglish } from './ending-en';

/** French texts of matches ended early, of saves checked and repaired, and of the luck of copies. */
export const endingFrench: typeof endingEnglish = {
  check: {
    button: 'Vérifier',
    title: 'Vérification de « {title} »',
    running: 'La partie est rejouée…',
    sound: 'Tout est en ordre. Vérifié : {moves}, {lines}, {positions}.',
    lines: '{count} ligne | {count} lignes',
    positions: '{count} position | {count} positions',
    where: 'Au coup {move} (ligne {line} du fichier) : {what}',
    start: 'Au tout début (ligne {line} du fichier) : {what}',
    kept: 'Une copie peut garder ce qui est intact, {moves} sur {of}. Cette sauvegarde reste telle quelle.',
    nothing: 'Aucun coup n’est intact : il n’y a rien à copier. Le fichier reste tel quel.',
    repair: 'Faire la copie',
    repaired: '« {title} » a été ajoutée : {moves}.',
  },
  luck: {
    duplicate: 'Dupliquer « {title} »',
    same: 'La même chance',
    note: 'Les dés et les cartes à venir tomberont comme dans l’original. Sinon, la chance est nouvelle à partir d’ici, et personne ne peut la connaître pour avoir déjà joué la suite.',
  },
  ending: {
    end: 'Arrêter ici et compter…',
    endTitle: 'Arrêter ici et compter ?',
    endTogether:
      'Les points du moment décident. Tous ceux qui jouent ici doivent être d’accord ; on peut revenir en arrière.',
    endAlone: 'Les points du moment décident. Les ordinateurs ne s’y opposent pas ; on peut revenir en arrière.',
    playOn: 'Continuer',
    agrees: '{who} est d’accord',
    endYes: 'Arrêter la partie',
    resign: 'Abandonner…',
    resignTitle: 'Qui abandonne ?',
    resignNote:
      'Un ordinateur prend la place ; s’il ne reste qu’un joueur, la partie s’arrête. On peut revenir en arrière.',
    resignAlone:
      'Vous êtes la seule personne à cette table : la partie s’arrête sans que vous puissiez la gagner. On peut revenir en arrière.',
    resignYes: 'Abandonner',
    agreed: 'La partie s’arrête ici d’un commun accord.',
    resigned: '{power} abandonne ; un ordinateur continue.',
    resignedLast: '{power} abandonne et la partie s’arrête.',
    takeBack: 'Continuer quand même',
    story: 'Décidé à la table',
    after: 'Après {moves} : {what}',
    shelf: { end: 'arrêtée d’un commun accord', resign: 'arrêtée sur abandon' },
  },
};
