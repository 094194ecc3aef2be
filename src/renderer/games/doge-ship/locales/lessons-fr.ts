import type english from './lessons-en';

/** French texts of the lessons. */
const lessons: typeof english = {
  buy: {
    title: 'Acheter',
    about: 'Poser des marqueurs sur des cases et les payer, piocher des parties et en acheter une.',
    steps: {
      space: {
        text: 'Vous êtes le Chantier de l’Ancre, et chacun de vos marqueurs est une action. Le dé rouge montre 3 : jusque-là les cases sont gratuites, et rouge 5, deux cases plus loin, coûte 2 ducats ; posez-y un marqueur.',
        other: 'C’est permis, mais cette fois posez votre marqueur sur rouge 5.',
      },
      pile: {
        text: 'Chaque zone de la galère a sa propre pile de parties, et l’on commence par la poupe. Piochez dans les parties de la poupe inférieure.',
        other: 'C’est permis, mais on commence par la poupe : piochez des parties de la poupe inférieure.',
      },
      keep: {
        text: 'Une des trois peut être à vous pour son coût, et les autres vont sous la pile. Achetez la partie à 5 ducats : elle porte 5 points, et sous cette tuile Doge ses cases en rapportent 3 de plus.',
        other: 'C’est permis, mais achetez cette fois la partie à 5 ducats.',
      },
      free: {
        text: 'La partie reste dans votre chantier jusqu’à ce qu’un autre marqueur la construise. Une case reçoit un marqueur par manche, et la Tour a pris blanche 2 : posez le vôtre sur verte 4, gratuite sous son dé, pour 3 ducats.',
        other: 'C’est permis, mais prenez les 3 ducats de verte 4.',
      },
      discard: {
        text: 'Personne ne passe : une manche dure jusqu’au dernier marqueur. Quand aucune case ne vous convient, un marqueur se défausse contre un ducat : faites-le maintenant.',
        other: 'C’est permis, mais cette fois défaussez un marqueur.',
      },
    },
    done: 'Neuf ducats, et une partie dans le chantier. Un chantier contient cinq tuiles, dont deux parties de galère au plus.',
  },
  build: {
    title: 'Construire',
    about: 'Construire aux deux niveaux, obtenir des approbations, construire une gondole.',
    steps: {
      space: {
        text: 'Sous cette tuile Doge, chaque losange vert rapporte 2 points et chaque carré rouge 1, tandis que le jaune en coûte 1. Sur rouge 3, gratuite sous son dé, on construit des parties : posez-y un marqueur.',
        other: 'C’est permis, mais commencez par rouge 3, qui est gratuite.',
      },
      part: {
        text: 'La partie du milieu inférieur porte 2 points, et son vert et son rouge en ajoutent 3. Son symbole donne une approbation, et sa zone, violette sur la tuile Doge, une autre : construisez-la.',
        other: 'C’est permis, mais construisez d’abord la partie du milieu inférieur.',
      },
      second: {
        text: 'Au niveau supérieur, il faut une partie au-dessous et aucun vide du côté de la poupe. Blanche 6 est deux cases après son dé : posez-y un marqueur pour 2 ducats, et construisez encore.',
        other: 'C’est permis, mais posez ce marqueur sur blanche 6.',
      },
      upper: {
        text: 'La partie de la poupe supérieure porte 4 points ; le rouge en rapporte 1 et le jaune en coûte 1. Construisez-la, pour 4 points et deux approbations de plus.',
        other: 'C’est permis, mais construisez la partie de la poupe supérieure.',
      },
      gondola: {
        text: 'Une gondole donne ses ducats une fois, quand on la construit, puis retourne sous sa pile. Posez un marqueur sur verte 3, et construisez la vôtre.',
        other: 'C’est permis, mais posez un marqueur sur verte 3, et construisez la gondole.',
      },
    },
    done: 'Chaque manche apporte une autre tuile Doge : une partie peut attendre au chantier que ses couleurs rapportent. Les approbations se misent aux inspections, et comptent à la fin.',
  },
  water: {
    title: 'Barricades',
    about: 'Profiter d’un bonus, résister à la montée des eaux, jouer en premier.',
    steps: {
      space: {
        text: 'À la fin de la manche, l’eau monte à 1, et il faut plus de barricades pour garder tous ses marqueurs. Vous en avez une, et chaque fois que vous choisissez une case de construction, elle vous donne un ducat : posez un marqueur sur verte 2.',
        other: 'C’est permis, mais posez ce marqueur sur verte 2.',
      },
      build: {
        text: 'La barricade 3 va sur l’autre. Contre l’eau, les deux comptent ; pour le bonus et la priorité, seule compte celle du haut : construisez-la.',
        other: 'Construisez la barricade 3 : contre cette eau, il vous en faut deux.',
      },
      last: {
        text: 'Vous avez maintenant deux barricades ; la Tour en a une, pas plus que l’eau. Prenez 2 ducats sur blanche 2 avec votre dernier marqueur, et voyez ce que fait l’eau.',
        other: 'C’est permis, mais prenez les 2 ducats de blanche 2.',
      },
      reorder: {
        text: 'La plus petite priorité en haut d’une pile joue en premier : votre 3 passe avant le 8 de la Tour. Une fois par tour, avant l’action, 2 ducats mettent une autre barricade en haut : choisissez la barricade 10, pour son bonus.',
        other: 'C’est permis, mais mettez d’abord la barricade 10 en haut.',
      },
      bonus: {
        text: 'Construire vous donne de nouveau un ducat. Posez un marqueur sur rouge 3, gratuite sous son dé, et construisez la gondole.',
        other: 'C’est permis, mais posez votre marqueur sur rouge 3, et construisez la gondole.',
      },
    },
    done: 'Vous avez commencé cette manche avec cinq marqueurs, la Tour avec quatre. Avec moins de barricades que le niveau de l’eau, elle en aurait perdu deux.',
  },
  doge: {
    title: 'Intriguer',
    about: 'Choisir une autre tuile Doge, obtenir des approbations, miser à une inspection.',
    steps: {
      space: {
        text: 'Votre partie a deux carrés rouges et deux ronds jaunes, et sous cette tuile Doge chaque rouge coûte un point. Rouge 4 fait piocher deux tuiles Doge : posez-y un marqueur.',
        other: 'C’est permis, mais faites d’abord changer d’avis le Doge, sur rouge 4.',
      },
      lay: {
        text: 'La tuile que vous choisissez vaut aussitôt, et l’autre va sur sa pile ou dessous. Choisissez celle qui paie 2 pour le rouge et 1 pour le jaune ; elle amène aussi une inspection à la fin de la manche.',
        other: 'Celle-là paie moins pour le rouge : choisissez la tuile qui paie 2.',
      },
      build: {
        text: 'Votre partie valait 2 points, elle en vaut 10. Posez un marqueur sur rouge 3, et construisez-la avant que le Doge ne change encore d’avis.',
        other: 'C’est permis, mais posez un marqueur sur rouge 3, et construisez la partie.',
      },
      bribe: {
        text: 'L’inspection demande des approbations, et vous en avez une. Blanche 4 en donne deux : posez-y votre dernier marqueur, 1 ducat pour la case et 2 en plus.',
        other: 'C’est permis, mais prenez les deux approbations de blanche 4.',
      },
      bid: {
        text: 'Les mises sont secrètes, et toute approbation misée est dépensée, quoi qu’elle rapporte. La plus haute reçoit 6 points, la deuxième 3 : misez 2, et gardez-en une.',
        other: 'C’est permis, mais misez 2, et gardez-en une pour la fin.',
      },
    },
    done: 'Deux contre une : 6 points pour vous, 3 pour la Tour. Des mises égales partagent le rang le plus haut, et une mise de zéro ne rapporte rien.',
  },
  finish: {
    title: 'La fin',
    about: 'Remplacer une partie, achever le navire, compter toutes les approbations.',
    steps: {
      space: {
        text: 'Une case du navire est vide, et qui la remplit termine le jeu. Gagnez d’abord quelques points : sur rouge 6, gratuite sous son dé, on remplace une partie ; posez-y un marqueur.',
        other: 'C’est permis, mais commencez par le remplacement, sur rouge 6.',
      },
      replace: {
        text: 'La dernière partie du niveau inférieur n’a rien au-dessus d’elle, on peut donc la détruire ; la Tour, qui l’a construite, ne perd rien. Mettez à sa place votre partie de la proue inférieure, pour 8 points.',
        other: 'C’est permis, mais remplacez la partie de la proue inférieure.',
      },
      construct: {
        text: 'Votre autre partie convient à la case vide. Blanche 6 est deux cases après son dé : posez-y un marqueur pour 2 ducats.',
        other: 'C’est permis, mais posez ce marqueur sur blanche 6.',
      },
      last: {
        text: 'Elle rapporte 7 points et une approbation, et le jeu se termine aussitôt. Toutes les approbations sont alors comptées une dernière fois, et le plus grand nombre rapporte 9 points : construisez-la.',
        other: 'C’est permis, mais achevez le navire : construisez la partie.',
      },
    },
    done: 'Regardez les lignes : points imprimés, paramètres du Doge, bonus, inspections. Vos quatre approbations ont rapporté 9 points, les deux de la Tour 5.',
  },
};

export default lessons;
