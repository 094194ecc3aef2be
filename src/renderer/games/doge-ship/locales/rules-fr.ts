export const dogeShipRulesFrench = {
  options: {
    approvals: {
      label: 'Approbations',
      note: 'Les approbations peuvent être cachées, mais gains et mises sont publics. L’application compte pour vous (notre décision 37), ou vous laisse compter. Les ordinateurs comptent toujours.',
      values: {
        hidden: 'Cachées, comptées pour tous',
        uncounted: 'Cachées, comptées seulement par les ordinateurs',
        open: 'Visibles',
      },
    },
    draws: {
      label: 'Tuiles piochées',
      note: 'Les autres voient-ils vos tuiles piochées ? Le livret ne le dit pas. Celle que vous achetez est toujours visible.',
      values: { hidden: 'Cachées', open: 'Visibles' },
    },
    destroyed: {
      label: 'Parties de galère détruites',
      note: 'Où va une partie détruite par un remplacement ? Le livret ne le dit pas.',
      values: { pile: 'Sous leur pile', box: 'Hors du jeu' },
    },
    enoughParts: {
      label: 'Parties hors du jeu',
      note: 'Chaque zone garde assez de parties pour achever le navire (notre décision 22).',
      values: { true: 'Seulement s’il en reste assez' },
    },
  },
  refusals: {
    'game-over': 'La partie est terminée.',
    'not-your-turn': 'C’est à un autre joueur de décider.',
    'not-now': 'Ce n’est pas le moment.',
    'no-money': 'Vous n’avez pas assez de ducats.',
    'table-unused': 'On n’utilise pas cette table avec si peu de joueurs.',
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
    moves: { cite: 'Cette table', text: 'Un coup indique sa nature et ce qu’il concerne, rien de plus.' },
    setup: {
      cite: 'FR, Mise en place',
      text: 'Chacun commence avec 12 ducats, aucun point et cinq marqueurs action. Le premier joueur est tiré au sort, les autres suivent dans le sens horaire. À deux on utilise les tables rouge, verte et blanche, à trois aussi la jaune, à quatre encore la bleue, à cinq la noire.',
    },
    round: {
      cite: 'FR, 1 Préparation',
      text: 'Au début d’une manche le premier joueur lance les dés de toutes les tables en jeu, et une nouvelle tuile Doge recouvre l’ancienne. Ses quatre paramètres, ses zones violettes et son événement valent pour la manche, ou jusqu’à ce qu’une intrigue la recouvre.',
    },
    order: {
      cite: 'FR, 2 et 3',
      text: 'Dans l’ordre du tour chacun dépense un marqueur à la fois. L’ordre de la manche suivante suit la priorité de la barricade du haut de chaque pile, la plus petite d’abord ; qui n’a pas de barricade joue en dernier, dans l’ordre précédent.',
    },
    actions: {
      cite: 'FR, 2',
      text: 'Une action est une case sans marqueur d’une table en jeu, ou la défausse d’un marqueur. Personne ne passe : la manche dure jusqu’à ce que tous les marqueurs soient dépensés, et qui en a moins s’arrête plus tôt.',
    },
    price: {
      cite: 'FR, 2.1',
      text: 'Une case à gauche de son dé, ou sous lui, est gratuite. Plus à droite, elle coûte autant de ducats qu’il y a de cases entre elle et le dé, elle-même comprise, payés avant toute autre chose.',
    },
    money: {
      cite: 'FR, 2.1 ; notre décision 2',
      text: 'Personne ne dépense plus de ducats qu’il n’en a : ce qu’on ne peut pas payer ne peut pas être choisi, que ce soit une case, une tuile piochée ou un nouvel ordre des barricades.',
    },
    kinds: {
      cite: 'FR, 2.2 et 2.3',
      text: 'Quand une case montre deux sortes de tuiles, on en choisit une, sauf si un « + » les joint : chacune peut alors être achetée ou construite une fois, dans n’importe quel ordre. Une action peut être réalisée en partie, ou pas du tout.',
    },
    drawing: {
      cite: 'FR, 2.2 ; l’ordre des tuiles remises est notre décision 9',
      text: 'Qui achète pioche trois tuiles de la pile (pour la galère, celle d’une zone de son choix), ou ce qu’il en reste, en garde une et paie son coût, ou n’en garde aucune. Les autres retournent sous la pile, dans l’ordre où elles ont été piochées. Une tuile achetée reste visible dans le chantier, et ses deux faces sont connues.',
    },
    yard: {
      cite: 'FR, 2.2 ; le moment de la défausse, et qu’une troisième partie en chasse une autre, sont notre décision 10',
      text: 'Un chantier contient cinq tuiles en construction, dont deux parties de galère. Qui en achète une de plus en défausse une sous sa pile, sans contrepartie, une fois vues les tuiles piochées et avant que les autres y retournent.',
    },
    gondola: {
      cite: 'FR, 2.3.1',
      text: 'Une gondole construite donne une fois ses ducats ou ses approbations, puis retourne sous sa pile.',
    },
    galley: {
      cite: 'FR, 2.3.2',
      text: 'La galère se construit depuis la poupe, sans trou : une partie demande sa voisine de gauche au même niveau et, au niveau supérieur, la partie d’en dessous. Chaque case est d’une zone et n’accepte que les parties de cette zone.',
    },
    points: {
      cite: 'FR, 2.3.2 ; que les points puissent descendre au-dessous de zéro est notre décision 16',
      text: 'Une partie de galère donne ses points imprimés et, pour chacune de ses cases colorées, les points que la tuile Doge actuelle donne à cette couleur : un nombre positif, négatif ou nul. Une couleur présente deux fois compte deux fois.',
    },
    approvals: {
      cite: 'FR, 2.3.2 ; qu’elles ne manquent jamais est notre décision 37',
      text: 'Une partie avec le symbole donne une approbation, une partie posée dans une zone violette de la tuile Doge actuelle en donne une autre. Le nombre d’approbations d’un joueur peut être caché.',
    },
    barricade: {
      cite: 'FR, 2.3.3',
      text: 'Une barricade construite se pose en haut de la pile de son constructeur et y reste. Seule celle du haut compte pour la priorité et le bonus ; pour la montée des eaux, toutes comptent.',
    },
    bonus: {
      cite: 'FR, 2.3.3 ; Canetta',
      text: 'Qui choisit une case de la sorte d’action que montre sa barricade du haut en reçoit le bonus, après avoir payé la case et avant l’action elle-même : de l’argent, des approbations, des points, ou une tuile de plus à acheter (et payer) ou à construire ; personne n’est obligé de s’en servir. Une barricade construite par l’action sert dès le tour suivant. Un marqueur défaussé n’apporte pas de bonus.',
    },
    reorder: {
      cite: 'FR, 2.3.3 ; Canetta',
      text: 'Une fois par tour, avant l’action, un joueur peut payer 2 ducats pour changer l’ordre de ses barricades. Comme seule celle du haut compte, il indique laquelle.',
    },
    replacement: {
      cite: 'FR, 2.3.4 ; où va la partie détruite est une option, qu’il doive en rester assez est notre décision 22',
      text: 'Un remplacement détruit la dernière partie construite d’un niveau, au niveau inférieur seulement si rien n’est au-dessus, et construit à sa place une partie du chantier de la même zone, qui rapporte comme d’habitude. Il ne peut pas être fait en partie : sans une telle tuile, la case ne peut pas être choisie. Le constructeur de la partie détruite ne perd rien. Quand les parties détruites sortent du jeu, il doit en rester dans chaque zone autant qu’il en faut pour achever la galère.',
    },
    doge: {
      cite: 'FR, 2.4 ; que la tuile actuelle n’est pas mélangée est notre décision 24',
      text: 'Cette intrigue permet de piocher deux tuiles Doge, de recouvrir l’actuelle avec l’une et de remettre l’autre sur la pile ou dessous. Quand la pile est vide, les anciennes tuiles sont mélangées et forment une nouvelle pile.',
    },
    bribe: {
      cite: 'FR, 2.4',
      text: 'Une intrigue donne une approbation gratuite, une autre deux approbations pour 2 ducats, payés en plus du prix de la case.',
    },
    treasure: {
      cite: 'FR, 2.5 et 2.6',
      text: 'Une case d’argent donne les 2 ou 3 ducats imprimés. Un marqueur peut aussi être défaussé au lieu d’aller sur une case : cela donne 1 ducat, aussi souvent qu’on veut.',
    },
    roundEnd: {
      cite: 'FR, 3',
      text: 'Quand tous les marqueurs sont dépensés, on les reprend, le nouvel ordre du tour est établi, puis arrive l’événement de la tuile Doge actuelle, si elle en montre un.',
    },
    highWater: {
      cite: 'FR, 3, Montée des eaux',
      text: 'Qui a construit plus de barricades que le niveau de l’eau ne perd rien, qui en a autant perd un marqueur action pour la manche suivante, qui en a moins en perd deux.',
    },
    inspection: {
      cite: 'FR, 3, Inspection',
      text: 'Chacun mise des approbations en secret ; toutes les mises sont révélées en même temps et défaussées. La plus haute mise donne 6 points, la deuxième 3, la troisième 1. Des mises égales partagent le meilleur rang, et les rangs suivants qu’elles auraient occupés restent vides ; une mise nulle ne donne aucun point.',
    },
    end: {
      cite: 'FR, Fin de la partie ; ce qui est perdu quand un bonus la termine, et les victoires partagées : nos décisions 34 et 35',
      text: 'Poser une partie sur la dernière case termine le jeu aussitôt ; le reste de l’action et de la manche n’est pas joué. Une inspection finale compte toutes les approbations : 9, 5, 2 et 1 points, les égalités comme plus haut ; sans approbation, aucun point. La victoire revient à qui a le plus de points, puis le plus de ducats, puis la plus petite priorité sur sa barricade du haut ; s’il y a encore égalité, elle est partagée.',
    },
  },
};
