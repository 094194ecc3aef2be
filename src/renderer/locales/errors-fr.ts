import type { SAVE_FAULTS } from '../../engine/core/save-faults';
import type { REFUSALS } from '../../ipc/refusals';

type Said<T> = Readonly<Record<keyof T, string>>;

/** French refusals and save faults. The English texts are in `REFUSALS` and `SAVE_FAULTS`. */
export const errorsFrench: { errors: Said<typeof REFUSALS>; faults: Said<typeof SAVE_FAULTS> } = {
  errors: {
    stale: 'La partie a avancé. Vous voyez la position actuelle.',
    'other-key': 'L’application a redémarré avec une nouvelle clé. Ouvrez l’adresse affichée, ou collez-la ici.',
    disconnected: 'Serenissima n’a pas répondu. Votre coup n’a peut-être pas été joué : vérifiez la table.',
    unexpected: 'Une erreur est survenue dans l’application. Tout ce qui a été confirmé est en sécurité.',
    'save-failed': 'Votre coup n’a pas pu être enregistré et a été annulé. Réessayez.',
    'save-changed':
      'Le fichier de cette partie a été modifié ailleurs : rien n’y sera écrit. Enregistrez une copie de ce que vous voyez, et continuez dans cette copie.',
    'save-doubtful':
      'Impossible de savoir si ce changement est enregistré. Réessayez. Si l’application se ferme avant, vérifiez le résultat en la rouvrant.',
    'read-only':
      'Votre dossier de parties est en lecture seule. Vous pouvez consulter et revoir vos parties, mais pas jouer, car aucun coup ne peut être enregistré. Autorisez l’écriture dans ce dossier, puis réessayez.',
    'look-only':
      'Ces parties sont ouvertes dans une autre fenêtre : ici, vous pouvez seulement regarder. Continuez là-bas, ou fermez-la et relancez celle-ci.',
    'no-such-seat': 'Cette place n’existe pas.',
    'computer-seat': 'Un ordinateur joue à cette place.',
    'wrong-seats': 'Le nombre de places ne convient pas à cette partie.',
    'no-such-character': 'Ce style de jeu n’existe pas dans ce jeu.',
    'no-computer': 'Ce n’est pas à un ordinateur de jouer.',
    stopped: 'L’ordinateur a été interrompu.',
    'not-deciding': 'Cette place n’a rien à décider.',
    'not-seated': 'Seul le joueur dont c’est le tour peut le demander.',
    'no-such-game': 'L’application n’a pas ce jeu.',
    'no-such-match': 'Cette sauvegarde n’existe plus.',
    'no-such-ply': 'La partie n’a pas atteint ce coup.',
    'match-over': 'La partie est terminée.',
    'not-agreed': 'Vous ne pouvez arrêter la partie que si tous sont d’accord.',
    'not-over': 'Le résumé est disponible en fin de partie.',
    'no-such-lesson': 'Cette leçon n’existe pas.',
    'lesson-over': 'Cette leçon est terminée.',
    'no-lesson': 'C’est une partie, pas une leçon.',
    'not-asked': 'Coup permis, mais cette leçon demande autre chose.',
    'no-save': 'Les leçons ne s’enregistrent pas. Vous pouvez les recommencer à tout moment.',
    'empty-file': 'Le fichier est vide.',
    'too-large': 'Ce fichier ou ce texte est trop volumineux.',
    'disk-full':
      'Le disque est plein : rien n’a été enregistré. Vos sauvegardes sont intactes. Libérez de la place et réessayez.',
    'name-too-long':
      'Ce nom ou ce chemin est trop long. Choisissez un nom plus court, ou un dossier dont le chemin est plus court.',
    busy: 'Un autre programme utilise ce fichier, ou trop de fichiers sont ouverts. Attendez un peu et réessayez.',
    'disk-fault': 'Le disque signale une erreur. Rien n’a été modifié. Vérifiez le disque, puis réessayez.',
    'no-folder':
      'Votre dossier de parties est introuvable et ne peut pas être créé. Un fichier porte son nom, ou son disque est débranché. Rien ne sera enregistré tant que ce n’est pas réglé.',
    'unreadable-folder':
      'Impossible de lire votre dossier de parties. Accordez-vous le droit d’accès dans votre gestionnaire de fichiers et réessayez.',
    'not-a-file': 'Ce nom est celui d’un dossier ou d’autre chose, pas d’un fichier. Déplacez-le et réessayez.',
    'not-written': 'Ce dossier est en lecture seule ou appartient à quelqu’un d’autre. Choisissez un autre dossier.',
    'no-such-place': 'Ce dossier n’existe plus. Choisissez-en un autre.',
    'no-such-file': 'Ce fichier n’existe pas.',
    'file-too-large': 'Fichier trop gros pour une sauvegarde (20 Mo au plus).',
    'backup-too-large': 'Fichier trop gros pour une copie de sauvegarde (100 Mo au plus).',
    'too-much-to-back-up':
      'Vos parties ne tiennent pas dans une copie de sauvegarde (100 Mo). Exportez les plus grosses, supprimez-les ici et réessayez.',
    'not-a-backup':
      'Ce n’est pas une copie de sauvegarde de Serenissima, ou sa première ligne est endommagée. Rien n’a été modifié.',
    'newer-backup':
      'Cette copie de sauvegarde demande une version plus récente de l’application. Rien n’a été modifié.',
    'not-a-report': 'Ce n’est pas un rapport de Serenissima, ou il est endommagé.',
    'no-match-reported': 'Ce rapport ne contient pas de partie.',
    'unreadable-file': 'Impossible de lire le fichier. Vérifiez que vous pouvez l’ouvrir et réessayez.',
  },
  faults: {
    'is-folder': 'C’est un dossier, pas une sauvegarde. Déplacez-le, ou supprimez-le ici.',
    dangling: 'Ce lien mène à un fichier absent. Remettez le fichier, ou supprimez le lien ici.',
    'too-large':
      'Fichier trop gros pour une sauvegarde (20 Mo au plus) : il n’a pas été lu. Si c’est une de vos parties, gardez-en une copie. Sinon, supprimez-le ici.',
    unreadable:
      'Impossible de lire le fichier. Autorisez sa lecture dans votre gestionnaire de fichiers. Nous réessaierons à chaque affichage de la liste.',
    'disk-fault':
      'Le disque n’a pas pu lire le fichier. Vérifiez le disque. Nous réessaierons à chaque affichage de la liste.',
    empty: 'Le fichier est vide.',
    'cut-short': 'Le fichier s’arrête dans sa première ligne.',
    'too-many-lines': 'Une sauvegarde compte {most} lignes au plus.',
    'too-much-undone': 'Ce fichier annule plus de coups qu’aucune vraie partie : il n’est pas authentique.',
    'long-line': 'La ligne est trop longue pour un coup.',
    'no-sum': 'La ligne n’a pas de somme de contrôle. Un autre programme l’a écrite, ou elle a été coupée.',
    'wrong-sum': 'Somme de contrôle incorrecte. Cette ligne ou une précédente a été modifiée.',
    'not-json': 'La ligne n’est pas du JSON.',
    'no-header': 'Ce n’est pas une sauvegarde de Serenissima. Sa première ligne n’est pas un en-tête.',
    'second-header': 'Le fichier a un second en-tête.',
    'not-ours': 'Ce n’est pas une sauvegarde de Serenissima.',
    newer:
      'Cette sauvegarde demande une version plus récente de l’application (format {format}). La vôtre lit jusqu’au format {known}.',
    'newer-rules':
      'Cette partie demande des règles plus récentes (version {rules}). L’application va jusqu’à la version {known}.',
    'no-game': 'L’application n’a pas le jeu « {game} ».',
    'seats-change': 'Le nombre de joueurs change.',
    'other-rules': 'Les coups mènent maintenant à une autre position : les règles ont changé.',
    refused: 'Coup interdit. {reason}',
    impossible: 'Cette ligne est impossible : {reason}',
    'not-an-object': 'La ligne n’est pas un objet.',
    'too-deep': 'La ligne est imbriquée trop profondément.',
    'bad-name': 'Les noms « __proto__ », « constructor » et « prototype » ne sont pas admis.',
    'unknown-line':
      'La ligne n’est ni un coup, ni une annulation, ni un rétablissement, ni une note, ni de nouveaux tirages, ni une fin.',
    'undo-more': 'Une ligne d’annulation a du contenu en trop.',
    'redo-more': 'Une ligne de rétablissement a du contenu en trop.',
    'header-field': 'L’en-tête a un champ de trop.',
    'header-game': 'L’en-tête n’indique pas son jeu.',
    'header-version': 'L’en-tête ne donne pas sa version.',
    'header-rules': 'La version des règles, dans l’en-tête, n’est pas un nombre.',
    'header-title': 'Le titre ou la graine manque dans l’en-tête.',
    'header-date': 'La date de l’en-tête est illisible.',
    'header-seats': 'L’en-tête n’indique pas ses joueurs.',
    'header-options': 'Les options manquent dans l’en-tête.',
    'header-outcomes': 'Les tirages de l’en-tête ne sont pas des nombres entiers.',
    'move-field': 'Une ligne de coup a un champ de trop.',
    'move-seat': 'Une ligne de coup n’indique pas son joueur.',
    'move-type': 'Une ligne de coup n’indique pas son coup.',
    'move-outcomes': 'Les tirages d’un coup ne sont pas des nombres entiers.',
    'move-reason': 'La raison d’un coup n’est pas valable.',
    'move-hash': 'L’empreinte d’une position n’est pas du texte.',
    'note-unknown': 'Une note a un contenu inconnu.',
    'note-title': 'Le titre d’une note n’est pas valable.',
    'note-seats': 'Les joueurs d’une note ne sont pas valables.',
    'luck-field': 'Il manque le début ou la graine de nouveaux tirages.',
    'end-field': 'Une ligne de fin ou d’abandon a un contenu inconnu.',
    'luck-order': 'De nouveaux tirages commencent avant ceux d’une ligne précédente.',
  },
};
