/** The paragraphs of the rules, the refusals and the options of The Doge Ship in French. */
export const dogeShipRulesFrench = {
  options: {
    approvals: {
      label: 'Approbations',
      note: 'Le livret permet de cacher combien on a d’approbations ; les gains se font au grand jour, la somme ne se montre pas.',
      values: { hidden: 'Cachées', open: 'Visibles' },
    },
    draws: {
      label: 'Tuiles piochées',
      note: 'Le livret ne dit pas si les autres voient les tuiles piochées pour choisir ; celle qu’on achète est vue de tous.',
      values: { hidden: 'Vues de qui pioche', open: 'Vues de tous' },
    },
    destroyed: {
      label: 'Parties de galère détruites',
      note: 'Le livret ne dit pas où va une partie détruite par un remplacement : sous sa pile, ou hors du jeu.',
      values: { pile: 'Sous leur pile', box: 'Hors du jeu' },
    },
  },
  refusals: {
    'game-over': 'La partie est terminée.',
    'not-your-turn': 'Un autre joueur doit décider d’abord.',
    'not-now': 'Ce n’est pas ce qui se décide maintenant.',
    'no-money': 'Vous ne pouvez pas payer cela.',
    'table-unused': 'Cette table ne sert pas avec si peu de joueurs.',
    'space-taken': 'Un marqueur action est déjà sur cette case.',
    'bribe-money': 'Cette intrigue coûte 2 ducats, en plus du prix de sa case.',
    'nothing-to-replace': 'Aucune de vos parties ne va là où une partie de la galère peut être détruite.',
    'reordered-already': 'Vous avez déjà changé l’ordre de vos barricades ce tour.',
    'not-in-stack': 'Ce n’est pas une de vos barricades construites.',
    'on-top-already': 'Cette barricade est déjà en haut.',
    'not-this-kind': 'Cette action ne concerne pas ce genre de tuiles.',
    'pile-empty': 'Il n’y a plus de tuile dans cette pile.',
    'not-drawn': 'Ce n’est pas une des tuiles piochées.',
    'yard-full': 'Votre chantier contient cinq tuiles : défaussez-en une d’abord.',
    'yard-parts': 'Votre chantier contient deux parties de galère : défaussez-en une d’abord.',
    'yard-room': 'Il y a de la place dans votre chantier : rien n’est à défausser.',
    'not-in-yard': 'Cette tuile n’est pas dans votre chantier.',
    'no-place': 'La prochaine case de ce niveau est d’une autre zone, ou n’est pas encore ouverte.',
    'not-destroyable':
      'Aucune partie de cette zone ne peut être détruite : seulement la dernière de son niveau, sans rien au-dessus.',
    'not-enough-approvals': 'Vous n’avez pas autant d’approbations.',
  },
  rules: {
    moves: { cite: 'Cette table', text: 'Un coup nomme son genre et ce qu’il concerne, et rien d’autre.' },
    setup: {
      cite: 'FR, Mise en place',
      text: 'Chacun commence avec 12 ducats, aucun point et cinq marqueurs action. Le premier joueur est tiré au sort, les autres suivent dans le sens horaire. À deux on utilise les tables rouge, verte et blanche, à trois aussi la jaune, à quatre la bleue, à cinq la noire.',
    },
    round: {
      cite: 'FR, 1 Préparation',
      text: 'Au début d’une manche le premier joueur lance les dés de toutes les tables en jeu, et une nouvelle tuile Doge recouvre l’ancienne. Ses quatre paramètres, ses zones violettes et son événement valent pour la manche, ou jusqu’à ce qu’une intrigue la recouvre.',
    },
    order: {
      cite: 'FR, 2 et 3',
      text: 'Dans l’ordre du tour chacun dépense un marqueur à la fois. L’ordre de la manche suivante suit la priorité de la barricade en haut de chaque pile, la plus petite d’abord ; qui n’a pas de barricade joue à la fin, dans l’ordre d’avant.',
    },
    actions: {
      cite: 'FR, 2',
      text: 'Une action est une case sans marqueur d’une table en jeu, ou la défausse d’un marqueur. Personne ne passe : la manche dure jusqu’à ce que tous les marqueurs soient dépensés, et qui en a moins s’arrête plus tôt.',
    },
    price: {
      cite: 'FR, 2.1',
      text: 'Une case à gauche de son dé, ou sous lui, est gratuite. Plus à droite elle coûte autant de ducats qu’elle est loin du dé, payés avant toute autre chose.',
    },
    money: {
      cite: 'FR, 2.1 ; notre décision',
      text: 'Personne ne dépense plus de ducats qu’il n’en a : une case qu’on ne peut payer ne peut être choisie.',
    },
    kinds: {
      cite: 'FR, 2.2 et 2.3',
      text: 'Deux genres de tuiles sur une case sont un choix, sauf si un plus les joint : chacun peut alors être acheté ou construit une fois, dans n’importe quel ordre. Une action peut être faite en partie, ou pas du tout.',
    },
    drawing: {
      cite: 'FR, 2.2 ; l’ordre des tuiles remises est notre décision',
      text: 'Qui achète pioche trois tuiles de la pile (pour la galère, celle d’une zone de son choix), ou ce qu’il en reste, en garde une et paie son coût, ou n’en garde aucune. Les autres vont sous la pile dans l’ordre pioché. Une tuile achetée est visible dans le chantier, ses deux faces connues.',
    },
    yard: {
      cite: 'FR, 2.2 ; qu’une troisième partie en chasse une autre est notre décision',
      text: 'Un chantier contient cinq tuiles en construction, dont deux parties de galère. Qui veut en acheter une de plus en défausse d’abord une sous sa pile, pour rien.',
    },
    gondola: {
      cite: 'FR, 2.3.1',
      text: 'Une gondole construite donne une fois ses ducats ou ses approbations, puis retourne sous sa pile.',
    },
    galley: {
      cite: 'FR, 2.3.2',
      text: 'La galère grandit depuis la poupe, sans trou : une partie demande sa voisine de gauche au même niveau et, au niveau haut, la partie d’en dessous. Chaque case est d’une zone et n’accepte que les parties de cette zone.',
    },
    points: {
      cite: 'FR, 2.3.2 ; que les points puissent tomber sous zéro est notre décision',
      text: 'Une partie de galère donne ses points imprimés et, pour chacune de ses cases colorées, ce que la tuile Doge en vigueur paie pour cette couleur : plus, rien ou moins que rien. Une couleur présente deux fois compte deux fois.',
    },
    approvals: {
      cite: 'FR, 2.3.2 ; qu’elles ne manquent jamais est notre décision',
      text: 'Une partie avec le symbole donne une approbation, une partie dans une zone violette de la tuile Doge en donne une autre. Le nombre d’approbations d’un joueur peut être caché.',
    },
    barricade: {
      cite: 'FR, 2.3.3',
      text: 'Une barricade construite va en haut de la pile de son constructeur et y reste. Seule celle du haut compte pour la priorité et le bonus ; pour la montée des eaux, toutes comptent.',
    },
    bonus: {
      cite: 'FR, 2.3.3 ; Canetta',
      text: 'Qui choisit une case du genre d’action de sa barricade du haut en reçoit le bonus, après avoir payé la case et avant l’action elle-même : de l’argent, des approbations, des points, ou une tuile de plus à acheter (et payer) ou à construire ; nul n’est obligé d’en user. Une barricade construite par l’action sert dès le tour suivant. Un marqueur défaussé n’apporte pas de bonus.',
    },
    reorder: {
      cite: 'FR, 2.3.3 ; Canetta',
      text: 'Une fois par tour, avant l’action, un joueur peut payer 2 ducats pour changer l’ordre de ses barricades. Comme seule celle du haut importe, il dit laquelle c’est.',
    },
    replacement: {
      cite: 'FR, 2.3.4 ; où va la partie détruite est une option',
      text: 'Un remplacement détruit la dernière partie d’un niveau, au niveau bas seulement si rien n’est au-dessus, et construit à sa place une partie du chantier de la même zone, qui rapporte comme d’habitude. Il ne se fait pas en partie : sans une telle partie la case ne peut être choisie. Qui avait construit la partie détruite ne perd rien.',
    },
    doge: {
      cite: 'FR, 2.4 ; que la tuile en vigueur n’est pas mélangée est notre décision',
      text: 'Cette intrigue pioche deux tuiles Doge, recouvre l’actuelle avec l’une et met l’autre sur la pile ou dessous. Quand la pile est vide, les anciennes tuiles sont mélangées en une nouvelle.',
    },
    bribe: {
      cite: 'FR, 2.4',
      text: 'Une intrigue donne une approbation pour rien, une autre deux approbations pour 2 ducats, payés en plus du prix de la case.',
    },
    treasure: {
      cite: 'FR, 2.5 et 2.6',
      text: 'Une case d’argent donne les 2 ou 3 ducats imprimés. Un marqueur peut aussi être défaussé au lieu d’aller sur une case : cela donne 1 ducat, aussi souvent qu’on veut.',
    },
    roundEnd: {
      cite: 'FR, 3',
      text: 'Quand tous les marqueurs sont dépensés, on les reprend, le nouvel ordre du tour est établi, puis arrive l’événement de la tuile Doge en vigueur, si elle en montre un.',
    },
    highWater: {
      cite: 'FR, 3, Montée des eaux',
      text: 'Qui a construit plus de barricades que le niveau de l’eau ne perd rien, qui en a autant perd un marqueur action pour la manche suivante, qui en a moins en perd deux.',
    },
    inspection: {
      cite: 'FR, 3, Inspection',
      text: 'Chacun mise des approbations en secret ; toutes sont montrées ensemble et toutes sont dépensées. La plus haute mise donne 6 points, la deuxième 3, la troisième 1. Des mises égales partagent le meilleur rang et laissent vide le suivant ; une mise de rien ne donne rien.',
    },
    end: {
      cite: 'FR, Fin de la partie ; ce qui est perdu quand un bonus la termine, et les victoires partagées, sont nos décisions',
      text: 'La partie posée sur la dernière case termine le jeu aussitôt ; le reste de l’action et de la manche n’est pas joué. Une dernière inspection compte toutes les approbations : 9, 5, 2 et 1 points, les égalités comme avant, aucune ne donne rien. Le plus de points gagne, puis le plus de ducats, puis la plus petite priorité en haut d’une pile ; qui est encore à égalité partage la victoire.',
    },
  },
};
