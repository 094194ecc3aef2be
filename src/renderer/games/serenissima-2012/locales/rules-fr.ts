import type { REFUSALS } from '../../../../engine/games/serenissima-2012/refusals';
import type { RULES } from '../../../../engine/games/serenissima-2012/rulebook';

export const rulesFrench: typeof RULES = {
  goal: {
    cite: 'But du jeu ; Fin de la partie',
    text: 'Des marchands de quatre couleurs remplissent les ports de la Méditerranée de marchandises, qui rapportent de l’argent trois fois dans la partie. Le plus riche à la fin l’emporte.',
  },
  moves: {
    cite: 'Cette application',
    text: 'Choisissez un coup à côté du plateau ou sur le plateau. Si un coup est impossible, l’application vous dit pourquoi.',
  },
  board: {
    cite: 'Matériel ; le plateau imprimé n’a pas pu être consulté',
    text: 'La mer compte 20 zones et 19 ports, chacun au bord de la sienne. Il y a six marchandises : bois, pierre, vin, marbre, or, et les épices, que seul Tripoli produit. Nous avons reconstitué les frontières des zones, certaines marchandises et tailles de ports, les faces des dés et une partie de la piste des tours.',
  },
  warehouses: {
    cite: 'Vente ; Décompte ; certaines valeurs sont reconstituées',
    text: 'Un port entrepose deux, trois ou cinq marchandises, toutes de sortes différentes et jamais celle qu’il produit. Ses cases valent 2 ducats ou plus. Sous chacune figure ce que rapporte un décompte quand l’entrepôt est rempli jusque-là.',
  },
  setup: {
    cite: 'Mise en place ; Serenissima à 2 joueurs',
    text: 'Dans le sens horaire à partir du premier joueur, chacun choisit un des cinq ports de départ et une galère par son numéro. Puis, en sens inverse à partir du dernier, chacun choisit une seconde galère. À deux, chacun prend trois galères, une à la fois. Chaque port et chaque galère reçoit trois marins, et chaque joueur 5 ducats.',
  },
  closing: {
    cite: 'Serenissima à 2 et 3 joueurs ; les ports désignés tour à tour : notre décision 38',
    text: 'À deux ou trois joueurs, quatre ports sont fermés avant la partie : un de bois, un de vin, un de pierre et un de marbre. Les galères peuvent traverser leurs zones et s’y battre, mais personne ne peut y charger, y vendre ou y prendre un port. Il reste au moins autant de ports de départ que de joueurs.',
  },
  wheel: {
    cite: 'Tour de jeu',
    text: 'À chaque tour, chaque galère de la roue est activée une fois, du plus petit numéro au plus grand. Son propriétaire agit avec elle, ou investit. Une galère achetée pendant le tour est encore activée si son numéro vient plus tard.',
  },
  activation: {
    cite: 'Action',
    text: 'Une action a trois étapes : chargement, puis déplacement, puis vente ou bataille. Vous pouvez en sauter, mais l’ordre ne change jamais. Prendre un port compte comme une bataille. Un investissement remplace toute l’action.',
  },
  money: {
    cite: 'Mise en place',
    text: 'Vous ne pouvez pas dépenser plus que vous n’avez. Les joueurs décident si les ducats sont visibles ou cachés. Le revenu d’un décompte est toujours annoncé.',
  },
  ports: {
    cite: 'Mise en place ; Chargement',
    text: 'Une galère est dans un port quand elle se trouve dans la zone voisine. Un port est le comptoir du joueur dont les marins y stationnent. Sans marins, il est neutre.',
  },
  crews: {
    cite: 'Chargement, Marins',
    text: 'Pendant son chargement, la galère active échange librement marins et marchandises avec les autres galères de son propriétaire dans la zone, et des marins avec son comptoir.',
  },
  capacity: {
    cite: 'Chargement, Limitations ; la perte des cubes, et quand et où couler sa galère : nos décisions 11 et 40',
    text: 'Une galère porte cinq pions au plus, marins et marchandises confondus, dont au moins un marin. Sans marin, elle coule avec sa cargaison. Vous pouvez couler une de vos galères en retirant son dernier marin, ou couler la galère active avec son équipage, où qu’elle soit, pendant son chargement. Les marins retournent à votre réserve, la cargaison à la réserve commune. Si c’est la galère active, son tour se termine.',
  },
  garrison: {
    cite: 'Chargement, Limitations',
    text: 'Un comptoir accueille autant de marins que son entrepôt a de cases. Vous ne pouvez pas en retirer le dernier marin.',
  },
  goods: {
    cite: 'Chargement, Marchandises ; les cubes épuisés : notre décision 8',
    text: 'Une galère charge ce que le port produit, jamais ce qu’il entrepose, à 1 ducat le cube. Vous payez la banque, ou le joueur qui tient le port (il ne peut pas refuser). Dans votre propre comptoir, le premier cube est gratuit. Vous pouvez jeter des marchandises par-dessus bord pendant le chargement. Les cubes sont limités à ceux de la boîte.',
  },
  movement: {
    cite: 'Déplacement',
    text: 'Une galère avance d’une zone à la fois, toujours vers une zone voisine, autant de fois qu’elle a de marins à bord.',
  },
  blockade: {
    cite: 'Blocus pendant le déplacement ; pendant une vente ; Blocus et bataille ; la zone de départ : notre décision 15, et une option',
    text: 'Si vos galères d’une zone portent plus de marins que la galère active, vous pouvez la bloquer : l’arrêter à son entrée, ou lui interdire une vente ou la prise d’un port neutre. Si plusieurs joueurs le peuvent, celui qui y a le plus de marins décide d’abord et, à égalité, celui dont la galère a le plus petit numéro. Un seul blocus suffit. Il n’y a pas de blocus dans la zone où la galère a commencé, sauf si vous l’autorisez pour les ventes et les prises (une option). Après une vente ou une prise interdite, la galère ne peut que combattre celles qui la bloquent ou terminer son tour. Dans cette application, une réponse peut devenir une consigne pour toutes les galères d’un joueur. Tout le monde voit les consignes, et vous pouvez retirer les vôtres avant qu’une de vos galères agisse.',
  },
  sale: {
    cite: 'Vente',
    text: 'Vous pouvez vendre une marchandise dans un port qui ne la produit ni ne l’entrepose et qui a une case libre. Son cube va sur la case libre de moindre valeur. Dans un port neutre ou chez un autre joueur, la banque paie cette valeur, de 2 à 6 ducats. Votre propre comptoir ne paie rien. Les épices rapportent partout 2 ducats de plus, même dans votre comptoir. Une galère peut vendre plusieurs marchandises l’une après l’autre, toutes de sortes différentes.',
  },
  battle: {
    cite: 'Bataille contre une galère ; contre plusieurs galères',
    text: 'Les deux camps lancent leurs dés en même temps, et chaque crâne tue un marin. Entre deux manches, l’attaquant peut s’arrêter, ce qui termine son tour. Il combat les galères une à une, quel que soit leur propriétaire, et peut passer à une autre quand l’une a coulé.',
  },
  strength: {
    cite: 'Première manche ; Manches suivantes ; attaquer avec 0 : notre décision 23, et une option',
    text: 'La valeur de combat de l’attaquant est le nombre de ses marins moins celui des zones franchies. Aux manches suivantes, ce sont les marins qui lui restent, jamais plus qu’à la première manche. Avec une valeur de 0, vous ne pouvez pas attaquer (sauf avec une option), mais vous pouvez prendre un port neutre. Un défenseur lance un dé par marin.',
  },
  loot: {
    cite: 'Fin de la bataille ; garder ses propres cubes : notre décision 29',
    text: 'La galère qui survit peut prendre des marchandises de la galère coulée dans ses places libres. Elle ne peut rien jeter par-dessus bord pour faire de la place.',
  },
  storm: {
    cite: 'Combat contre un port ; laisser un port vide : notre décision 28',
    text: 'Pour prendre un port neutre, débarquez-y des marins. Même le dernier peut débarquer, mais la galère coule alors. Vous pouvez attaquer le comptoir d’un autre joueur une fois ses galères de la zone coulées. Si vous gagnez, débarquez au moins un marin pour le tenir. Là aussi, la galère coule si le dernier débarque. Si les deux camps périssent, ou si personne ne débarque, le port devient neutre. Prendre un port termine le tour.',
  },
  shot: {
    cite: 'Fort ; fixer d’abord la valeur de combat : notre décision 26',
    text: 'Avant la bataille pour un comptoir, son fort lance deux dés contre l’attaquant, qui continue ensuite ou s’arrête. Un fort reste avec son port et ne tire jamais sur une galère qui vend.',
  },
  'last-port': {
    cite: 'Dernier port d’un joueur',
    text: 'Vous ne pouvez pas prendre le seul comptoir d’un joueur, donc pas l’attaquer.',
  },
  investment: {
    cite: 'Investissement',
    text: 'Au lieu d’agir, vous pouvez acheter une galère, des forts et des basiliques pour vos comptoirs, et des marins à 1 ducat chacun pour vos comptoirs ou les galères qui s’y trouvent.',
  },
  fleet: {
    cite: 'Investissement, Galère ; le premier marin : notre décision 4',
    text: 'Une galère coûte un ducat par galère que vous avez. Choisissez un des numéros libres, placez la galère devant un de vos comptoirs, et recrutez avec elle son premier marin.',
  },
  fort: {
    cite: 'Investissement, Fort',
    text: 'Un fort coûte 2 ducats et demande un comptoir qui produit ou entrepose du bois et de la pierre. Chaque port peut en avoir un. Aucun cube n’est dépensé.',
  },
  basilica: {
    cite: 'Investissement, Basilique ; la note des règles dit bois pour or par erreur',
    text: 'Une basilique coûte 2 ducats et demande un comptoir qui produit ou entrepose de l’or et du marbre. Chaque port peut en avoir une. Aucun cube n’est dépensé.',
  },
  limits: {
    cite: 'Matériel',
    text: 'Les joueurs se partagent cinq forts et cinq basiliques, et chacun a six cubes de galère. Chaque joueur a 22 marins à quatre joueurs, 26 à trois et 30 à deux. Il y a 15 galères à quatre joueurs, sinon 12.',
  },
  doge: {
    cite: 'Fin du tour',
    text: 'Après la dernière galère, une carte Doge est tirée. La carte Vin vous rapporte 3 ducats par comptoir qui produit ou entrepose du vin. Les autres font avancer le jeton blanc d’une ou deux cases, et l’une d’elles fait remélanger les cinq cartes. Les cartes tirées restent visibles.',
  },
  scoring: {
    cite: 'Décompte',
    text: 'Quand le jeton blanc atteint ou dépasse une case de décompte (à deux ou trois joueurs : une case rouge, ou la dernière), chaque comptoir rapporte des ducats à son propriétaire selon les cubes de son entrepôt : jusqu’à 20 pour cinq cubes, plus 5 pour une basilique.',
  },
  'catch-up': {
    cite: 'Moins de 2 galères ; l’ordre : notre décision 32',
    text: 'Après la carte Doge et un éventuel décompte, les joueurs qui ont moins de deux galères peuvent acheter des marins, et des galères jusqu’à en avoir deux, aux prix ordinaires.',
  },
  end: {
    cite: 'Fin de la partie ; la victoire partagée : notre décision 35',
    text: 'La partie se termine après le troisième décompte. Le joueur le plus riche gagne. À égalité, celui qui a le plus de comptoirs gagne. S’il y a encore égalité, la victoire est partagée.',
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
  'movement-over': 'Cette galère ne peut plus bouger. Naviguez avant de vendre ou de combattre.',
  'sale-or-battle': 'Une galère vend ou se bat, pas les deux.',
  'no-port-here': 'Il n’y a pas de port dans cette zone.',
  'not-your-port': 'Ce port n’est pas à vous.',
  'not-your-galley': 'Cette galère n’est pas à vous.',
  'not-yours': 'Vous ne pouvez déplacer des pions qu’entre vos galères et vos comptoirs.',
  'not-here': 'Les deux doivent se trouver dans la même zone.',
  'none-to-discard': 'Cette marchandise n’est pas à bord.',
  'not-aboard': 'Ce pion n’est pas là.',
  'active-only': 'Vous ne pouvez déplacer des pions que vers la galère active, ou depuis elle.',
  'goods-stay': 'Une marchandise entre dans un entrepôt par une vente et n’en sort jamais.',
  'no-room': 'Une galère porte au plus cinq pions, marins et marchandises confondus.',
  'garrison-full': 'Un comptoir accueille au plus autant de marins que son entrepôt a de cases.',
  'last-garrison': 'Laissez au moins un marin dans votre comptoir.',
  'same-piece': 'Les pions sont de la même sorte.',
  'exchange-full-only': 'Il y a de la place : déplacez simplement les pions.',
  'last-sailor': 'Une galère resterait sans marin.',
  'supply-empty': 'Il ne reste pas autant de cubes de cette marchandise.',
  'no-oars': 'Une galère avance d’une zone par marin à bord.',
  'not-next-to': 'Une galère avance d’une zone à la fois, vers une zone voisine.',
  blockaded: 'Vous êtes bloqué : combattez ces galères, ou terminez le tour.',
  held: 'Un blocus a arrêté cette galère. Elle peut vendre, se battre ou terminer son tour.',
  'revoke-late': 'Retirez vos consignes avant d’investir ou d’agir avec une de vos galères.',
  'no-order': 'Vous n’avez pas de consigne sur les galères de ce joueur.',
  'none-to-sell': 'Cette marchandise n’est pas à bord.',
  'produced-here': 'Ce port produit cette marchandise, il ne l’achète donc pas.',
  'not-wanted': 'Ce port entrepose déjà cette marchandise.',
  'warehouse-full': 'L’entrepôt de ce port est plein.',
  'attack-here': 'Vous ne pouvez attaquer que les galères de la même zone ou le port voisin.',
  'no-such-galley': 'Aucun autre joueur n’a cette galère.',
  'no-strength': 'L’équipage est épuisé : vous ne pouvez pas attaquer avec une valeur de combat de 0.',
  'own-port': 'Ce port est à vous.',
  'neutral-port': 'Personne ne défend ce port. Prenez-le.',
  'galleys-first': 'Coulez les galères du propriétaire ici avant d’attaquer le port.',
  'last-port': 'Vous ne pouvez pas attaquer le dernier comptoir d’un joueur.',
  'not-neutral': 'Seul un port neutre se prend sans combat.',
  'no-cargo': 'Cette marchandise n’est pas à bord.',
  'no-crew': 'Il n’y a pas autant de marins à bord.',
  'no-own-port': 'Les marins ne peuvent rejoindre une galère que dans un de vos comptoirs.',
  'no-sailors': 'Vous n’avez pas autant de marins en réserve.',
  'one-galley': 'Vous ne pouvez acheter qu’une galère par investissement.',
  'fleet-full': 'Un joueur a au plus six galères.',
  'enough-galleys': 'Après le tour, vous ne pouvez acheter de galères que jusqu’à en avoir deux.',
  'fort-already': 'Ce port a déjà son fort.',
  'fort-goods': 'Un fort demande du bois et de la pierre, produits ou entreposés dans le port.',
  'no-forts': 'Les cinq forts sont construits.',
  'basilica-already': 'Ce port a déjà sa basilique.',
  'basilica-goods': 'Une basilique demande de l’or et du marbre, produits ou entreposés dans le port.',
  'no-basilicas': 'Les cinq basiliques sont construites.',
};
