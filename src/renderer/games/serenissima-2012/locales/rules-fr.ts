import type { REFUSALS } from '../../../../engine/games/serenissima-2012/refusals';
import type { RULES } from '../../../../engine/games/serenissima-2012/rulebook';

export const rulesFrench: typeof RULES = {
  goal: {
    cite: 'But du jeu ; Fin de la partie',
    text: 'Des marchands de quatre couleurs remplissent de marchandises les ports de la Méditerranée, et en tirent un revenu trois fois dans la partie. Le joueur qui a le plus de ducats à la fin l’emporte.',
  },
  moves: { cite: 'Cette table', text: 'Un coup indique sa nature et ce qu’il concerne, rien de plus.' },
  board: {
    cite: 'Matériel ; le plateau imprimé n’a pas pu être consulté',
    text: 'La mer compte 20 zones et 19 ports, chaque port au bord de la sienne. Six marchandises : bois, pierre, vin, marbre, or, et les épices de Tripoli seule. Les voisinages, certaines marchandises et tailles, les faces des dés et une partie de la piste des tours sont reconstitués.',
  },
  warehouses: {
    cite: 'Vente ; Décompte ; les valeurs entre celles qu’on connaît sont reconstituées',
    text: 'Un port entrepose deux, trois ou cinq marchandises, jamais deux fois la même ni celle qu’il produit. Les cases portent 2 ducats et plus ; dessous figure ce qu’un décompte rapporte pour autant de marchandises.',
  },
  setup: {
    cite: 'Mise en place ; Serenissima à 2 joueurs',
    text: 'À partir du premier joueur, dans le sens horaire, chacun choisit un des cinq ports de départ et une galère par son numéro ; puis, en sens inverse à partir du dernier, une seconde galère. À deux, on prend trois galères chacun, à tour de rôle. Port et galères reçoivent trois marins chacun, et chacun a 5 ducats.',
  },
  closing: {
    cite: 'Serenissima à 2 et 3 joueurs ; que les joueurs les désignent tour à tour est notre décision 38',
    text: 'À deux ou trois, quatre ports sont fermés avant la partie : un de bois, un de vin, un de pierre, un de marbre. Les galères traversent leurs zones et peuvent s’y battre, mais personne n’y charge, n’y vend ni ne s’y installe. Il reste au moins autant de ports de départ que de joueurs.',
  },
  wheel: {
    cite: 'Tour de jeu',
    text: 'À chaque tour, toute galère de la roue est activée une fois, du plus petit numéro au plus grand. Son propriétaire la fait agir, ou investit. Une galère achetée pendant le tour y est encore activée si son numéro est à venir.',
  },
  activation: {
    cite: 'Action',
    text: 'Une action a trois étapes : chargement, puis déplacement, puis vente ou bataille. Chacune peut être omise, mais l’ordre reste ; prendre un port compte comme bataille. Un investissement remplace toute l’action.',
  },
  money: {
    cite: 'Mise en place',
    text: 'Personne ne dépense plus qu’il ne possède. La table convient que les ducats sont visibles ou cachés ; ce que rapporte un décompte est toujours annoncé.',
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
    cite: 'Chargement, Limitations ; la perte de la cargaison, et quand et où l’on coule sa galère, sont nos décisions 11 et 40',
    text: 'Une galère porte cinq pions, marins et marchandises ensemble, dont au moins un marin. Sans marin, elle coule avec sa cargaison. Un joueur peut couler une de ses galères : il en retire le dernier marin, ou coule la galère active pendant son chargement, où qu’elle soit, avec son équipage. Les marins retournent à sa réserve, la cargaison à la réserve commune ; si c’est la galère active, son tour se termine.',
  },
  garrison: {
    cite: 'Chargement, Limitations',
    text: 'Un comptoir accueille au plus autant de marins que son entrepôt a de cases, et son propriétaire n’en retire jamais le dernier.',
  },
  goods: {
    cite: 'Chargement, Marchandises ; que les cubes s’épuisent est notre décision 8',
    text: 'Une galère charge ce que le port produit, jamais ce qui est en entrepôt : 1 ducat le cube à la banque, ou au joueur qui tient le port et ne peut refuser. Dans son propre comptoir, le premier cube est gratuit. On peut jeter des marchandises pendant le chargement. Les cubes s’épuisent : il n’y en a pas plus que dans la boîte.',
  },
  movement: {
    cite: 'Déplacement',
    text: 'Une galère va de zone en zone voisine, autant de fois qu’elle a de marins à bord.',
  },
  blockade: {
    cite: 'Blocus pendant le déplacement ; pendant une vente ; Blocus et bataille ; la zone de départ est notre décision 15, et une option',
    text: 'Là où un joueur a plus de marins sur ses galères que la galère active n’en porte, il peut la bloquer : l’arrêter à son entrée, ou lui interdire une vente ou la prise d’un port neutre. Celui qui a le plus de marins décide d’abord, à égalité celui du plus petit numéro ; une seule déclaration suffit. Pas de blocus là où la galère a commencé, sauf si la table y permet ceux des ventes et des prises (une option). Contre une vente ou une prise interdite, elle ne peut que combattre les galères de qui la bloque, ou terminer son tour. À cette table, une réponse peut valoir pour toutes les questions suivantes sur les galères d’un joueur ; chacun voit ces consignes, et on peut les retirer avant qu’une de ses galères agisse.',
  },
  sale: {
    cite: 'Vente',
    text: 'On vend une marchandise dans un port qui ne la produit ni ne l’entrepose et qui a une case libre. Son cube va sur la case la plus basse ; dans un port neutre ou d’un autre, la banque en paie la valeur, 2 à 6 ducats. Son propre comptoir ne rapporte rien. Les épices rapportent partout 2 ducats de plus, dans son propre comptoir aussi. Une galère peut vendre plusieurs marchandises, chacune d’une autre sorte, l’une après l’autre.',
  },
  battle: {
    cite: 'Bataille contre une galère ; contre plusieurs galères',
    text: 'Les deux camps lancent leurs dés ensemble, et chaque crâne tue un marin. Entre deux manches l’attaquant peut s’arrêter, ce qui termine son tour. Il combat les galères une à une, quel que soit leur propriétaire, et peut passer à la suivante quand l’une a coulé.',
  },
  strength: {
    cite: 'Première manche ; Manches suivantes ; que 0 n’attaque pas est notre décision 23, et une option',
    text: 'La valeur de combat de l’attaquant est le nombre de ses marins moins les zones franchies. Ensuite, ce sont les marins qui lui restent, jamais plus qu’à la première manche. Avec une valeur de 0 on ne peut pas attaquer, sauf si la table le permet (une option) ; pour prendre un port neutre, il n’en faut aucune. Un défenseur lance un dé par marin.',
  },
  loot: {
    cite: 'Fin de la bataille ; que ses propres cubes restent est notre décision 29',
    text: 'La galère qui survit prend des marchandises de la galère coulée dans ses places libres. Elle ne jette rien de ce qu’elle porte pour leur faire de la place.',
  },
  storm: {
    cite: 'Combat contre un port ; le laisser à personne est notre décision 28',
    text: 'On prend un port neutre en y débarquant des marins ; le dernier peut débarquer aussi, et la galère coule. On attaque le comptoir d’un autre joueur une fois ses galères de la zone coulées ; le vainqueur y débarque des marins, un au moins pour le tenir, et si c’est le dernier, sa galère coule. Si les deux camps périssent, ou que personne ne débarque, le port devient neutre. Prendre un port termine le tour.',
  },
  shot: {
    cite: 'Fort ; que la valeur de combat soit fixée avant est notre décision 26',
    text: 'Avant la bataille pour un comptoir, son fort lance deux dés sur l’attaquant, qui continue ensuite ou s’arrête. Un fort reste avec son port et ne tire jamais sur qui vend.',
  },
  'last-port': {
    cite: 'Dernier port d’un joueur',
    text: 'On ne peut pas prendre à un joueur son seul comptoir : on ne peut donc pas l’attaquer.',
  },
  investment: {
    cite: 'Investissement',
    text: 'Au lieu d’agir, un joueur achète pour tous ses comptoirs : des marins à 1 ducat, pour les comptoirs ou les galères qui y sont ; une galère ; des forts ; des basiliques.',
  },
  fleet: {
    cite: 'Investissement, Galère ; le premier marin est notre décision 4',
    text: 'Une galère coûte autant de ducats que l’acheteur a de galères. Il choisit son numéro parmi les libres, la place devant un de ses comptoirs, et recrute avec elle son premier marin.',
  },
  fort: {
    cite: 'Investissement, Fort',
    text: 'Un fort coûte 2 ducats, dans un comptoir qui produit ou entrepose du bois et de la pierre, un par port. Aucun cube n’est dépensé.',
  },
  basilica: {
    cite: 'Investissement, Basilique ; la note des règles dit bois pour or par erreur',
    text: 'Une basilique coûte 2 ducats, dans un comptoir qui produit ou entrepose de l’or et du marbre, une par port. Aucun cube n’est dépensé.',
  },
  limits: {
    cite: 'Matériel',
    text: 'Il y a cinq forts et cinq basiliques pour tous, et six cubes de galère par joueur. Chacun a 22 marins à quatre joueurs, 26 à trois, 30 à deux. À quatre on joue avec 15 galères, à moins avec 12.',
  },
  doge: {
    cite: 'Fin du tour',
    text: 'Après la dernière galère, on tire une carte Doge. La carte Vin rapporte à chacun 3 ducats par comptoir qui produit ou entrepose du vin ; les autres font avancer le jeton blanc d’une ou deux cases. L’une d’elles fait mélanger les cinq cartes. Les cartes tirées restent visibles.',
  },
  scoring: {
    cite: 'Décompte',
    text: 'Quand le jeton blanc atteint ou passe une case de décompte (à deux et trois joueurs une case rouge, ou la dernière), chaque comptoir paie son propriétaire selon les cubes de son entrepôt, rien s’il est vide et jusqu’à 20 ducats pour cinq cubes, plus 5 pour une basilique.',
  },
  'catch-up': {
    cite: 'Joueurs de moins de 2 galères ; l’ordre est notre décision 32',
    text: 'Après la carte Doge et un décompte, qui a moins de deux galères peut en acheter, jusqu’à deux, et des marins, aux prix ordinaires.',
  },
  end: {
    cite: 'Fin de la partie ; une victoire partagée est notre décision 35',
    text: 'La partie se termine après le troisième décompte. Le joueur qui a le plus de ducats gagne ; à égalité, celui qui a le plus de comptoirs ; s’il y a encore égalité, la victoire est partagée.',
  },
};

