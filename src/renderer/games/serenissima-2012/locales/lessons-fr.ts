import type english from './lessons-en';

const lessons: typeof english = {
  trade: {
    title: 'Commercer',
    about: 'Chargez, naviguez et vendez avec une galère. Prenez un port avec une autre.',
    steps: {
      load: {
        text: 'Vous êtes Bleu, et la galère 1 agit la première. Chargez 2 cubes de bois : dans votre comptoir, un cube est gratuit, les autres coûtent 1 ducat.',
        other: 'C’est permis, mais pour cette leçon, chargez d’abord 2 cubes de bois à València.',
      },
      sail: {
        text: 'Une galère avance d’une zone par marin à bord, ici trois au plus. Alger est tout près : cliquez sur la côte des Barbaresques.',
        other: 'C’est permis, mais pour cette leçon, menez la galère 1 sur la côte des Barbaresques, devant Alger.',
      },
      sell: {
        text: 'Alger, le comptoir de Rouge, ne produit ni n’entrepose de bois. Vendez-en un cube : la banque paie 2 ducats pour la case libre la plus basse.',
        other: 'Pas encore : vendez d’abord un cube de bois à Alger.',
      },
      end: {
        text: 'Un port n’entrepose chaque marchandise qu’une fois, donc gardez l’autre cube et terminez le tour de la galère 1. La galère 2 de Rouge suivra.',
        other: 'Terminez le tour de la galère 1.',
      },
      claim: {
        text: 'Les galères agissent par numéro, et votre galère 5 suit, devant Sardegna, un port neutre. Prenez-le avec un marin et gardez l’autre à bord.',
        other: 'C’est permis, mais pour cette leçon, prenez Sardegna avec un marin.',
      },
    },
    done: 'Sardegna est à vous ! Plus son entrepôt est plein, plus il paie à chaque décompte.',
  },
  invest: {
    title: 'Investir',
    about: 'Construisez une basilique, remplissez un comptoir, voyez un décompte.',
    steps: {
      invest: {
        text: 'Au lieu d’agir avec une galère, vous pouvez investir. La galère 9 n’a qu’un marin et rien à bord : investissez.',
        other: 'C’est permis, mais pour cette leçon, investissez.',
      },
      basilica: {
        text: 'Une basilique demande de l’or et du marbre, et València entrepose les deux. Construisez-en une pour 2 ducats : elle en rapporte 5 à chaque décompte.',
        other: 'C’est permis, mais pour cette leçon, construisez d’abord la basilique à València.',
      },
      recruit: {
        text: 'Un marin coûte 1 ducat et rejoint un de vos comptoirs, ou une galère qui s’y trouve. Recrutez-en deux pour la galère 9.',
        other: 'C’est permis, mais pour cette leçon, recrutez deux marins pour la galère 9.',
      },
      end: {
        text: 'Avec trois marins, la galère 9 avancera de trois zones au prochain tour. Terminez votre investissement.',
        other: 'Terminez votre investissement.',
      },
      sail: {
        text: 'Il ne manque qu’une marchandise à València, et la galère 12 a des épices. Cliquez sur le golfe de València.',
        other: 'C’est permis, mais pour cette leçon, menez la galère 12 dans le golfe de València.',
      },
      store: {
        text: 'Votre comptoir ne paie rien, sauf le bonus de 2 ducats des épices, valable partout. Vendez-les : avec cinq marchandises, l’entrepôt plein rapporte 20 ducats au décompte.',
        other: 'Pas encore : vendez d’abord les épices à València.',
      },
      score: {
        text: 'Une carte Doge clôt le tour et peut avancer le jeton blanc, à une case d’un décompte. Terminez le tour de la galère 12.',
        other: 'Terminez le tour de la galère 12.',
      },
    },
    done: 'València a rapporté 20 ducats pour ses marchandises et 5 pour sa basilique, et Alger 2 pour la sienne. Après le troisième décompte, le plus riche gagne.',
  },
  blockade: {
    title: 'Blocus',
    about: 'Une galère plus forte vous arrête : passez ensuite avec un marin de plus.',
    steps: {
      sail: {
        text: 'La galère 3 porte de la pierre à Napoli, à deux zones d’ici. Rouge attend en chemin, trois marins contre vos deux : allez en mer de Sicile, et voyez.',
        other: 'C’est permis, mais pour cette leçon, menez la galère 3 dans la mer de Sicile.',
      },
      end: {
        text: 'Rouge vous bloque : dans une zone, un joueur dont les galères portent plus de marins que la vôtre peut l’arrêter. Terminez le tour de la galère 3.',
        other: 'C’est permis, mais vous perdriez contre trois marins. Terminez le tour de la galère 3.',
      },
      crew: {
        text: 'La galère 8 suit la même route. Dans votre comptoir, vous pouvez prendre des marins à la garnison, sauf le dernier : déplacez-en un vers la galère 8.',
        other:
          'C’est permis, mais pour cette leçon, déplacez d’abord un marin de la garnison de Corfou vers la galère 8.',
      },
      through: {
        text: 'Trois contre trois : Rouge ne peut plus vous arrêter. Continuez jusqu’à Napoli : cliquez sur la mer Tyrrhénienne.',
        other: 'C’est permis, mais pour cette leçon, menez la galère 8 par la mer de Sicile dans la mer Tyrrhénienne.',
      },
      sell: {
        text: 'Napoli est neutre, et la banque y paie aussi. Vendez la pierre pour 2 ducats.',
        other: 'C’est permis, mais pour cette leçon, vendez d’abord la pierre à Napoli.',
      },
    },
    done: 'Les marins rament, combattent et ouvrent la route. Mais une galère porte cinq pions : chaque marin prend la place d’un cube.',
  },
  fight: {
    title: 'Combattre',
    about: 'Attaquez une galère, prenez sa cargaison, prenez un port.',
    steps: {
      sail: {
        text: 'Devant Napoli, une galère de Rouge a deux marins et de l’or. Menez la galère 4 dans la mer Tyrrhénienne : chaque zone parcourue lui coûte un de ses quatre dés.',
        other: 'C’est permis, mais pour cette leçon, menez la galère 4 dans la mer Tyrrhénienne, devant Napoli.',
      },
      attack: {
        text: 'Quatre marins moins une zone font une valeur de combat de 3 : vous lancez trois dés. Le défenseur en lance un par marin, et chaque crâne tue un marin : attaquez la galère 6.',
        other: 'C’est permis, mais pour cette leçon, attaquez la galère 6. Elle protège le port.',
      },
      again: {
        text: 'Un crâne de chaque côté : il reste trois marins contre un. Vous pourriez vous arrêter et terminer le tour, mais combattez une manche de plus.',
        other: 'Cela terminerait votre tour. Combattez encore une manche.',
      },
      loot: {
        text: 'Deux crânes : la galère coule, et vous prenez autant de ses marchandises que vous avez de places libres. Prenez l’or.',
        other: 'Pas encore : prenez l’or avant qu’elle ne coule.',
      },
      storm: {
        text: 'Une galère coulée, vous pouvez encore attaquer. Rouge n’en a plus ici : attaquez Napoli et sa garnison d’un marin.',
        other: 'C’est permis, mais pour cette leçon, attaquez Napoli : un seul marin la défend.',
      },
      land: {
        text: 'La garnison est tombée. Débarquez un marin pour prendre le port, et gardez-en deux à bord.',
        other: 'Un seul suffit : avec deux marins, la galère 4 continue d’avancer.',
      },
    },
    done: 'Napoli est à vous, avec tout ce qu’elle entrepose. Prendre un port termine le tour, et le seul comptoir d’un joueur ne peut jamais être attaqué.',
  },
};

export default lessons;
