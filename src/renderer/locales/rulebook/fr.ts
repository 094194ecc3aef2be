import type { Translation } from '../../ui/language';
import type english from './en';

/** The rulebook's chapter about the app. */
const appRules: Translation<(typeof english)['appRules']> = {
  chapter: 'Utiliser l’application',
  home: {
    title: 'Accueil',
    text: 'Continuez votre dernière partie, commencez-en une, apprenez à jouer ou lisez les règles. Vos parties enregistrées sont sur la même page.',
  },
  saves: {
    title: 'Parties enregistrées',
    text: 'Chaque coup est enregistré dès qu’il est joué. Vous pouvez renommer, dupliquer, exporter, vérifier ou supprimer une partie, et importer une sauvegarde. Les parties supprimées peuvent être restaurées. Une copie de sauvegarde réunit toutes vos parties et vos réglages en un fichier.',
  },
  setup: {
    title: 'Nouvelle partie',
    text: 'Choisissez un jeu, puis une personne ou un ordinateur pour chaque place. Un ordinateur a un niveau et un style de jeu. Enregistrez vos choix dans un préréglage pour les retrouver. Pour lire la règle d’une variante, sélectionnez-la et appuyez sur F1.',
  },
  lessons: {
    title: 'Apprendre un jeu',
    text: 'Chaque jeu a une courte introduction et des leçons pratiques. Vous jouez tous les coups, et les erreurs ne comptent pas. Les leçons ne sont pas enregistrées. Vous pouvez les recommencer à tout moment.',
  },
  board: {
    title: 'Le plateau',
    text: 'Sélectionnez un pion pour voir où il peut aller, puis choisissez un lieu. Vous pouvez aussi faire glisser le pion. Pour changer de vue, faites glisser le plateau ou zoomez.',
  },
  choices: {
    title: 'Vos choix',
    text: 'Tout ce que vous pouvez faire est à côté du plateau et sur la fiche du pion sélectionné. Pointez un choix pour voir les pions concernés. Ce qui est impossible figure sous « Impossible pour l’instant », avec la raison.',
  },
  undo: {
    title: 'Annuler',
    text: 'Vous pouvez annuler vos coups jusqu’au dernier lancer de dés, au dernier secret dévoilé ou à la dernière réponse donnée à un joueur. Un réglage lève cette limite.',
  },
  plan: {
    title: 'Plans',
    text: 'Un plan vous permet d’essayer votre tour. Rien n’est joué avant « Jouer le plan ». Vous pouvez reculer d’une étape ou annuler le plan. Si vous le fermez, vous pouvez le reprendre tant que la partie n’a pas avancé.',
  },
  hints: {
    title: 'Conseils',
    text: 'Un conseil montre ce que ferait un Doge à votre place et comment le tour peut continuer. Vous pouvez le jouer étape par étape ou en faire un plan. Il n’utilise que ce que vous voyez.',
  },
  notes: {
    title: 'Notes',
    text: 'Les autres joueurs ne voient pas vos notes. Vous pouvez épingler une note à un lieu ou à un pion. La partie enregistrée contient ses notes.',
  },
  threats: {
    title: 'Menaces et portée',
    text: 'Cette vue montre où chaque pion peut aller et ce qu’il peut attaquer, à ce tour et au suivant. Dans Le Navire du Doge, elle montre ce que coûterait une montée des eaux.',
  },
  log: {
    title: 'Journal',
    text: 'Le journal contient tous les événements. Vous pouvez y chercher un mot et le filtrer par sorte et par joueur. Sur une ligne, appuyez sur Entrée pour revoir le moment ou sur F1 pour lire la règle.',
  },
  replay: {
    title: 'Revoir la partie',
    text: 'La relecture montre les coups sur le plateau. Parcourez-les un par un, par tour ou à la vitesse voulue. Vous pouvez jouer une nouvelle partie depuis n’importe quel coup. L’original ne changera pas.',
  },
  words: {
    title: 'Vue texte',
    text: 'La vue texte montre le plateau sous forme de tableaux, pour les lecteurs d’écran et le clavier. Vous pouvez aussi y jouer.',
  },
  players: {
    title: 'Joueurs',
    text: 'En cours de partie, vous pouvez confier une place à une personne ou à un ordinateur, changer le niveau d’un ordinateur, abandonner ou mettre fin à la partie.',
  },
  computers: {
    title: 'Tours des ordinateurs',
    text: 'Vous pouvez sauter l’animation d’un tour d’ordinateur, accélérer tous leurs tours ou revoir ce qui s’est passé depuis votre dernier tour. Un ordinateur ne connaît que ce que voit un joueur à sa place.',
  },
  together: {
    title: 'Jouer sur le même écran',
    text: 'Si plusieurs personnes jouent sur cet ordinateur, un écran cache le plateau jusqu’à l’arrivée du joueur suivant. Un réglage le désactive.',
  },
  ending: {
    title: 'Score final',
    text: 'Le score final montre d’où viennent les points de chaque joueur. Le résumé de la partie contient des graphiques, les tournants et la chance aux dés.',
  },
  rulebook: {
    title: 'Règles du jeu',
    text: 'Cherchez dans les règles ou ouvrez un chapitre. F1 ouvre le paragraphe de l’élément ciblé. Nos décisions disent comment nous jouons quand les sources se taisent ou se contredisent.',
  },
  settings: {
    title: 'Réglages',
    text: 'Les réglages s’appliquent aussitôt. Choisissez la langue, la taille du texte et les couleurs, la vitesse des pions, le temps de réflexion des ordinateurs et les sons.',
  },
  controls: {
    title: 'Souris, clavier, manette, écran tactile',
    text: 'Vous pouvez jouer avec chacun d’eux. L’aide indique les commandes, et les raccourcis se changent dans les réglages.',
  },
  about: {
    title: 'Cette application',
    text: 'Serenissima fonctionne hors ligne et n’envoie rien. En cas de problème, un rapport enregistre les détails dans un fichier que vous pouvez nous envoyer.',
  },
};

export default { appRules };
