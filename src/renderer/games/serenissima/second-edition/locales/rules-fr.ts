import type { REFUSALS } from '../../../../../engine/games/serenissima/second-edition/refusals';
import type { RULES } from '../../../../../engine/games/serenissima/second-edition/rulebook';

/** The paragraphs of the rules in French, by the same keys. */
export const rulesFrench: typeof RULES = {
  goal: {
    cite: 'But du jeu ; Fin de la partie',
    text: 'Des marchands de quatre couleurs remplissent de marchandises les ports de la Méditerranée, et en tirent revenu trois fois dans la partie. Le plus riche à la fin l’emporte.',
  },
  moves: { cite: 'Cette table', text: 'Un coup dit ce qu’il est et ce qu’il concerne, rien de plus.' },
  board: {
    cite: 'Matériel ; le plateau imprimé n’a pu être consulté',
    text: 'La mer a 20 zones et 19 ports, chaque port au bord de la sienne. Six marchandises : bois, pierre, vin, marbre, or, et les épices de Tripoli seule. Les voisinages, certaines marchandises et tailles, les faces des dés et une partie de la piste des tours sont reconstitués.',
  },
  warehouses: {
    cite: 'Vente ; Décompte ; les valeurs entre celles qu’on connaît sont reconstituées',
    text: 'Un port stocke deux, trois ou cinq marchandises, jamais deux fois la même ni celle qu’il produit. Les cases portent 2 ducats et plus ; dessous se lit ce qu’un décompte paie pour autant de marchandises.',
  },
  setup: {
    cite: 'Mise en place ; Serenissima à 2 joueurs',
    text: 'À partir du premier joueur, dans le sens horaire, chacun choisit un des cinq ports de départ et une galère par son numéro ; puis, en sens inverse à partir du dernier, une seconde galère. À deux, on prend trois galères chacun, à tour de rôle. Port et galères reçoivent trois marins chacun, et chacun a 5 ducats.',
  },
  closing: {
    cite: 'Serenissima à 2 et 3 joueurs ; que les joueurs les nomment tour à tour est notre choix',
    text: 'À deux ou trois, quatre ports sont fermés avant la partie : un de bois, un de vin, un de pierre, un de marbre. Les galères traversent leurs zones et peuvent s’y battre, mais nul n’y charge, n’y vend ni ne s’y installe. Il reste au moins autant de ports de départ que de joueurs.',
  },
  wheel: {
    cite: 'Tour de jeu',
    text: 'À chaque tour, toute galère de la roue est activée une fois, du plus petit numéro au plus grand. Son propriétaire la fait agir, ou investit à la place. Une galère achetée pendant le tour y est encore activée si son numéro est à venir.',
  },
  activation: {
    cite: 'Action',
    text: 'Une action a trois étapes : chargement, puis déplacement, puis vente ou bataille. Chacune peut être omise, mais l’ordre reste ; prendre un port compte comme bataille. Un investissement remplace toute l’action.',
  },
  money: {
    cite: 'Mise en place',
    text: 'Nul ne dépense plus qu’il n’a. La table convient que les ducats sont visibles ou cachés ; ce que rapporte un décompte est toujours annoncé.',
  },
  ports: {
    cite: 'Mise en place ; Chargement',
    text: 'Une galère est dans un port quand elle est dans la zone qui le borde. Un port est le comptoir du joueur dont des marins y stationnent, ou n’est à personne.',
  },
  crews: {
    cite: 'Chargement, Marins',
    text: 'Pendant son chargement, la galère active échange librement marins et marchandises avec les autres galères de son propriétaire dans la zone, et des marins avec son comptoir.',
  },
  capacity: {
    cite: 'Chargement, Limitations ; que la cargaison soit perdue est notre choix',
    text: 'Une galère porte cinq pièces, marins et marchandises ensemble, dont au moins un marin. Sans marin, elle coule avec sa cargaison ; son propriétaire peut le vouloir.',
  },
  garrison: {
    cite: 'Chargement, Limitations',
    text: 'Un comptoir tient autant de marins que son entrepôt a de cases, et son propriétaire n’en retire jamais le dernier.',
  },
  goods: {
    cite: 'Chargement, Marchandises ; que les cubes s’épuisent est notre choix',
    text: 'Une galère charge ce que le port produit, jamais ce qui est en entrepôt : 1 ducat le cube à la banque, ou au joueur qui tient le port et ne peut refuser. Dans son propre comptoir, le premier cube est gratuit. On peut jeter des marchandises pendant le chargement. Il n’y a pas plus de cubes que dans la boîte.',
  },
  movement: {
    cite: 'Déplacement',
    text: 'Une galère va de zone en zone voisine, autant de fois qu’elle a de marins à bord.',
  },
  blockade: {
    cite: 'Blocus pendant le déplacement ; pendant une vente ; Blocus et bataille ; la zone de départ est notre choix',
    text: 'Là où un joueur a plus de marins sur ses galères que la galère active n’en porte, il peut la bloquer : l’arrêter à son entrée, ou lui interdire une vente ou la prise d’un port neutre. Celui qui a le plus de marins décide d’abord, à égalité celui du plus petit numéro ; une déclaration suffit. Pas de blocus là où la galère a commencé. Contre une vente ou une prise interdite, elle ne peut que combattre le bloqueur ou finir son tour. À cette table, une réponse peut valoir pour toutes les questions suivantes sur les galères d’un joueur ; chacun voit ces ordres, et on les reprend avant qu’une galère à soi n’agisse.',
  },
  sale: {
    cite: 'Vente',
    text: 'On vend une marchandise dans un port qui ne la produit ni ne la stocke et qui a une case libre. Son cube va sur la case la plus basse ; dans un port neutre ou d’un autre, la banque en paie la valeur, 2 à 6 ducats. Son propre comptoir ne paie rien. Les épices rapportent partout 2 ducats de plus.',
  },
  battle: {
    cite: 'Bataille contre une galère ; contre plusieurs galères',
    text: 'Les deux camps lancent leurs dés ensemble, et chaque crâne tue un marin. Entre deux manches l’attaquant peut s’arrêter, ce qui finit son tour. Il combat les galères une à une, de qui qu’elles soient, et peut passer à la suivante quand l’une a coulé.',
  },
  strength: {
    cite: 'Première manche ; Manches suivantes ; que 0 n’attaque pas est notre choix',
    text: 'La valeur de combat de l’attaquant est le nombre de ses marins moins les zones franchies. Ensuite, ce sont les marins qui lui restent, jamais plus qu’à la première manche. Un défenseur lance un dé par marin.',
  },
  loot: {
    cite: 'Fin de la bataille ; que ses propres cubes restent est notre choix',
    text: 'La galère qui survit prend des marchandises de la galère coulée dans ses places libres. Rien de ce qu’elle porte ne leur cède la place.',
  },
  storm: {
    cite: 'Combat contre un port ; le laisser à personne est notre choix',
    text: 'On prend un port neutre en y débarquant un marin. Le comptoir d’un autre se combat une fois ses galères de la zone coulées ; le vainqueur débarque des marins, un au moins pour le tenir, et son dernier peut débarquer tandis que la galère coule. Si les deux camps périssent, ou que nul ne débarque, le port devient neutre. Prendre un port finit le tour.',
  },
  shot: {
    cite: 'Fort ; que la valeur de combat soit fixée avant est notre choix',
    text: 'Avant la bataille pour un comptoir, son fort lance deux dés sur l’attaquant, qui continue ou s’arrête. Un fort reste avec son port et ne tire jamais sur qui vend.',
  },
  'last-port': {
    cite: 'Dernier port d’un joueur',
    text: 'On ne peut prendre à un joueur son seul comptoir : on ne peut donc l’attaquer.',
  },
  investment: {
    cite: 'Investissement',
    text: 'Au lieu d’agir, un joueur achète pour tous ses comptoirs : des marins à 1 ducat, pour les comptoirs ou les galères qui y sont ; une galère ; des forts ; des basiliques.',
  },
  fleet: {
    cite: 'Investissement, Galère ; le premier marin est notre choix',
    text: 'Une galère coûte autant de ducats que l’acheteur a de galères. Il choisit son numéro parmi les libres, la place à un comptoir à lui, et recrute avec elle son premier marin.',
  },
  fort: {
    cite: 'Investissement, Fort',
    text: 'Un fort coûte 2 ducats, dans un comptoir qui produit ou stocke bois et pierre, un par port. Aucun cube n’est dépensé.',
  },
  basilica: {
    cite: 'Investissement, Basilique ; la note des règles dit bois pour or par erreur',
    text: 'Une basilique coûte 2 ducats, dans un comptoir qui produit ou stocke or et marbre, une par port. Aucun cube n’est dépensé.',
  },
  limits: {
    cite: 'Matériel',
    text: 'Il y a cinq forts et cinq basiliques pour tous, six cubes de galère et un nombre de marins par joueur.',
  },
  doge: {
    cite: 'Fin du tour',
    text: 'Après la dernière galère, on tire une carte Doge. Le Vin paie 3 ducats par comptoir à soi qui produit ou stocke du vin ; les autres avancent le jeton blanc d’une ou deux cases. L’une fait mélanger les cinq cartes. Les cartes tirées restent visibles.',
  },
  scoring: {
    cite: 'Décompte',
    text: 'Quand le jeton blanc atteint ou passe une case de décompte, chaque comptoir paie son propriétaire selon les cubes de son entrepôt, de rien à 20 ducats pour cinq, et 5 pour une basilique.',
  },
  'catch-up': {
    cite: 'Joueurs de moins de 2 galères ; l’ordre est notre choix',
    text: 'Après la carte Doge et un décompte, qui a moins de deux galères peut en acheter, jusqu’à deux, et des marins, aux prix ordinaires.',
  },
  end: {
    cite: 'Fin de la partie ; une victoire partagée est notre choix',
    text: 'La partie finit après le troisième décompte. Le plus riche gagne ; à égalité, celui qui a le plus de comptoirs ; sinon la victoire est partagée.',
  },
};

