import type { lessonsEnglish } from './lessons-en';

/** French words of the five lessons. */
export const lessonsFrench: typeof lessonsEnglish = {
  sail: {
    title: 'Naviguer',
    about: 'Descendre l’Adriatique, demander le passage, prendre un premier port.',
    steps: {
      first: {
        text: 'Vous êtes Venise : à la fin, la puissance la plus prospère gagne. Votre galère 1 part pour la Sicile et son vin : choisissez la Basse Adriatique sur la carte.',
        other: 'C’est permis, mais cette fois la galère 1 passe devant : menez-la en Basse Adriatique.',
      },
      on: {
        text: 'Une galère avance d’une case par marin à bord : il lui reste deux cases. Continuez jusqu’au Canal d’Otrante, devant Corfou.',
        other: 'C’est permis, mais que la galère 1 poursuive vers le sud, dans le Canal d’Otrante.',
      },
      ask: {
        text: 'Une galère génoise est ici. On entre partout, mais pour repartir d’ici il faut l’accord de son propriétaire : demandez le passage.',
        other: 'Demandez d’abord le passage pour la galère 1.',
      },
      through: {
        text: 'Gênes vous laisse passer. Le dernier de vos trois marins vous mène en Mer de Sicile.',
        other: 'Toutes les routes sont ouvertes, mais la Sicile en vaut la peine : allez en Mer de Sicile.',
      },
      end: {
        text: 'La galère 1 est au bout de ses forces, et la galère 2 peut rester au port. Terminez votre phase de navigation ; Gênes navigue ensuite.',
        other: 'La galère 2 pourrait partir aussi, mais elle garde le port. Terminez votre phase de navigation.',
      },
      land: {
        text: 'Aucune garnison ne défend la Sicile : elle est à qui y débarque. Débarquez un marin et gardez-en deux pour ramer.',
        other: 'Un seul suffit : une galère sans marins coule, et les marins font la vitesse.',
      },
    },
    done: 'Votre pavillon flotte sur la Sicile. Son vin vous y coûtera 100 ducats la pièce.',
  },
  trade: {
    title: 'Commercer',
    about: 'Acheter bon marché, vendre où personne n’en a, gagner la prime.',
    steps: {
      buy: {
        text: 'Un tour commence au port, où l’on achète. La Sicile produit du vin à 100 ducats la pièce : achetez-en 2 pour la galère 1.',
        other: 'C’est permis, mais achetez d’abord 2 vins en Sicile pour la galère 1.',
      },
      leave: {
        text: 'Trois marins et deux marchandises : une galère porte cinq pièces en tout. Terminez votre phase de port ; Gênes achète ensuite.',
        other: 'La galère est bien chargée. Terminez votre phase de port.',
      },
      sail: {
        text: 'Une marchandise rapporte le plus où personne n’en a encore. Menez la galère 1 à Gênes, à trois cases : choisissez la Mer Ligure sur la carte.',
        other: 'Cela éloigne de Gênes : menez la galère 1 en Mer Ligure, trois cases en tout.',
      },
      anchor: {
        text: 'Vous êtes devant Gênes, où chacun peut commercer. Terminez votre phase de navigation.',
        other: 'La galère 2 peut rester. Terminez votre phase de navigation.',
      },
      peace: {
        text: 'Qui rencontre un rival peut combattre, mais rien n’y oblige. Vous venez vendre : terminez votre phase de combat.',
        other: 'Mieux vaut pas : la garnison compte cinq hommes. Terminez votre phase de combat.',
      },
      sell: {
        text: 'Aucun port de Gênes n’a de vin : vous ouvrez un marché. La case libre la plus basse paie 200 ducats, et ce nouveau marché dans une capitale 1 000 de plus : vendez un vin.',
        other: 'Pas encore : vendez d’abord un vin à Gênes.',
      },
      income: {
        text: 'Un port ne stocke chaque marchandise qu’une fois : le second vin attend un autre marché. Terminez votre phase de revenus : tenir Venise rapporte 300 ducats.',
        other: 'Terminez votre phase de revenus.',
      },
    },
    done: 'Votre première vente, et 1 500 ducats en un tour, pour un vin qui en coûtait 100 !',
  },
  build: {
    title: 'Construire',
    about: 'Lancer une galère, engager son équipage, élever un fort.',
    steps: {
      galley: {
        text: 'Un port qui produit ou stocke bois et fer construit une galère pour 500 ducats. Venise a les deux : construisez-y, avec un premier marin engagé.',
        other: 'C’est permis, mais construisez d’abord une galère à Venise, avec un marin engagé.',
      },
      hire: {
        text: 'Un port offre par tour autant de marins qu’il stocke de marchandises : deux à Venise, dont un est déjà à bord. Engagez l’autre pour la galère 5.',
        other: 'C’est permis, mais engagez un marin à Venise pour la galère 5.',
      },
      crew: {
        text: 'Au port, équipages et garnisons s’échangent librement. Faites passer un marin de la garnison de Venise à la galère 5.',
        other: 'C’est permis, mais faites passer un marin de la garnison de Venise à la galère 5.',
      },
      load: {
        text: 'Trois marins laissent deux places. Achetez 2 vins à Venise pour la galère 5.',
        other: 'C’est permis, mais chargez 2 vins sur la galère 5.',
      },
      fort: {
        text: 'Raguse produit du bois et stocke de l’or : de quoi bâtir un fort. Construisez-le pour 500 ducats : l’attaquant y divisera par quatre au lieu de trois.',
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
        text: 'Une galère génoise est à côté, avec deux marins et de l’or. Attaquez-la avec la galère 1 : chacun ajoute un dé à ses marins, et chaque trio fait un coup.',
        other: 'Plus tard : attaquez d’abord la galère chargée d’or.',
      },
      seize: {
        text: 'Quatre marins et un 5 font neuf : trois coups, et son équipage n’est plus ; vous en perdez un. Capturez la galère avec un équipage de 1.',
        other: 'Elle vaut mieux à flot, et vous avez besoin de marins : capturez-la avec un équipage de 1.',
      },
      spoils: {
        text: 'Sa cargaison est à vous. Passez un or sur la galère 1, puis choisissez « Terminé ».',
        other: 'Gardez tout : un or pour la galère 1, puis « Terminé ».',
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
        text: 'Un port vide est à qui débarque le premier, dans l’ordre du tour. Débarquez un marin.',
        other: 'Un seul : l’autre garde la galère 1 à flot.',
      },
    },
    done: 'Une galère, deux ors et un port. Les boutons disent les chances de chaque attaque avant qu’on la lance.',
  },
  win: {
    title: 'Gagner',
    about: 'Un monopole, un port plein, et le décompte des points.',
    steps: {
      monopoly: {
        text: 'C’est le dernier tour, et Gênes veut des gemmes, que seule votre Cyrène produit. Un monopole peut coûter 1 000 ducats au lieu de 300 : demandez 1 000.',
        other: 'Vous pouvez demander plus : 1 000 ducats.',
      },
      last: {
        text: 'Gênes paie ! À la fin, 500 ducats font un point et la cargaison à bord aucun : n’achetez plus rien, terminez votre phase de port.',
        other: 'C’est permis, mais cela ne rapporterait plus. Terminez votre phase de port.',
      },
      sail: {
        text: 'Raguse a quatre cases, dont trois remplies, et pas de fer. Menez-y la galère 1, en Basse Adriatique.',
        other: 'Le fer de la galère 1 est attendu à Raguse : allez en Basse Adriatique.',
      },
      anchor: {
        text: 'Vous y êtes. Terminez votre phase de navigation.',
        other: 'Terminez votre phase de navigation.',
      },
      fill: {
        text: 'Un port non plein vaut 1 point ; plein, un petit vaut 2, un de quatre cases 5, une capitale 10. Vendez le fer : Raguse est pleine.',
        other: 'Vendez d’abord le fer à Raguse.',
      },
      count: {
        text: 'Votre propre capitale rapporte 10 points de plus. Terminez votre phase de revenus : la partie est finie, on compte les points.',
        other: 'Terminez votre phase de revenus.',
      },
    },
    done: 'Lisez les lignes : capitale, ducats, ports, ports pleins. Vous connaissez tout le jeu.',
  },
};
