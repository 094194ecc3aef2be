/** What the engine of the 1996 game says, in French: options, refusals by code, and the paragraphs they cite. */
export const FRENCH_RULES = {
  options: {
    powers: {
      label: 'Qui joue quelle puissance',
      note: 'Les joueurs choisissent leur puissance dans l’ordre des places, ou la tirent au sort. Les règles n’en disent rien.',
      values: { chosen: 'Dans l’ordre des places', drawn: 'Tirées au sort' },
    },
    pair: {
      label: 'Puissances à deux joueurs',
      note: 'À deux, on joue Venise et Gênes, la rivalité historique, ou l’Espagne et la Turquie ; les autres restent neutres.',
      values: { 'venice-genoa': 'Venise et Gênes', 'spain-turkey': 'Espagne et Turquie' },
    },
    figures: {
      label: 'Chiffres des entrepôts',
      note: 'Aucune source ne donne les chiffres des cases d’entrepôt ; compter à partir de 2 s’accorde avec le seul paiement qu’un joueur rapporte.',
      values: { 'from-two': 'À partir de 2 (200, 300…)', 'from-one': 'À partir de 1 (100, 200…)' },
    },
    zeroBids: {
      label: 'Enchères nulles',
      note: 'Règles anglaises : qui n’a rien misé prend les places restantes selon les dés. Règles allemandes : le plus fort dé choisit.',
      values: { automatic: 'Placées par les dés', choosing: 'Le plus fort dé choisit' },
    },
    payInOwnPorts: {
      label: 'Ventes dans ses propres ports',
      note: 'Règles anglaises : une vente rapporte aussi dans vos propres ports. D’après un compte rendu de l’édition française, elle n’y rapporte rien.',
      values: { true: 'Payées', false: 'Non payées' },
    },
    money: {
      label: 'Trésoreries',
      note: 'Les aide-mémoire disent que les joueurs ne sont pas tenus de montrer leur argent.',
      values: { hidden: 'Cachées', open: 'Visibles' },
    },
    killedSailors: {
      label: 'Marins tués',
      note: 'Les règles les retirent « du jeu » : ils retournent dans la boîte, où l’on peut les engager de nouveau, ou sont perdus pour de bon.',
      values: { return: 'Retournent dans la boîte', gone: 'Perdus pour de bon' },
    },
    sailors: {
      label: 'Marins dans la boîte',
      note: 'Les règles anglaises comptent 180 marins, les allemandes et les françaises 176. Ils viennent réellement à manquer.',
      values: { 180: '180', 176: '176' },
    },
    alexandriaAcre: {
      label: 'Alexandrie touche Acre',
      note: 'La transcription du plateau n’indique cette frontière que d’un côté ; sans elle, le chemin passe par la mer du Levant.',
      values: { false: 'Non', true: 'Oui' },
    },
    unitScoring: {
      label: 'Points pour les galères, les forts et les marins',
      note: 'Variantes contre les attaques sans risque du dernier tour (Doug Adams ; Greg Schloesser). La règle n’en donne pas.',
      values: {
        none: 'Aucun',
        'one-each': '1 par galère, par fort, par dix marins',
        'one-per-two': '1 par deux galères, deux forts, dix marins',
      },
    },
    end: {
      label: 'Dernier tour',
      note: 'Fixé par les règles. Variante (Paul Evans) : à partir du dernier tour, on lance un dé, et 5 ou 6 termine la partie.',
      values: { fixed: 'Fixe', variable: 'Variable' },
    },
  },
  refusals: {
    'game-over': 'La partie est terminée.',
    'not-your-turn': 'Un autre joueur doit d’abord se décider.',
    'not-now': 'Ce n’est pas ce qui se décide maintenant.',
    'not-your-galley': 'Cette galère n’est pas à vous.',
    'not-your-port': 'Vous ne contrôlez pas ce port.',
    'not-yours': 'Les pions ne passent qu’entre vos propres galères et garnisons.',
    'not-here': 'Les deux doivent se trouver dans la même zone.',
    'not-aboard': 'Il n’y a pas là de pion de cette sorte.',
    'no-room': 'Une galère porte cinq pions au plus, marins et marchandises confondus.',
    'no-money': 'Vous ne pouvez pas payer cela.',
    coin: 'Les sommes sont des centaines entières de ducats.',
    count: 'Au moins un pion.',
    'no-such-player': 'Il n’y a pas d’autre joueur de ce nom.',
    'no-such-galley': 'Aucun autre joueur n’a cette galère.',
    'same-answer': 'C’est déjà votre consigne.',
    'place-both': 'Indiquez l’équipage de chacune de vos deux galères.',
    'place-crew': 'Chaque galère a besoin d’au moins un marin pour rester à flot.',
    'place-taken': 'Cette place dans l’ordre du tour est prise.',
    'owner-sets-price': 'Le propriétaire de ce port fixe le prix : demandez-le-lui.',
    'fixed-price': 'Le prix est fixé ici : il suffit d’acheter.',
    'not-in-port': 'La galère doit se trouver dans la zone de ce port.',
    'supply-empty': 'Il ne reste pas autant de pions de cette marchandise ; seuls les joueurs ont les autres.',
    'bargain-closed': 'Cette négociation a échoué ; vous pourrez la reprendre au prochain tour.',
    'price-low': 'Aucun port ne vend à moins de 100 ducats.',
    'price-high': 'Le prix est de 300 ducats au plus, ou de 1 000 avec le monopole de la marchandise.',
    'price-cargo': 'À cette table, un pion de cargaison coûte 2 000 ducats au plus.',
    'counter-lower': 'Une contre-offre est plus basse que le prix demandé.',
    'must-sell': 'Le propriétaire d’un port ne peut pas refuser de vendre ; il peut seulement fixer son prix.',
    'high-sea': 'Les joueurs ne commercent pas en haute mer, loin de toute terre.',
    'built-already': 'Une galère ou un fort par tour dans chaque port.',
    'galley-goods': 'Une galère demande du bois et du fer, produits ou entreposés dans le port.',
    'fort-goods': 'Un fort demande du bois et de l’or, produits ou entreposés dans le port.',
    'fort-already': 'Ce port a déjà son fort.',
    'no-galleys': 'Les 28 galères sont toutes à flot.',
    'no-forts': 'Les 20 forts sont tous construits.',
    'no-garrison': 'La garnison n’a pas de marin pour armer la nouvelle galère.',
    'no-hands': 'Un port offre par tour autant de marins qu’il a de marchandises en entrepôt.',
    'no-sailors': 'Il ne reste plus de marins dans la boîte.',
    'goods-stay': 'Les marchandises n’entrent dans un entrepôt que par une vente, et n’en sortent jamais.',
    'same-piece': 'Échanger un pion contre un autre de la même sorte ne change rien.',
    'exchange-full-only': 'Il y a de la place : déplacez les pions un à un.',
    'exchange-order': 'Nommez d’abord la galère au plus petit numéro.',
    'last-sailor': 'Une galère resterait sans marin.',
    'dismiss-in-port': 'Les marins ne quittent une galère que dans la zone d’un port.',
    'dismiss-ashore': 'Dans votre propre port, ils rejoignent la garnison : déplacez-les là.',
    'no-oars': 'Une galère parcourt par tour autant de zones qu’elle a de marins.',
    'not-next-to': 'Les galères naviguent d’une zone à une zone voisine.',
    'ask-first':
      'Pour repartir d’ici, il faut l’accord des propriétaires des galères de cette zone : demandez le passage.',
    'passage-refused': 'Le passage a été refusé : cette galère reste ici pour ce tour.',
    'no-need-to-ask': 'Cette galère peut partir sans rien demander.',
    'no-foe': 'On n’attaque que le port d’un autre joueur.',
    'no-defenders': 'Ce port n’a pas de garnison : débarquez-y à la prochaine phase.',
    'fate-first': 'Décidez d’abord de couler ou de prendre la galère.',
    'fate-settled': 'Le sort de la galère vaincue est réglé.',
    'prize-crew': 'L’équipage de la prise vient de la galère victorieuse, un marin au moins.',
    'not-in-fight': 'Seules les deux galères du combat se partagent leur cargaison.',
    'no-crew': 'Il n’y a pas autant de marins à bord.',
    'no-port-here': 'Il n’y a pas de port dans cette zone.',
    garrisoned: 'Les marins ne débarquent que là où il n’y a pas de garnison.',
    'not-wanted': 'Ce port produit ou entrepose déjà cette marchandise.',
    'warehouse-full': 'L’entrepôt de ce port est plein.',
  },
  rules: {
    moves: {
      cite: 'Cette table',
      text: 'Un coup nomme sa sorte et ce qu’il concerne, et rien d’autre.',
    },
    setup: {
      cite: 'EN, début de la partie',
      text: 'Chaque puissance commence avec deux galères devant sa capitale, 2 000 ducats et dix marins, répartis entre les galères et la capitale au gré du joueur. Une galère sans marins coulerait.',
    },
    phases: {
      cite: 'EN, déroulement du tour',
      text: 'Un tour compte six phases : ordre du tour, port, navigation, combat, débarquement, revenus. Tous achèvent chacune d’elles, dans l’ordre, avant que la suivante commence.',
    },
    order: {
      cite: 'EN, phase 1 ; DE, phase 1',
      text: 'Les enchères sont secrètes et dévoilées ensemble ; toutes vont au Trésor, même celles qui ont perdu. En commençant par la plus haute, chaque joueur choisit une place libre ; les enchères égales se départagent au dé. Qui n’a rien misé lance un dé pour les places restantes (EN), ou pour choisir le premier parmi elles (DE, en option).',
    },
    money: {
      cite: 'EN, matériel',
      text: 'La plus petite pièce vaut 100 ducats, et nul ne dépense plus qu’il ne possède.',
    },
    galleys: {
      cite: 'EN, matériel',
      text: 'Une galère appartient à la puissance dont elle porte le pavillon ; seul son propriétaire la commande.',
    },
    ports: {
      cite: 'EN, phase 2',
      text: 'Une galère est dans un port quand elle se trouve dans la zone maritime voisine. Un port appartient à la puissance dont le pavillon y est planté, ou à personne.',
    },
    capacity: {
      cite: 'EN, phase 2, transferts',
      text: 'Une galère contient cinq pions au plus, marins et marchandises ensemble, dont au moins un marin.',
    },
    buying: {
      cite: 'EN, phase 2, achat de marchandises',
      text: 'Dans chaque port où il a une galère, un joueur peut acheter la marchandise que ce port produit, qu’il appartienne à quelqu’un ou non, et autant de pions qu’il peut y charger. Personne ne peut l’en empêcher.',
    },
    price: {
      cite: 'EN, phase 2, prix d’achat ; DE, aide-mémoire',
      text: 'Dans un port neutre ou à soi, un pion coûte 100 ducats, payés au Trésor. Le port d’un autre joueur vend au prix de son propriétaire : de 100 à 300 ducats, jusqu’à 1 000 quand celui-ci tient tous les ports qui produisent la marchandise.',
    },
    bargain: {
      cite: 'EN, questions et réponses ; DE, phase 2 ; la clôture est notre décision',
      text: 'Le vendeur fixe un prix ; l’acheteur l’accepte ou en propose un plus bas ; le vendeur accepte ou non ; l’acheteur a ensuite une dernière chance au premier prix. Le prix vaut pour un pion : l’acheteur en prend autant qu’il peut en payer, et dans un port ce prix tient pour tout ce qu’il y charge encore ce tour. Une négociation qui a échoué est close jusqu’au tour suivant. Entre galères, le prix est libre (ici jusqu’à 2 000 ducats).',
    },
    'selling-free': {
      cite: 'EN, phase 2, principe général',
      text: 'Le propriétaire d’un port ne peut empêcher personne d’y acheter ou d’y vendre.',
    },
    supply: {
      cite: 'EN, phase 2',
      text: 'Chaque marchandise compte quinze pions. Quand la réserve de l’une est épuisée, seuls les joueurs qui en ont à bord peuvent en vendre.',
    },
    trade: {
      cite: 'EN, questions et réponses',
      text: 'Deux joueurs qui ont des galères dans la même zone peuvent échanger entre elles des marchandises contre de l’argent, mais pas dans les quatre zones de haute mer. Nul ne peut y être forcé.',
    },
    building: {
      cite: 'EN, construction de galères et de forts',
      text: 'Dans chaque port qu’il contrôle, un joueur peut construire une galère ou un fort par tour, pour 500 ducats.',
    },
    galley: {
      cite: 'EN, construction de galères',
      text: 'Le port doit produire ou entreposer du bois et du fer. La nouvelle galère est placée devant le port et reçoit aussitôt au moins un marin, engagé sur place ou tiré de la garnison.',
    },
    fort: {
      cite: 'EN, construction de forts ; un seul fort par port est notre décision',
      text: 'Le port doit produire ou entreposer du bois et de l’or. Contre un fort, le total de l’attaquant est divisé par quatre au lieu de trois. Un port a un seul fort, qui reste quand le port change de mains.',
    },
    limits: {
      cite: 'EN et DE, matériel',
      text: 'Il y a 28 galères, 20 forts et 180 marins (176 dans d’autres éditions) pour tous les joueurs ensemble.',
    },
    hiring: {
      cite: 'EN, engagement de marins',
      text: 'Dans chacun de ses ports, un joueur peut engager par tour autant de marins que l’entrepôt contient de marchandises à ce moment, pour 100 ducats chacun, dans la garnison ou à bord d’une galère qui s’y trouve.',
    },
    transfer: {
      cite: 'EN, transfert de marins et de marchandises ; DE, placement des pions',
      text: 'Pendant la phase de port, les pions passent librement entre les galères d’un joueur dans la même zone ; les marins aussi entre une galère et la garnison du port qu’il y possède.',
    },
    crewless: {
      cite: 'EN, transfert de marins et de marchandises',
      text: 'Une galère sans marin coule aussitôt avec sa cargaison.',
    },
    warehouse: {
      cite: 'DE, placement des pions ; notre décision',
      text: 'Les marchandises entrent dans un entrepôt par une vente, à la phase des revenus, et y restent ; construire ne les consomme pas.',
    },
    discard: {
      cite: 'EN, questions et réponses',
      text: 'Les marchandises peuvent être remises dans la boîte sans contrepartie. Les marins ne quittent une galère que dans un port : dans le sien, ils rejoignent la garnison ; ailleurs, ils retournent dans la boîte.',
    },
    speed: {
      cite: 'EN, phase 3',
      text: 'Une galère navigue d’une zone à la zone voisine, autant de fois par tour qu’elle a de marins à bord.',
    },
    passage: {
      cite: 'EN, phase 3, permission de traverser',
      text: 'Une galère peut toujours quitter la zone où elle a commencé et entrer dans une autre. Pour repartir d’une zone où se trouvent des galères d’autres joueurs, il lui faut l’accord de chacun d’eux, demandé une fois sur place. Un refus met fin à son mouvement ; un accord vaut pour toutes les directions et ne se retire pas.',
    },
    combat: {
      cite: 'EN, phase 4, combat entre galères',
      text: 'Chaque camp ajoute un dé à ses marins et divise par trois, en arrondissant vers le bas : l’autre perd autant de marins, les deux en même temps. Le joueur dont c’est le tour attaque aussi souvent qu’il le veut, avec n’importe laquelle de ses galères.',
    },
    storm: {
      cite: 'EN, phase 4, attaque d’un port',
      text: 'Une garnison ne fait que se défendre. Qui la bat ne peut débarquer avant la phase suivante ; qui perd contre elle son dernier marin coule avec sa cargaison.',
    },
    spoils: {
      cite: 'EN, phase 4, combat entre galères ; qu’un défenseur puisse prendre aussi est notre décision',
      text: 'Qui survit à un combat en mer coule ou prend la galère restée sans équipage. Une prise n’est armée que par des marins de la galère victorieuse. Les marchandises des deux navires sont réparties au gré du vainqueur, cinq pions par galère.',
    },
    landing: {
      cite: 'EN, phase 5',
      text: 'Dans l’ordre du tour, les joueurs débarquent des marins dans les ports sans garnison, neutres ou vaincus, et les tiennent aussitôt. Le dernier marin peut débarquer aussi : sa galère coule avec ses marchandises.',
    },
    selling: {
      cite: 'EN, phase 6, vente de marchandises',
      text: 'Une marchandise se vend dans un port qui ne la produit ni ne l’entrepose et dont l’entrepôt a une case libre. Elle prend le plus petit chiffre libre et rapporte cent fois ce chiffre.',
    },
    market: {
      cite: 'EN, ouverture de nouveaux marchés',
      text: 'Une marchandise vendue dans le port d’un autre joueur rapporte 500 ducats de plus quand aucun des ports de celui-ci ne la produit ni ne l’entrepose, 1 000 de plus dans une capitale. Jamais dans ses propres ports ni dans un port neutre.',
    },
    end: {
      cite: 'EN, fin de la partie',
      text: 'Après la dernière phase des revenus, on compte les points : 10 pour sa propre capitale, 1 par tranche de 500 ducats, 1 par port non rempli, 2, 5 ou 10 par petit port, port moyen ou capitale remplis. À égalité, la victoire est partagée (notre décision).',
    },
  },
};