/** Why a move is refused, by the engine's codes. */
export const refusalsFrench: Readonly<Record<keyof typeof REFUSALS, string>> = {
  'game-over': 'La partie est finie.',
  'not-your-turn': 'Un autre joueur doit d’abord décider.',
  'not-now': 'Ce n’est pas ce qui se décide à présent.',
  'no-money': 'Vous ne pouvez payer cela.',
  count: 'Une pièce au moins.',
  'not-closable': 'On ne ferme que des ports de bois, de pierre, de vin ou de marbre.',
  'good-closed': 'Un port de cette marchandise est déjà fermé.',
  'starts-needed': 'Il faut à chacun un port de départ : celui-ci doit rester ouvert.',
  'not-a-start': 'Personne ne commence dans ce port.',
  'port-taken': 'Un autre joueur commence dans ce port.',
  'port-closed': 'Ce port est fermé : ni chargement, ni vente, ni prise.',
  'no-such-number': 'Il n’y a pas de galère de ce numéro dans cette partie.',
  'galley-taken': 'Cette galère est déjà sur le plateau.',
  'acted-already': 'La galère a agi : trop tard pour investir.',
  investing: 'Vous investissez : la galère n’agit pas cette fois.',
  'not-investing': 'Décidez d’abord d’investir.',
  'loading-over': 'On charge avant toute autre chose.',
  'movement-over': 'La galère ne peut plus bouger : on se déplace avant de vendre ou de se battre.',
  'sale-or-battle': 'Une galère vend ou se bat, pas les deux.',
  'no-port-here': 'Il n’y a pas de port dans cette zone.',
  'not-your-port': 'Ce port n’est pas à vous.',
  'not-your-galley': 'Cette galère n’est pas à vous.',
  'not-yours': 'Les pièces ne passent qu’entre vos galères et vos comptoirs.',
  'not-here': 'Les deux doivent être dans la même zone.',
  'not-aboard': 'Il n’y a pas là de telle pièce.',
  'active-only': 'Les pièces vont à la galère active ou en viennent.',
  'goods-stay': 'Les marchandises n’entrent en entrepôt que par une vente, et n’en sortent jamais.',
  'no-room': 'Une galère porte cinq pièces au plus, marins et marchandises ensemble.',
  'garrison-full': 'Un comptoir tient autant de marins que son entrepôt a de cases.',
  'last-garrison': 'Un marin au moins reste dans votre comptoir.',
  'same-piece': 'Échanger deux pièces pareilles ne change rien.',
  'exchange-full-only': 'Il y a de la place : déplacez les pièces une à une.',
  'last-sailor': 'Une galère resterait sans marin.',
  'supply-empty': 'Il ne reste pas tant de cubes de cette marchandise.',
  'no-oars': 'Une galère franchit autant de zones qu’elle a de marins à bord.',
  'not-next-to': 'Une galère va de zone en zone voisine.',
  blockaded: 'Votre vente ou prise est bloquée : combattez les galères du bloqueur, ou finissez le tour.',
  'no-order': 'Vous n’avez pas donné d’ordre sur les galères de ce joueur.',
  'not-wanted': 'Ce port produit ou stocke déjà cette marchandise.',
  'warehouse-full': 'L’entrepôt de ce port est plein.',
  'no-such-galley': 'Il n’y a pas là de telle galère d’un autre joueur.',
  'no-strength': 'L’équipage est épuisé : une valeur de combat de 0 ne peut attaquer.',
  'own-port': 'Ce port est à vous.',
  'neutral-port': 'Personne ne défend ce port : prenez-le.',
  'galleys-first': 'Il faut couler les galères du propriétaire dans la zone avant d’attaquer le port.',
  'last-port': 'C’est le dernier comptoir de son propriétaire : on ne peut l’attaquer.',
  'not-neutral': 'On ne prend sans combat qu’un port neutre.',
  'no-crew': 'Il n’y a pas tant de marins à bord.',
  'no-own-port': 'Des marins ne rejoignent une galère que dans un de vos comptoirs.',
  'no-sailors': 'Vous n’avez pas tant de marins en réserve.',
  'one-galley': 'Une galère par investissement.',
  'fleet-full': 'Un joueur a six galères au plus.',
  'enough-galleys': 'Après le tour on n’achète de galères que jusqu’à deux.',
  'fort-already': 'Ce port a son fort.',
  'fort-goods': 'Un fort demande bois et pierre, produits ou stockés dans le port.',
  'no-forts': 'Les cinq forts sont bâtis.',
  'basilica-already': 'Ce port a sa basilique.',
  'basilica-goods': 'Une basilique demande or et marbre, produits ou stockés dans le port.',
  'no-basilicas': 'Les cinq basiliques sont bâties.',
};
