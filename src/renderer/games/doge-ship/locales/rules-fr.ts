export const dogeShipRulesFrench = {
  refusals: {
    'game-over': 'La partie est terminée.',
    'not-your-turn': 'C’est à un autre joueur de décider.',
    'not-now': 'Ce n’est pas le moment.',
    'no-money': 'Vous n’avez pas assez de ducats.',
    'build-space-first': 'Posez d’abord un marqueur sur une case « Construire ».',
    'buy-space-first': 'Posez d’abord un marqueur sur une case « Acheter ».',
    'table-unused': 'Cette table ne sert pas avec si peu de joueurs.',
    'space-taken': 'Cette case a déjà un marqueur.',
    'bribe-money': 'Cette intrigue coûte 2 ducats, en plus du prix de sa case.',
    'nothing-to-replace': 'Aucune de vos parties ne peut en remplacer une autre.',
    'reordered-already': 'Vous avez déjà réordonné vos barricades ce tour-ci.',
    'not-in-stack': 'Ce n’est pas une de vos barricades construites.',
    'on-top-already': 'Cette barricade est déjà en haut.',
    'not-this-kind': 'Cette action est pour une autre sorte de tuile.',
    'pile-empty': 'Cette pile est vide.',
    'not-drawn': 'Ce n’est pas une des tuiles piochées.',
    'yard-full': 'Votre chantier contient cinq tuiles. Défaussez-en une d’abord.',
    'yard-parts': 'Votre chantier contient deux parties de galère. Défaussez-en une d’abord.',
    'yard-room': 'Votre chantier a de la place : inutile de défausser.',
    'not-in-yard': 'Cette tuile n’est pas dans votre chantier.',
    'no-place': 'Aucune case de cette zone n’est ouverte pour le moment.',
    'not-destroyable': 'Seule la dernière partie d’un niveau peut être détruite, sans rien au-dessus.',
    'parts-short': 'Il ne resterait pas assez de parties dans cette zone pour achever le navire.',
    'not-enough-approvals': 'Vous n’avez pas autant d’approbations.',
  },
  rules: {
    moves: {
      cite: 'Cette application',
      text: 'Choisissez un coup à côté du plateau ou sur le plateau. Si un coup est impossible, l’application vous dit pourquoi.',
    },
    setup: {
      cite: 'FR, Mise en place',
      text: 'Chacun commence avec 12 ducats, aucun point et cinq marqueurs action. Le premier joueur est tiré au sort, les autres suivent dans le sens horaire. À deux, vous utilisez les tables rouge, verte et blanche. À trois, ajoutez la jaune, à quatre la bleue et à cinq la noire.',
    },
    round: {
      cite: 'FR, 1 Préparation',
      text: 'Au début d’une manche, le premier joueur lance les dés de toutes les tables en jeu, et une nouvelle tuile Doge recouvre l’ancienne. Ses quatre paramètres, ses zones violettes et son événement valent pour la manche, ou jusqu’à ce qu’une intrigue la recouvre.',
    },
    order: {
      cite: 'FR, 2 et 3',
      text: 'Dans l’ordre du tour, chacun utilise un marqueur à la fois. L’ordre de la manche suivante suit la priorité de la barricade du haut de chaque joueur, la plus petite d’abord. Les joueurs sans barricade jouent en dernier, dans leur ordre précédent.',
    },
    actions: {
      cite: 'FR, 2',
      text: 'À chaque action, placez un marqueur sur une case libre d’une table en jeu, ou défaussez un marqueur. Vous ne pouvez pas passer. La manche dure jusqu’à ce que tous les marqueurs soient utilisés : les joueurs qui en ont moins s’arrêtent plus tôt.',
    },
    price: {
      cite: 'FR, 2.1',
      text: 'Une case est gratuite sous le dé de sa table, ou à gauche de ce dé. Plus à droite, payez un ducat par case au-delà du dé, avant toute autre chose.',
    },
    money: {
      cite: 'FR, 2.1 ; notre décision 2',
      text: 'Vous ne pouvez pas dépenser plus de ducats que vous n’en avez, ni choisir ce que vous ne pouvez pas payer : une case, une tuile piochée ou un nouvel ordre des barricades.',
    },
    kinds: {
      cite: 'FR, 2.2 et 2.3',
      text: 'Si une case montre deux sortes de tuiles, choisissez-en une. Si un « + » les joint, vous pouvez acheter ou construire une tuile de chaque sorte, dans l’ordre de votre choix. Une action peut être réalisée en partie, ou pas du tout.',
    },
    drawing: {
      cite: 'FR, 2.2 ; l’ordre des tuiles remises : notre décision 9',
      text: 'Pour acheter, piochez trois tuiles de la pile, ou ce qu’il en reste. Pour la galère, choisissez la pile d’une zone. Gardez-en une et payez son coût, ou n’en gardez aucune. Les autres retournent sous la pile, dans l’ordre où elles ont été piochées. Une tuile achetée reste visible dans votre chantier, et ses deux faces sont connues de tous.',
    },
    yard: {
      cite: 'FR, 2.2 ; quand défausser, et la défausse pour une troisième partie : notre décision 10',
      text: 'Un chantier contient au plus cinq tuiles à construire, dont deux parties de galère au maximum. Si vous en achetez une de trop, défaussez-en une sous sa pile, sans contrepartie. Vous choisissez la tuile à défausser après avoir vu les tuiles piochées, avant que celles que vous ne prenez pas retournent sous leur pile.',
    },
    gondola: {
      cite: 'FR, 2.3.1',
      text: 'Une gondole donne ses ducats ou ses approbations une fois, à la construction, puis retourne sous sa pile.',
    },
    galley: {
      cite: 'FR, 2.3.2',
      text: 'Le navire se construit depuis la poupe, sans trou. Pour construire une partie, il faut déjà sa voisine de gauche au même niveau et, au niveau supérieur, la partie au-dessous. Chaque case appartient à une zone et n’accepte que les parties de cette zone.',
    },
    points: {
      cite: 'FR, 2.3.2 ; les points au-dessous de zéro : notre décision 16',
      text: 'Une partie de galère donne ses points imprimés, plus ce que la tuile Doge actuelle indique pour la couleur de chacune de ses pastilles : un gain, rien ou une perte. Une couleur présente deux fois compte deux fois.',
    },
    approvals: {
      cite: 'FR, 2.3.2 ; les approbations illimitées : notre décision 37',
      text: 'Une partie avec le symbole donne une approbation. Une partie dans une zone violette de la tuile Doge actuelle en donne une autre. Le nombre d’approbations d’un joueur peut être caché.',
    },
    barricade: {
      cite: 'FR, 2.3.3',
      text: 'Une barricade construite va en haut de votre pile et y reste. Seule celle du haut compte pour la priorité et le bonus. Contre la montée des eaux, toutes comptent.',
    },
    bonus: {
      cite: 'FR, 2.3.3 ; Canetta',
      text: 'Si vous choisissez une case pour la sorte d’action de votre barricade du haut, vous recevez son bonus : après avoir payé la case, avant l’action elle-même. C’est de l’argent, des approbations, des points, ou une tuile de plus à acheter (et payer) ou à construire. Vous n’êtes pas obligé de l’utiliser. Une barricade construite avec l’action sert dès votre tour suivant. Défausser un marqueur ne donne aucun bonus.',
    },
    reorder: {
      cite: 'FR, 2.3.3 ; Canetta',
      text: 'Une fois par tour, avant votre action, vous pouvez payer 2 ducats pour changer l’ordre de vos barricades. Seule celle du haut compte : choisissez laquelle.',
    },
    replacement: {
      cite: 'FR, 2.3.4 ; où va la partie détruite est une option, en garder assez est notre décision 22',
      text: 'Un remplacement détruit la dernière partie d’un niveau (au niveau inférieur, seulement si rien n’est au-dessus). À sa place, vous construisez une partie de votre chantier, de la même zone, qui rapporte comme d’habitude. Si vous n’en avez pas, vous ne pouvez pas choisir la case. Le constructeur de la partie détruite ne perd rien. Si les parties détruites sortent du jeu, chaque zone doit en garder assez pour achever le navire.',
    },
    doge: {
      cite: 'FR, 2.4 ; la tuile actuelle laissée de côté : notre décision 24',
      text: 'Avec cette intrigue, piochez deux tuiles Doge. L’une recouvre la tuile actuelle, l’autre va sur la pile ou dessous. Quand la pile est vide, les anciennes tuiles sont mélangées et en forment une nouvelle.',
    },
    bribe: {
      cite: 'FR, 2.4',
      text: 'Une intrigue donne une approbation gratuite. Une autre en donne deux pour 2 ducats, payés en plus du prix de la case.',
    },
    treasure: {
      cite: 'FR, 2.5 et 2.6',
      text: 'Une case d’argent donne les 2 ou 3 ducats imprimés. Au lieu de prendre une case, vous pouvez défausser un marqueur pour 1 ducat, aussi souvent que vous voulez.',
    },
    roundEnd: {
      cite: 'FR, 3',
      text: 'Quand tous les marqueurs sont utilisés, chacun reprend les siens et le nouvel ordre du tour est établi. Puis arrive l’événement de la tuile Doge actuelle, si elle en montre un.',
    },
    highWater: {
      cite: 'FR, 3, Montée des eaux',
      text: 'Avec plus de barricades que le niveau de l’eau, vous ne perdez rien. Avec autant, vous perdez un marqueur action pour la manche suivante. Avec moins, vous en perdez deux.',
    },
    inspection: {
      cite: 'FR, 3, Inspection',
      text: 'Chacun mise des approbations en secret. Toutes les mises sont révélées en même temps et défaussées. La plus haute donne 6 points, la deuxième 3 et la troisième 1. Les mises égales partagent le meilleur rang, et les rangs suivants qu’elles auraient occupés restent vides. Une mise de zéro ne rapporte rien.',
    },
    end: {
      cite: 'FR, Fin de la partie ; une fin par un bonus, et les victoires partagées : nos décisions 34 et 35',
      text: 'La partie de galère qui remplit la dernière case termine le jeu aussitôt. Le reste de l’action et de la manche n’est pas joué. Une inspection finale compte toutes les approbations : 9, 5, 2 et 1 points, mêmes règles d’égalité et aucun point sans approbation. Le joueur qui a le plus de points gagne. À égalité : le plus de ducats, puis le plus petit numéro de barricade en haut. Sinon, la victoire est partagée.',
    },
  },
};
