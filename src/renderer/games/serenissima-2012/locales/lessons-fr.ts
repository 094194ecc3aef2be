import type english from './lessons-en';

/** French texts of the lessons. */
const lessons: typeof english = {
  trade: {
    title: 'Commercer',
    about: 'Charger, naviguer et vendre avec une galère ; prendre un port avec une autre.',
    steps: {
      load: {
        text: 'Vous êtes Bleu : à la fin, le plus riche gagne. La galère 1 agit et charge d’abord ce que produit son port ; dans votre comptoir, un cube est gratuit, chacun des suivants coûte un ducat : chargez 2 cubes de bois.',
        other: 'C’est permis, mais chargez d’abord 2 cubes de bois à València.',
      },
      sail: {
        text: 'Ensuite, une galère peut avancer d’une zone par marin à bord, ici trois au plus. Alger est tout près : choisissez la côte des Barbaresques sur la carte.',
        other: 'C’est permis, mais cette fois la galère 1 va sur la côte des Barbaresques, devant Alger.',
      },
      sell: {
        text: 'Alger est à Rouge, et ne produit ni n’entrepose de bois. Pour la case libre la plus basse de son entrepôt, la banque vous paie 2 ducats : vendez un cube de bois.',
        other: 'Pas encore : vendez d’abord un cube de bois à Alger.',
      },
      end: {
        text: 'Un port n’entrepose chaque marchandise qu’une fois : l’autre cube est pour un autre port. Terminez le tour de la galère 1 ; la galère 2, de Rouge, agit ensuite.',
        other: 'Terminez le tour de la galère 1.',
      },
      claim: {
        text: 'Les galères agissent dans l’ordre de leurs numéros, et c’est à vous : la galère 5, devant Sardegna, qui n’est à personne. Débarquez un marin pour prendre le port, et gardez l’autre à bord.',
        other: 'C’est permis, mais prenez Sardegna, avec un marin.',
      },
    },
    done: 'Sardegna est à vous, et son entrepôt vous paiera à chaque décompte : plus il est plein, plus il paie.',
  },
  invest: {
    title: 'Investir',
    about: 'Construire une basilique, remplir un comptoir, voir un décompte.',
    steps: {
      invest: {
        text: 'Quand une galère doit agir, son propriétaire peut investir à la place. La galère 9 n’a qu’un marin et rien à bord : investissez.',
        other: 'C’est permis, mais cette fois investissez au lieu d’agir.',
      },
      basilica: {
        text: 'Une basilique se construit dans un comptoir qui produit ou entrepose de l’or et du marbre, et València entrepose les deux. Construisez-la pour 2 ducats : elle en rapporte 5 à chaque décompte.',
        other: 'C’est permis, mais construisez d’abord la basilique à València.',
      },
      recruit: {
        text: 'Un marin coûte un ducat, pour vos comptoirs et pour les galères qui s’y trouvent. Recrutez-en deux pour la galère 9.',
        other: 'C’est permis, mais recrutez deux marins pour la galère 9.',
      },
      end: {
        text: 'Avec trois marins, elle avancera de trois zones au prochain tour. Terminez l’investissement.',
        other: 'Terminez l’investissement.',
      },
      sail: {
        text: 'La galère 12, la dernière du tour, porte des épices, et il ne manque à València qu’une marchandise pour être pleine. Menez-la là-bas : choisissez le golfe de València sur la carte.',
        other: 'C’est permis, mais menez la galère 12 dans le golfe de València.',
      },
      store: {
        text: 'Votre comptoir ne paie pas ce qu’il entrepose, mais les épices rapportent 2 ducats partout. Vendez-les : l’entrepôt est plein, et cinq marchandises rapportent 20 ducats à un décompte.',
        other: 'Pas encore : vendez d’abord les épices à València.',
      },
      score: {
        text: 'Après la dernière galère, on tire une carte Doge : le vin, ou une ou deux étapes pour le jeton blanc, qui est à une étape d’un décompte. Terminez le tour de la galère 12.',
        other: 'Terminez le tour de la galère 12.',
      },
    },
    done: 'València a rapporté 20 ducats pour ses marchandises et 5 pour sa basilique, Alger 2 pour une seule. Après le troisième décompte, le plus riche gagne.',
  },
  blockade: {
    title: 'Blocus',
    about: 'Être arrêté par une galère plus forte, puis passer avec un marin de plus.',
    steps: {
      sail: {
        text: 'La galère 3 porte de la pierre à Napoli, à deux zones d’ici. En chemin, dans la mer de Sicile, Rouge a trois marins contre vos deux : allez-y, et voyez.',
        other: 'C’est permis, mais menez la galère 3 dans la mer de Sicile.',
      },
      end: {
        text: 'Rouge vous bloque : qui a dans une zone, sur ses galères, plus de marins que la vôtre n’en porte peut l’y arrêter. Terminez le tour de la galère 3.',
        other: 'C’est permis, mais contre trois marins cela finirait mal : terminez le tour de la galère 3.',
      },
      crew: {
        text: 'La galère 8 doit suivre la même route. Dans votre comptoir, elle prend des marins à la garnison, pourvu qu’il en reste un : faites-en passer un à bord de la galère 8.',
        other: 'C’est permis, mais faites d’abord passer un marin de la garnison de Corfou à la galère 8.',
      },
      through: {
        text: 'Trois contre trois : Rouge n’en a pas plus que vous et ne peut pas l’arrêter. Passez, jusqu’à Napoli : choisissez la mer Tyrrhénienne sur la carte.',
        other: 'C’est permis, mais la galère 8 va à Napoli : par la mer de Sicile, jusque dans la mer Tyrrhénienne.',
      },
      sell: {
        text: 'Napoli n’est à personne, et la banque y paie aussi. Vendez la pierre, pour 2 ducats.',
        other: 'C’est permis, mais vendez d’abord la pierre à Napoli.',
      },
    },
    done: 'Les marins rament, se battent et ouvrent la route. Mais une galère porte cinq pions, et un marin prend la place d’un cube.',
  },
  fight: {
    title: 'Combattre',
    about: 'Attaquer une galère, prendre sa cargaison, prendre un port.',
    steps: {
      sail: {
        text: 'Devant Napoli se trouve une galère de Rouge, avec deux marins et de l’or. Menez la galère 4 dans la mer Tyrrhénienne : de ses quatre marins, chaque zone parcourue en fatigue un pour le combat.',
        other: 'C’est permis, mais menez la galère 4 dans la mer Tyrrhénienne, devant Napoli.',
      },
      attack: {
        text: 'Quatre marins moins une zone donnent une valeur de combat de 3 : vous lancez trois dés, le défenseur un par marin, et chaque crâne tue un marin. Attaquez la galère 6.',
        other: 'C’est permis, mais attaquez la galère 6 : tant qu’elle est là, le port ne peut pas être attaqué.',
      },
      again: {
        text: 'Un crâne de chaque côté : trois marins contre un. Entre les manches, vous pourriez vous arrêter, ce qui terminerait le tour : combattez encore une manche.',
        other: 'Cela terminerait le tour : combattez encore une manche.',
      },
      loot: {
        text: 'Deux crânes : la galère coule, et la vôtre prend des marchandises dans ses places libres. Prenez l’or.',
        other: 'Pas encore : prenez l’or avant qu’elle ne coule.',
      },
      storm: {
        text: 'Après une galère, vous pouvez vous en prendre à un autre adversaire. Rouge n’en a plus ici : attaquez Napoli, avec sa garnison d’un marin.',
        other: 'C’est permis, mais attaquez Napoli : un seul marin la défend.',
      },
      land: {
        text: 'La garnison est tombée. Débarquez un marin pour tenir le port, et gardez-en deux à bord.',
        other: 'Un seul suffit : deux marins gardent la galère 4 en mouvement.',
      },
    },
    done: 'Napoli est à vous, avec tout ce qu’elle entrepose, et sa prise termine le tour. Le seul port d’un joueur ne peut jamais être attaqué.',
  },
};

export default lessons;
