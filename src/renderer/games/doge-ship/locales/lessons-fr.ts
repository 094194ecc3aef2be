import type english from './lessons-en';

const lessons: typeof english = {
  buy: {
    title: 'Acheter',
    about: 'Posez des marqueurs sur des cases et payez-les. Piochez des parties et achetez-en une.',
    steps: {
      space: {
        text: 'Vous êtes l’Ancre, et chaque marqueur est une action. Le dé rouge montre 3, donc les cases sont gratuites jusqu’à 3, et la case rouge 5 est deux cases au-delà : posez-y un marqueur pour 2 ducats.',
        other: 'C’est permis, mais pour cette leçon, utilisez la case rouge 5.',
      },
      pile: {
        text: 'Chaque zone du navire a sa propre pile de parties, et la construction commence par la poupe. Piochez dans la poupe inférieure.',
        other: 'C’est permis, mais pour cette leçon, piochez dans la poupe inférieure.',
      },
      keep: {
        text: 'Vous pouvez acheter une des trois parties. Prenez celle à 5 ducats : elle vaut 5 points, et ses pastilles de couleur en rapportent 3 de plus avec cette tuile Doge.',
        other: 'C’est permis, mais pour cette leçon, achetez la partie à 5 ducats.',
      },
      free: {
        text: 'Votre partie reste au chantier : il faudra un autre marqueur pour la construire. La Tour a pris la case blanche 2 : posez votre marqueur sur la case verte 4, gratuite sous son dé, pour 3 ducats.',
        other: 'C’est permis, mais pour cette leçon, prenez 3 ducats sur la case verte 4.',
      },
      discard: {
        text: 'Personne ne passe : une manche dure jusqu’au dernier marqueur. Si aucune case ne vous convient, un marqueur se défausse contre un ducat : faites-le maintenant.',
        other: 'C’est permis, mais pour cette leçon, défaussez un marqueur.',
      },
    },
    done: 'Neuf ducats et une partie au chantier ! Un chantier contient cinq tuiles, dont deux parties de galère au plus.',
  },
  build: {
    title: 'Construire',
    about: 'Construisez aux deux niveaux, gagnez des approbations, construisez une gondole.',
    steps: {
      space: {
        text: 'Avec cette tuile Doge, le vert rapporte +2, le rouge +1, le jaune −1. La case rouge 3, gratuite, permet de construire : posez-y un marqueur.',
        other: 'C’est permis, mais pour cette leçon, commencez par la case rouge 3. Elle est gratuite.',
      },
      part: {
        text: 'La partie du milieu inférieur rapporte 2 points, plus 3 pour le losange vert et le carré rouge. Son symbole et sa zone violette donnent chacun une approbation : construisez-la.',
        other: 'C’est permis, mais pour cette leçon, construisez d’abord la partie du milieu inférieur.',
      },
      second: {
        text: 'Au niveau supérieur, une partie doit en avoir une autre au-dessous et ne laisser aucun vide du côté de la poupe. La case blanche 6 est deux cases au-delà de son dé : posez-y un marqueur pour 2 ducats et construisez encore.',
        other: 'C’est permis, mais pour cette leçon, utilisez la case blanche 6.',
      },
      upper: {
        text: 'La partie de la poupe supérieure vaut 4 points, +1 pour le rouge et −1 pour le jaune. Construisez-la pour 4 points et deux approbations de plus.',
        other: 'C’est permis, mais pour cette leçon, construisez la partie de la poupe supérieure.',
      },
      gondola: {
        text: 'Une gondole rapporte ses ducats une fois, à la construction, puis retourne sous sa pile. Posez un marqueur sur la case verte 3 et construisez la vôtre.',
        other: 'C’est permis, mais pour cette leçon, utilisez la case verte 3 et construisez la gondole.',
      },
    },
    done: 'Chaque manche apporte une nouvelle tuile Doge : une partie peut attendre que ses couleurs rapportent. Les approbations se misent aux inspections et comptent à la fin.',
  },
  water: {
    title: 'Barricades',
    about: 'Profitez d’un bonus, résistez à la montée des eaux, jouez en premier.',
    steps: {
      space: {
        text: 'À la fin de la manche, l’eau atteint le niveau 1, et il vous faut plus d’une barricade pour garder tous vos marqueurs. La vôtre rapporte un ducat par case de construction : utilisez la case verte 2.',
        other: 'C’est permis, mais pour cette leçon, utilisez la case verte 2.',
      },
      build: {
        text: 'La barricade 3 va en haut de votre pile. Les deux comptent contre l’eau, mais seule celle du haut pour le bonus et la priorité : construisez-la.',
        other: 'Construisez la barricade 3 : il vous en faut deux contre cette montée des eaux.',
      },
      last: {
        text: 'L’eau va monter à 1 : vos deux barricades suffisent, mais la Tour n’en a qu’une et perdra un marqueur. Prenez 2 ducats sur la case blanche 2 avec votre dernier marqueur et regardez l’eau monter.',
        other: 'C’est permis, mais pour cette leçon, prenez 2 ducats sur la case blanche 2.',
      },
      reorder: {
        text: 'Le plus petit numéro en haut joue en premier : votre 3 passe avant le 8 de la Tour. Une fois par tour, avant l’action, vous pouvez payer 2 ducats pour mettre une autre barricade en haut : choisissez la 10 pour son bonus.',
        other: 'C’est permis, mais pour cette leçon, mettez d’abord la barricade 10 en haut.',
      },
      bonus: {
        text: 'Construire vous rapporte de nouveau un ducat. Posez un marqueur sur la case rouge 3, gratuite sous son dé, et construisez la gondole.',
        other: 'C’est permis, mais pour cette leçon, utilisez la case rouge 3 et construisez la gondole.',
      },
    },
    done: 'Vous avez commencé cette manche avec cinq marqueurs, la Tour avec quatre. Avec moins de barricades que le niveau de l’eau, elle en aurait perdu deux.',
  },
  doge: {
    title: 'Intrigue',
    about: 'Changez la tuile Doge, gagnez des approbations, misez à une inspection.',
    steps: {
      space: {
        text: 'Votre partie a deux carrés rouges et deux ronds jaunes, et avec cette tuile Doge chaque rouge coûte un point. La case rouge 4 permet de piocher deux tuiles Doge : posez-y un marqueur.',
        other: 'C’est permis, mais pour cette leçon, utilisez d’abord la case rouge 4 pour changer la tuile Doge.',
      },
      lay: {
        text: 'La tuile choisie compte aussitôt, l’autre va sur sa pile ou dessous. Choisissez celle qui paie 2 pour le rouge et 1 pour le jaune, et amène une inspection cette manche.',
        other: 'Celle-là paie moins pour le rouge. Choisissez la tuile qui paie 2.',
      },
      build: {
        text: 'Votre partie valait 2 points et en vaut maintenant 10. Posez un marqueur sur la case rouge 3 et construisez-la avant que la tuile Doge ne change encore.',
        other: 'C’est permis, mais pour cette leçon, utilisez la case rouge 3 et construisez la partie.',
      },
      bribe: {
        text: 'L’inspection demande des approbations, et vous en avez une. La case blanche 4 en donne deux, pour 3 ducats : 1 pour la case et 2 pour les approbations.',
        other: 'C’est permis, mais pour cette leçon, prenez les deux approbations de la case blanche 4.',
      },
      bid: {
        text: 'Les mises sont secrètes, et vous dépensez chaque approbation misée, gagnée ou perdue. La plus haute reçoit 6 points, la deuxième 3 : misez 2 et gardez-en une.',
        other: 'C’est permis, mais pour cette leçon, misez 2 et gardez-en une pour la fin.',
      },
    },
    done: 'Vous misez deux approbations, la Tour une : 6 points pour vous, 3 pour elle. Les égalités partagent le meilleur rang, et zéro ne rapporte rien.',
  },
  finish: {
    title: 'La fin',
    about: 'Remplacez une partie, achevez le navire, comptez toutes les approbations.',
    steps: {
      space: {
        text: 'Il reste une case vide sur le navire, et la remplir met fin à la partie. Posez d’abord un marqueur sur la case rouge 6, gratuite car le dé rouge montre 6, et gagnez des points en remplaçant une partie du navire.',
        other: 'C’est permis, mais pour cette leçon, commencez par le remplacement, sur la case rouge 6.',
      },
      replace: {
        text: 'La dernière partie inférieure n’a rien au-dessus : vous pouvez la remplacer, et la Tour, qui l’a construite, ne perd rien. Construisez-y votre proue inférieure pour 8 points.',
        other: 'C’est permis, mais pour cette leçon, remplacez la partie de la proue inférieure.',
      },
      construct: {
        text: 'Votre autre partie de galère convient à la case vide. La case blanche 6 est deux cases au-delà de son dé : posez-y un marqueur pour 2 ducats.',
        other: 'C’est permis, mais pour cette leçon, utilisez la case blanche 6.',
      },
      last: {
        text: 'Construisez-la pour 7 points et une approbation : la partie se termine aussitôt. Toutes les approbations comptent alors une dernière fois, et le joueur qui en a le plus reçoit 9 points.',
        other: 'Construisez plutôt la partie, et achevez le navire.',
      },
    },
    done: 'Regardez le décompte : points imprimés, tuile Doge, bonus, inspections. Vos quatre approbations vous ont rapporté 9 points. La Tour, avec deux, en a reçu 5.',
  },
};

export default lessons;