/** Refusals in French, by the engine's codes. */
export const refusalsFrench: Readonly<Record<keyof typeof REFUSALS, string>> = {
  'game-over': 'La partie est terminée.',
  'not-your-turn': 'C’est à un autre joueur de décider.',
  'not-now': 'Ce n’est pas le moment.',
  'no-money': 'Vous n’avez pas assez de ducats.',
  count: 'Choisissez au moins un pion.',
  'not-closable': 'Vous ne pouvez fermer que des ports de bois, de pierre, de vin ou de marbre.',
  'good-closed': 'Un port de cette marchandise est déjà fermé.',
  'starts-needed': 'Chaque joueur a besoin d’un port de départ : celui-ci reste ouvert.',
  'not-a-start': 'Personne ne commence dans ce port.',
  'port-taken': 'Un autre joueur commence dans ce port.',
  'port-closed': 'Ce port est fermé : ni chargement, ni vente, ni prise.',
  'no-such-number': 'Aucune galère ne porte ce numéro dans cette partie.',
  'galley-taken': 'Cette galère est déjà sur le plateau.',
  'acted-already': 'Cette galère a déjà agi : trop tard pour investir.',
  investing: 'Vous investissez : la galère n’agit pas.',
  'investing-already': 'Vous investissez déjà : achetez, ou terminez le tour.',
  'not-investing': 'Choisissez d’abord d’investir.',
  'loading-over': 'Chargez avant toute autre chose.',
  'movement-over': 'Cette galère ne peut plus bouger. On navigue avant de vendre ou de combattre.',
  'sale-or-battle': 'Une galère vend ou se bat, pas les deux.',
  'no-port-here': 'Il n’y a pas de port dans cette zone.',
  'not-your-port': 'Ce port n’est pas à vous.',
  'not-your-galley': 'Cette galère n’est pas à vous.',
  'not-yours': 'Vous ne pouvez déplacer des pions qu’entre vos galères et vos comptoirs.',
  'not-here': 'Tous deux doivent être dans la même zone.',
  'none-to-discard': 'Cette marchandise n’est pas à bord.',
  'not-aboard': 'Ce pion n’est pas là.',
  'active-only': 'Les pions ne vont que vers la galère active ou en viennent.',
  'goods-stay': 'Une marchandise entre dans un entrepôt par une vente et n’en sort jamais.',
  'no-room': 'Une galère porte au plus cinq pions, marins et marchandises confondus.',
  'garrison-full': 'Un comptoir accueille au plus autant de marins que son entrepôt a de cases.',
  'last-garrison': 'Laissez au moins un marin dans votre comptoir.',
  'same-piece': 'Les pions sont de la même sorte.',
  'exchange-full-only': 'Il y a de la place : déplacez simplement les pions.',
  'last-sailor': 'Une galère resterait sans marin.',
  'supply-empty': 'Il ne reste pas autant de cubes de cette marchandise.',
  'no-oars': 'Une galère avance d’une zone par marin à bord.',
  'not-next-to': 'Une galère avance d’une zone voisine à la fois.',
  blockaded: 'Vous êtes bloqué : combattez ces galères, ou terminez le tour.',
  held: 'Un blocus a arrêté cette galère. Elle peut vendre, se battre ou terminer son tour.',
  'revoke-late': 'Retirez vos consignes avant qu’une de vos galères n’agisse ou d’investir.',
  'no-order': 'Vous n’avez pas de consigne sur les galères de ce joueur.',
  'none-to-sell': 'Cette marchandise n’est pas à bord.',
  'not-wanted': 'Ce port produit ou entrepose déjà cette marchandise.',
  'warehouse-full': 'L’entrepôt de ce port est plein.',
  'attack-here': 'On n’attaque que les galères de sa zone ou le port qui la borde.',
  'no-such-galley': 'Aucun autre joueur n’a cette galère.',
  'no-strength': 'L’équipage est épuisé : on n’attaque pas avec une valeur de combat de 0.',
  'own-port': 'Ce port est à vous.',
  'neutral-port': 'Personne ne défend ce port. Prenez-le.',
  'galleys-first': 'Coulez les galères du propriétaire ici avant d’attaquer le port.',
  'last-port': 'On n’attaque pas le dernier comptoir d’un joueur.',
  'not-neutral': 'Seul un port neutre se prend sans combat.',
  'no-cargo': 'Cette marchandise n’est pas à bord.',
  'no-crew': 'Il n’y a pas autant de marins à bord.',
  'no-own-port': 'Des marins ne rejoignent une galère que dans un de vos comptoirs.',
  'no-sailors': 'Vous n’avez pas autant de marins en réserve.',
  'one-galley': 'Vous ne pouvez acheter qu’une galère par investissement.',
  'fleet-full': 'Un joueur a au plus six galères.',
  'enough-galleys': 'Après le tour, on n’achète de galères que jusqu’à en avoir deux.',
  'fort-already': 'Ce port a déjà son fort.',
  'fort-goods': 'Un fort demande du bois et de la pierre, produits ou entreposés dans le port.',
  'no-forts': 'Les cinq forts sont construits.',
  'basilica-already': 'Ce port a déjà sa basilique.',
  'basilica-goods': 'Une basilique demande de l’or et du marbre, produits ou entreposés dans le port.',
  'no-basilicas': 'Les cinq basiliques sont construites.',
};
