import type english from './lessons-en';

/** French texts of the five lessons. */
const lessons: typeof english = {
  sail: {
    title: 'Naviguer',
    about: 'Descendre l’Adriatique, demander le passage, prendre un premier port.',
    steps: {
      first: {
        text: 'Vous êtes Venise : à la fin, la puissance la plus prospère gagne. Votre galère 1 part pour la Sicile et son vin : choisissez la basse Adriatique devant Raguse sur la carte.',
        other: 'C’est permis, mais cette fois la galère 1 passe devant : menez-la en basse Adriatique devant Raguse.',
      },
      on: {
        text: 'Une galère avance d’une zone par marin à bord : il lui en reste deux. Continuez jusqu’au canal d’Otrante, devant Corfou.',
        other: 'C’est permis, mais que la galère 1 poursuive vers le sud, dans le canal d’Otrante, devant Corfou.',
      },
      ask: {
        text: 'Une galère génoise est ici. On entre partout, mais pour repartir d’ici il faut l’accord de son propriétaire : demandez le passage.',
        other: 'Demandez d’abord le passage pour la galère 1.',
      },
      through: {
        text: 'Gênes vous laisse passer. Le dernier de vos trois marins vous mène en mer de Sicile.',
        other: 'Toutes les routes sont ouvertes, mais la Sicile en vaut la peine : allez en mer de Sicile.',
      },
      end: {
        text: 'La galère 1 a navigué aussi loin qu’elle le pouvait, et la galère 2 peut rester au port. Terminez votre phase de navigation ; Gênes navigue ensuite.',
        other: 'La galère 2 pourrait partir aussi, mais elle garde le port. Terminez votre phase de navigation.',
      },
      land: {
        text: 'Aucune garnison ne défend la Sicile : elle est à qui y débarque. Débarquez un marin et gardez-en deux pour ramer.',
        other: 'Un seul suffit : une galère sans marins coule, et les marins font la vitesse.',
      },
    },
    done: 'Votre pavillon flotte sur la Sicile. Son vin vous y coûtera 100 ducats le lot.',
  },
  trade: {
    title: 'Commercer',
    about: 'Acheter bon marché, vendre où personne n’en a, gagner la prime.',
    steps: {
      buy: {
        text: 'Après les enchères, le tour se poursuit au port, où l’on achète. La Sicile produit du vin à 100 ducats le lot : achetez 2 lots pour la galère 1.',
        other: 'C’est permis, mais achetez d’abord 2 lots de vin en Sicile pour la galère 1.',
      },
      leave: {
        text: 'Trois marins et deux marchandises : une galère porte cinq pions en tout. Terminez votre phase de port ; Gênes achète ensuite.',
        other: 'La galère est bien chargée. Terminez votre phase de port.',
      },
      sail: {
        text: 'Une marchandise rapporte le plus où personne n’en a encore. Menez la galère 1 à Gênes, à trois zones de là : choisissez la mer Ligure sur la carte.',
        other: 'Cela éloigne de Gênes : menez la galère 1 en mer Ligure, à trois zones en tout.',
      },
      anchor: {
        text: 'Vous êtes devant Gênes, où chacun peut commercer. Terminez votre phase de navigation.',
        other: 'La galère 2 peut rester. Terminez votre phase de navigation.',
      },
      peace: {
        text: 'Qui rencontre un rival peut combattre, mais rien n’y oblige. Vous venez vendre : terminez votre phase de combat.',
        other: 'Mieux vaut éviter : la garnison compte cinq hommes. Terminez votre phase de combat.',
      },
      sell: {
        text: 'Aucun port de Gênes n’a de vin : vous ouvrez un marché. La case libre la plus basse paie 200 ducats, et ce nouveau marché dans une capitale 1 000 de plus : vendez un lot de vin.',
        other: 'Pas encore : vendez d’abord un lot de vin à Gênes.',
      },
      income: {
        text: 'Un port n’entrepose chaque marchandise qu’une fois : le second lot attend un autre marché. Terminez votre phase de revenus : tenir Venise rapporte 300 ducats.',
        other: 'Terminez votre phase de revenus.',
      },
    },
    done: 'Votre première vente : avec le revenu de Venise, 1 500 ducats en un tour. Et le vin en coûtait 100 !',
  },
  build: {
    title: 'Construire',
    about: 'Construire une galère, engager son équipage, construire un fort.',
    steps: {
      galley: {
        text: 'Dans un port qui produit ou entrepose du bois et du fer, on peut construire une galère pour 500 ducats. Venise a les deux : construisez-en une, avec un premier marin engagé.',
        other: 'C’est permis, mais construisez d’abord une galère à Venise, avec un marin engagé.',
      },
      hire: {
        text: 'Un port offre par tour autant de marins qu’il entrepose de marchandises : deux à Venise, dont un est déjà à bord. Engagez l’autre pour la galère 5.',
        other: 'C’est permis, mais engagez un marin à Venise pour la galère 5.',
      },
      crew: {
        text: 'Au port, les marins passent librement des garnisons aux galères et inversement. Faites passer un marin de la garnison de Venise à la galère 5.',
        other: 'C’est permis, mais faites passer un marin de la garnison de Venise à la galère 5.',
      },
      load: {
        text: 'Trois marins laissent deux places. Achetez 2 lots de vin à Venise pour la galère 5.',
        other: 'C’est permis, mais chargez 2 lots de vin sur la galère 5.',
      },
      fort: {
        text: 'Raguse produit du bois et entrepose de l’or : de quoi construire un fort. Construisez-le pour 500 ducats : l’attaquant y divisera par quatre au lieu de trois.',
        other: 'C’est permis, mais construisez le fort à Raguse.',
      },
    },
    done: 'Une troisième galère rapporte plus que tout autre achat. Chaque port construit une chose par tour.',
  },
  fight: {
    title: 'Combattre',
    about: 'Aborder une galère, prendre sa cargaison, donner l’assaut à un port.',
    steps: {
      attack: {
        text: 'Une galère génoise se trouve près de vous, avec deux marins et de l’or. Attaquez-la avec la galère 1 : chacun ajoute un dé à ses marins, et chaque tranche de trois points élimine un marin en face.',
        other: 'Plus tard : attaquez d’abord la galère chargée d’or.',
      },
      seize: {
        text: 'Quatre marins et un 5 font neuf, donc trois pertes : son équipage n’est plus, et vous perdez un marin. Capturez la galère avec un équipage de 1, pris sur la vôtre.',
        other: 'Elle vaut mieux à flot, et vous avez besoin de marins : capturez-la avec un équipage de 1.',
      },
      spoils: {
        text: 'Sa cargaison est à vous. Faites passer un lot d’or sur la galère 1, puis choisissez « Terminé ».',
        other: 'Gardez tout : un lot d’or pour la galère 1, puis « Terminé ».',
      },
      storm: {
        text: 'La Sicile a un seul défenseur, et une garnison ne fait que se défendre. Donnez l’assaut avec la galère 1.',
        other: 'Donnez l’assaut à la Sicile avec la galère 1, qui a deux marins.',
      },
      end: {
        text: 'La garnison est tombée, mais on ne débarque qu’une fois les combats finis. Terminez votre phase de combat.',
        other: 'Terminez votre phase de combat.',
      },
      land: {
        text: 'Un port sans garnison revient à qui débarque le premier, dans l’ordre du tour. Débarquez un marin.',
        other: 'Un seul : l’autre garde la galère 1 à flot.',
      },
    },
    done: 'Une galère, deux lots d’or et un port. Les boutons indiquent les chances de chaque attaque avant que vous la lanciez.',
  },
  win: {
    title: 'Gagner',
    about: 'Un monopole, un port plein, et le décompte des points.',
    steps: {
      monopoly: {
        text: 'C’est le dernier tour, et Gênes veut des gemmes, que seule votre Cyrène produit. Le monopole permet d’en demander jusqu’à 1 000 ducats au lieu de 300 : demandez 1 000.',
        other: 'Vous pouvez demander plus : 1 000 ducats.',
      },
      last: {
        text: 'Gênes paie ! À la fin, 500 ducats font un point, la cargaison à bord aucun : n’achetez plus rien et terminez votre phase de port.',
        other: 'C’est permis, mais cela ne rapporterait plus rien. Terminez votre phase de port.',
      },
      sail: {
        text: 'L’entrepôt de Raguse a quatre cases, dont trois remplies, et pas de fer. Menez-y la galère 1, en basse Adriatique.',
        other: 'Le fer de la galère 1 est attendu à Raguse : allez en basse Adriatique.',
      },
      anchor: {
        text: 'Vous y êtes. Terminez votre phase de navigation.',
        other: 'Terminez votre phase de navigation.',
      },
      fill: {
        text: 'Un port qui n’est pas plein vaut 1 point ; plein, un petit port en vaut 2, un port de quatre cases 5, une capitale 10. Vendez le fer : Raguse sera pleine.',
        other: 'Vendez d’abord le fer à Raguse.',
      },
      count: {
        text: 'Votre propre capitale rapporte 10 points de plus. Terminez votre phase de revenus : la partie est terminée, on compte les points.',
        other: 'Terminez votre phase de revenus.',
      },
    },
    done: 'Lisez les lignes : capitale, ducats, ports, ports pleins. Vous connaissez tout le jeu.',
  },
};

export default lessons;
