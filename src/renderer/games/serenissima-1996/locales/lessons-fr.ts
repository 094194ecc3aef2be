import type english from './lessons-en';

const lessons: typeof english = {
  sail: {
    title: 'Naviguer',
    about: 'Descendez l’Adriatique, demandez le passage, prenez un premier port.',
    steps: {
      first: {
        text: 'Vous êtes Venise. Envoyons la galère 1 chercher du vin en Sicile : cliquez sur la basse Adriatique, devant Raguse.',
        other: 'C’est permis, mais pour cette leçon, menez la galère 1 en basse Adriatique, devant Raguse.',
      },
      on: {
        text: 'Une galère avance d’une zone par marin à bord : vous pouvez encore avancer de deux zones. Continuez jusqu’au canal d’Otrante.',
        other: 'C’est permis, mais pour cette leçon, menez la galère 1 dans le canal d’Otrante.',
      },
      ask: {
        text: 'Une galère génoise est ici : il faut l’accord de son propriétaire pour repartir. Demandez le passage.',
        other: 'Demandez d’abord le passage pour la galère 1.',
      },
      through: {
        text: 'Gênes vous laisse passer. Votre troisième marin vous mène en mer de Sicile.',
        other: 'Toutes les routes sont ouvertes, mais pour cette leçon, allez en mer de Sicile.',
      },
      end: {
        text: 'La galère 1 ne peut plus avancer, et la galère 2 peut rester au port : terminez votre phase de navigation. Gênes navigue ensuite.',
        other: 'La galère 2 pourrait partir, mais pour cette leçon, terminez votre phase de navigation.',
      },
      land: {
        text: 'La Sicile n’a pas de garnison : il suffit d’y débarquer. Débarquez un marin et gardez-en deux pour ramer.',
        other: 'Un seul suffit : chaque marin donne de la vitesse, et sans marin, une galère coule.',
      },
    },
    done: 'La Sicile est à vous ! Son vin vous coûte 100 ducats le lot.',
  },
  trade: {
    title: 'Commercer',
    about: 'Achetez bon marché, vendez où personne n’en a, gagnez la prime.',
    steps: {
      buy: {
        text: 'Après les enchères, vous achetez au port. La Sicile produit du vin à 100 ducats le lot : achetez-en 2 pour la galère 1.',
        other: 'C’est permis, mais pour cette leçon, achetez 2 lots de vin en Sicile pour la galère 1.',
      },
      leave: {
        text: 'Trois marins et deux lots font cinq pions, le maximum d’une galère : terminez votre phase de port. Gênes achète ensuite.',
        other: 'La galère est pleine. Terminez votre phase de port.',
      },
      sail: {
        text: 'Une marchandise se vend mieux là où elle est nouvelle. Gênes est à portée de la galère 1 : cliquez sur la mer Ligure, à trois zones.',
        other: 'Ce n’est pas la bonne route. Menez la galère 1 à trois zones d’ici, en mer Ligure.',
      },
      anchor: {
        text: 'Vous voici devant Gênes, où chacun peut commercer. Terminez votre phase de navigation.',
        other: 'La galère 2 peut rester. Terminez votre phase de navigation.',
      },
      peace: {
        text: 'Vous pouvez combattre un rival, mais rien ne vous y oblige. Vous venez vendre : terminez votre phase de combat.',
        other: 'Mieux vaut éviter : la garnison compte cinq marins. Terminez votre phase de combat.',
      },
      sell: {
        text: 'Aucun port de Gênes n’a de vin : vous ouvrez un marché et recevez 200 ducats pour la case libre la plus basse, plus 1 000 car c’est une capitale. Vendez un lot de vin.',
        other: 'Pas encore : vendez d’abord un lot de vin à Gênes.',
      },
      income: {
        text: 'Un port n’entrepose chaque marchandise qu’une fois : gardez le second lot pour un autre marché. Terminez votre phase de revenus : Venise rapporte 300 ducats.',
        other: 'Terminez votre phase de revenus.',
      },
    },
    done: 'Votre première vente ! Vous gagnez 1 500 ducats ce tour-ci : 1 200 pour un lot de vin acheté 100, et 300 de Venise.',
  },
  build: {
    title: 'Construire',
    about: 'Construisez une galère, engagez son équipage, construisez un fort.',
    steps: {
      galley: {
        text: 'Un port qui produit ou entrepose du bois et du fer peut construire une galère pour 500 ducats, plus 100 pour son premier marin. Venise a les deux : construisez-en une, avec un marin engagé.',
        other: 'C’est permis, mais pour cette leçon, construisez une galère à Venise, avec un marin engagé.',
      },
      hire: {
        text: 'Un port offre par tour un marin par marchandise entreposée : deux à Venise, dont un déjà à bord. Engagez l’autre pour la galère 5.',
        other: 'C’est permis, mais pour cette leçon, engagez un marin à Venise pour la galère 5.',
      },
      crew: {
        text: 'Au port, les marins passent librement des garnisons aux galères. Déplacez-en un de la garnison de Venise vers la galère 5.',
        other: 'C’est permis, mais pour cette leçon, déplacez un marin de la garnison de Venise vers la galère 5.',
      },
      load: {
        text: 'Avec trois marins, il reste deux places. Achetez 2 lots de vin à Venise pour la galère 5.',
        other: 'C’est permis, mais pour cette leçon, achetez 2 lots de vin pour la galère 5.',
      },
      fort: {
        text: 'Raguse produit du bois et entrepose de l’or : de quoi construire un fort. Construisez-le pour 500 ducats : l’attaquant divisera son total par quatre, pas par trois.',
        other: 'C’est permis, mais pour cette leçon, construisez le fort à Raguse.',
      },
    },
    done: 'Une troisième galère est votre meilleur placement. Chaque port ne construit qu’une fois par tour.',
  },
  fight: {
    title: 'Combattre',
    about: 'Capturez une galère, prenez un port d’assaut.',
    steps: {
      attack: {
        text: 'La galère génoise a deux marins et de l’or. Attaquez-la avec la galère 1 : chaque camp ajoute un dé à son nombre de marins, et chaque tranche de trois points tue un marin adverse.',
        other: 'Plus tard : attaquez d’abord la galère chargée d’or.',
      },
      seize: {
        text: 'Quatre marins et un 5 font neuf : trois touches, l’équipage adverse tombe, et vous perdez un marin. Capturez la galère avec un seul marin, pris sur la vôtre.',
        other: 'Gardez sa cargaison et vos marins : capturez-la avec un seul marin.',
      },
      spoils: {
        text: 'Sa cargaison est à vous. Déplacez un lot d’or sur la galère 1, puis choisissez « Terminé ».',
        other: 'Gardez tout : un lot d’or pour la galère 1, puis « Terminé ».',
      },
      storm: {
        text: 'La garnison de Sicile compte un marin, et les garnisons n’attaquent jamais. Attaquez-la avec la galère 1.',
        other: 'Attaquez la Sicile avec la galère 1, qui a deux marins.',
      },
      end: {
        text: 'La garnison est tombée, mais vous débarquez après les combats. Terminez votre phase de combat.',
        other: 'Terminez votre phase de combat.',
      },
      land: {
        text: 'Un port vide revient au premier qui débarque, dans l’ordre du tour. Débarquez un marin.',
        other: 'Un seul : l’autre garde la galère 1 à flot.',
      },
    },
    done: 'Une galère, deux lots d’or et un port ! Chaque bouton d’attaque affiche vos chances.',
  },
  win: {
    title: 'Gagner',
    about: 'Un monopole, un port plein, et le décompte des points.',
    steps: {
      monopoly: {
        text: 'C’est le dernier tour, et Gênes veut des gemmes, que seule votre Cyrène produit. Ce monopole permet de demander 1 000 ducats au lieu de 300 : demandez 1 000.',
        other: 'Vous pouvez demander plus : 1 000 ducats.',
      },
      last: {
        text: 'Gênes paie ! À la fin, 500 ducats font un point, la cargaison aucun : n’achetez rien et terminez votre phase de port.',
        other: 'C’est permis, mais cela ne rapporte plus rien. Terminez votre phase de port.',
      },
      sail: {
        text: 'Raguse a quatre cases, dont trois occupées, et pas de fer. Menez la galère 1 en basse Adriatique.',
        other: 'Il faut le fer de la galère 1 à Raguse : allez en basse Adriatique.',
      },
      anchor: {
        text: 'Vous y êtes. Terminez votre phase de navigation.',
        other: 'Terminez votre phase de navigation.',
      },
      fill: {
        text: 'Un port vaut 1 point, et plus s’il est plein : 2 pour un petit, 5 avec quatre cases, 10 pour une capitale. Vendez le fer pour remplir Raguse.',
        other: 'Vendez d’abord le fer à Raguse.',
      },
      count: {
        text: 'Votre propre capitale vaut 10 points de plus. Terminez votre phase de revenus : la partie se termine et les points sont comptés.',
        other: 'Terminez votre phase de revenus.',
      },
    },
    done: 'Regardez le décompte : capitale, ducats, ports, ports pleins. Vous connaissez tout le jeu !',
  },
};

export default lessons;
