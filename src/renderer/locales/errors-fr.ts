import type { SAVE_FAULTS } from '../../engine/core/save-faults';
import type { REFUSALS } from '../../ipc/refusals';

type Said<T> = Readonly<Record<keyof T, string>>;

/** French of what main refuses, and of what is wrong with a save: in English both stand where they are said. */
export const errorsFrench: { errors: Said<typeof REFUSALS>; faults: Said<typeof SAVE_FAULTS> } = {
  errors: {
    stale: 'La partie a avancé entre-temps ; la voici telle qu’elle est maintenant.',
    'other-key':
      'L’application a été relancée et sa clé a changé. Ouvrez l’adresse qu’elle a affichée, ou collez-la ici.',
    disconnected:
      'La liaison avec l’application est rompue. Le coup n’a peut-être pas été joué ; regardez de nouveau la table.',
    unexpected: 'Une erreur est survenue dans l’application elle-même. Rien de ce qui avait été confirmé n’est perdu.',
    'save-failed': 'Le coup n’a pas pu être écrit sur le disque ; il a donc été annulé. Réessayez.',
    'save-changed':
      'Le fichier de cette partie a été modifié par ailleurs ; rien n’y est donc écrit. La partie est toujours là, telle que vous la voyez : enregistrez une copie et continuez-y.',
    'save-doubtful':
      'L’application ne sait pas si ce changement est sur le disque. Réessayez. Si l’application se ferme avant, vérifiez le résultat en la rouvrant.',
    'read-only':
      'Le dossier des parties n’est pas accessible en écriture : rien ne peut être enregistré. Tout peut être regardé et revu.',
    'look-only':
      'Une autre fenêtre de l’application tient ces parties ouvertes ; celle-ci ne fait que les regarder. Continuez dans l’autre, ou fermez-la et relancez celle-ci.',
    'no-such-seat': 'Cette place n’existe pas à cette table.',
    'computer-seat': 'Un ordinateur joue à cette place.',
    'wrong-seats': 'Cette table a un autre nombre de places.',
    'no-such-character': 'Aucun ordinateur de ce jeu n’a ce caractère.',
    'no-computer': 'Ce n’est pas à un ordinateur de décider.',
    stopped: 'L’ordinateur a été interrompu.',
    'not-deciding': 'Cette place n’a rien à décider.',
    'not-seated': 'Seul le joueur qui décide peut le demander.',
    'no-such-game': 'Ce jeu n’est pas dans le cabinet.',
    'no-such-match': 'Cette sauvegarde n’existe plus.',
    'no-such-ply': 'La partie n’est pas allée si loin.',
    'match-over': 'La partie est terminée.',
    'not-agreed': 'Une partie ne s’arrête avant la fin que si tous à la table sont d’accord.',
    'not-over': 'Le récit d’une partie se fait quand elle est terminée.',
    'no-such-lesson': 'Cette leçon n’existe pas.',
    'lesson-over': 'Cette leçon est terminée.',
    'no-lesson': 'C’est une partie, pas une leçon.',
    'not-asked': 'Les règles le permettent, mais cette leçon demande autre chose pour l’instant.',
    'no-save': 'Une leçon ne s’enregistre pas ; elle peut être recommencée à tout moment.',
    'empty-file': 'Le fichier est vide.',
    'too-large': 'La demande est trop volumineuse.',
    'disk-full':
      'Le disque est plein : rien n’a été écrit, et tout ce qui était enregistré est intact. Libérez de la place et réessayez.',
    'name-too-long':
      'Le disque n’accepte pas un nom ou un chemin aussi long. Choisissez un nom plus court ou un dossier moins profond.',
    busy: 'Un autre programme tient ce fichier pour le moment, ou trop de fichiers sont ouverts. Attendez un peu et réessayez.',
    'disk-fault':
      'Le disque signale une erreur. Rien n’a été modifié ; vérifiez que le disque est branché et sain, gardez une copie de vos parties et réessayez.',
    'no-folder':
      'Le dossier des parties n’est pas là et ne peut pas être créé : autre chose se trouve à sa place, ou son disque manque. D’ici là, rien n’est enregistré.',
    'unreadable-folder':
      'Le dossier des parties ne peut pas être lu. Donnez-vous le droit de l’ouvrir dans votre gestionnaire de fichiers et réessayez.',
    'not-a-file': 'Ce qui porte ce nom n’est pas un fichier mais un dossier ou autre chose. Déplacez-le et réessayez.',
    'not-written':
      'Rien ne peut être écrit à cet endroit : il est en lecture seule ou appartient à quelqu’un d’autre. Choisissez un autre dossier.',
    'no-such-place': 'Le dossier choisi pour l’écriture n’est plus là. Choisissez-en un autre.',
    'no-such-file': 'Ce fichier n’existe pas.',
    'file-too-large': 'Le fichier est plus gros que toute sauvegarde (20 Mo).',
    'backup-too-large': 'Le fichier est plus gros que toute copie de sauvegarde (100 Mo).',
    'too-much-to-back-up':
      'Toutes les parties ensemble dépassent la taille d’une copie de sauvegarde (100 Mo). Exportez les plus grosses à part, supprimez-les ici et réessayez.',
    'not-a-backup':
      'Ce n’est pas une copie de sauvegarde de Serenissima, ou sa première ligne est endommagée. Rien n’a été modifié.',
    'newer-backup':
      'Cette copie de sauvegarde vient d’une version plus récente de l’application. Rien n’a été modifié ; restaurez-la avec celle-là.',
    'not-a-report': 'Ce n’est pas un rapport de Serenissima, ou il est endommagé.',
    'no-match-reported': 'Ce rapport ne contient pas de partie : son auteur n’en a pas joint.',
    'unreadable-file': 'Le fichier n’a pas pu être lu. Vérifiez qu’il peut être ouvert et réessayez.',
  },
  faults: {
    'is-folder': 'C’est un dossier, pas une sauvegarde. Déplacez-le, ou supprimez-le ici.',
    dangling: 'C’est un lien vers un fichier absent. Remettez le fichier à sa place, ou supprimez le lien ici.',
    'too-large':
      'Le fichier est plus gros que toute sauvegarde (20 Mo) et n’a pas été lu. Si c’est bien une de vos parties, gardez-en une copie ; sinon, supprimez-le ici.',
    unreadable:
      'Le fichier ne peut pas être lu. Donnez-vous le droit de l’ouvrir dans votre gestionnaire de fichiers ; un nouvel essai a lieu chaque fois que cette liste est affichée.',
    'disk-fault':
      'Le disque n’a pas pu lire le fichier. Vérifiez le disque ; un nouvel essai a lieu chaque fois que cette liste est affichée.',
    empty: 'Le fichier est vide.',
    'cut-short': 'Le fichier s’arrête au milieu de sa première ligne.',
    'too-many-lines': 'Une sauvegarde compte {most} lignes au plus.',
    'too-much-undone': 'Plus de coups sont repris ici que dans aucune partie : ce fichier a été fabriqué.',
    'long-line': 'La ligne est trop longue pour un coup.',
    'no-sum': 'La ligne n’a pas de somme de contrôle : elle n’a pas été écrite par ce programme, ou elle a été coupée.',
    'wrong-sum': 'La somme de contrôle ne correspond pas : cette ligne, ou une ligne précédente, a été modifiée.',
    'not-json': 'La ligne n’est pas du JSON.',
    'no-header': 'Ce n’est pas une sauvegarde de ce cabinet : sa première ligne n’est pas un en-tête.',
    'second-header': 'Un second en-tête.',
    'not-ours': 'Ce n’est pas une sauvegarde de ce cabinet.',
    newer:
      'Cette sauvegarde a été écrite par une version plus récente (format {format}) ; celle-ci lit jusqu’au format {known}.',
    'newer-rules':
      'Cette partie a commencé sous des règles plus récentes du jeu (version {rules}) ; celles d’ici vont jusqu’à la {known}.',
    'no-game': 'Le jeu « {game} » n’est pas dans ce cabinet.',
    'seats-change': 'Le nombre de joueurs change.',
    'other-rules':
      'Les coups mènent à une autre position que lorsqu’ils ont été joués : les règles du programme ont changé.',
    refused: 'Les règles refusent ce coup : {reason}',
    impossible: 'Cette ligne est impossible : {reason}',
    'not-an-object': 'La ligne n’est pas un objet.',
    'too-deep': 'La ligne est imbriquée trop profondément.',
    'bad-name': 'Les noms « __proto__ », « constructor » et « prototype » ne sont pas admis.',
    'unknown-line':
      'La ligne n’est ni un coup, ni une annulation, ni un rétablissement, ni une note, ni une nouvelle chance, ni une fin.',
    'undo-more': 'Une ligne d’annulation dit autre chose encore.',
    'redo-more': 'Une ligne de rétablissement dit autre chose encore.',
    'header-field': 'L’en-tête a un champ de trop.',
    'header-game': 'L’en-tête ne nomme pas son jeu.',
    'header-version': 'L’en-tête ne donne pas sa version.',
    'header-rules': 'La version des règles, dans l’en-tête, n’est pas un nombre.',
    'header-title': 'Le titre ou la graine manque dans l’en-tête.',
    'header-date': 'La date de l’en-tête est illisible.',
    'header-seats': 'L’en-tête ne nomme pas ses joueurs.',
    'header-options': 'Les options manquent dans l’en-tête.',
    'header-outcomes': 'Les tirages de l’en-tête ne sont pas des nombres entiers.',
    'move-field': 'Une ligne de coup a un champ de trop.',
    'move-seat': 'Une ligne de coup ne nomme pas son joueur.',
    'move-type': 'Une ligne de coup ne nomme pas son coup.',
    'move-outcomes': 'Les tirages d’un coup ne sont pas des nombres entiers.',
    'move-reason': 'La raison d’un coup n’en est pas une.',
    'move-hash': 'L’empreinte d’une position n’est pas du texte.',
    'note-unknown': 'Une note dit quelque chose d’inconnu.',
    'note-title': 'Le titre d’une note n’en est pas un.',
    'note-seats': 'Les joueurs d’une note n’en sont pas.',
    'luck-field': 'Une ligne de nouvelle chance ne dit pas d’où elle part, ni avec quelle graine.',
    'end-field': 'Une ligne qui arrête la partie, ou abandonne une place, dit quelque chose d’inconnu.',
    'luck-order': 'Une nouvelle chance commence avant celle d’une ligne précédente.',
  },
};
