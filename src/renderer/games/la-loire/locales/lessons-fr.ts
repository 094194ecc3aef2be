import type english from './lessons-en';

const lessons: typeof english = {
  ride: {
    title: 'Se déplacer',
    about: 'Allez dans un village, achetez-y, remettez un premier message.',
    steps: {
      merchant: {
        text: 'Vous êtes l’Anjou. Votre Marchand a deux chevaux, il avance donc d’exactement trois lieux (ses chevaux + 1) : cliquez sur le Marchand, puis sur Langeais.',
        other: 'C’est permis, mais pour cette leçon, menez le Marchand à Langeais avec ses deux chevaux.',
      },
      buy: {
        text: 'Langeais vend du blé, et son écu est noir. Au marché, la tuile noire indique 1 denier : achetez le blé.',
        other: 'Pas encore : achetez d’abord le blé. Une ville le paie 4 deniers.',
      },
      leave: {
        text: 'Votre achat a envoyé la tuile noire au bout cher du marché. Le message de votre Messager est pour Talcy, à deux lieux : laissez un de ses deux chevaux à Orléans et allez-y.',
        other: 'C’est permis, mais pour cette leçon, laissez un cheval et allez à Talcy.',
      },
      deliver: {
        text: 'Remettez le message pour 2 points. Un message de niveau 1 rapporte aussi le prix indiqué au marché pour l’écu du village, ici 2 deniers.',
        other: 'Remettez d’abord le message, ici à Talcy.',
      },
      end: {
        text: 'Vos deux pions se sont déplacés, et chacun n’agit que juste après son déplacement : terminez votre tour. La Touraine joue ensuite.',
        other: 'Terminez votre tour.',
      },
      take: {
        text: 'Sur la route, un pion garde son sens : votre Messager continue vers l’ouest. Prenez le cheval libre de Talcy et avancez de trois lieux, jusqu’à Tours.',
        other: 'C’est permis, mais pour cette leçon, prenez le cheval de Talcy et menez le Messager à Tours.',
      },
    },
    done: 'Les distances sont exactes : laissez ou prenez des chevaux pour vous arrêter où vous voulez. Un pion ne fait demi-tour qu’en ville.',
  },
  trade: {
    title: 'Commercer',
    about: 'Achetez à votre ferme, vendez en ville, faites avancer votre bateau.',
    steps: {
      ride: {
        text: 'Blois vend du vin, et vous y possédez une ferme. Cliquez sur votre Marchand, puis sur Blois, pour y aller avec deux chevaux.',
        other: 'C’est permis, mais pour cette leçon, menez le Marchand à Blois avec ses deux chevaux.',
      },
      buy: {
        text: 'Le marché demande 2 deniers pour cet écu, et une ferme en retire un pour tous. Achetez le vin pour 1 denier : chaque achat à votre ferme avance votre bateau d’une case.',
        other: 'Achetez d’abord le vin, pour 1 denier.',
      },
      end: {
        text: 'Chaque case du fleuve vaut un point. Votre Messager doit bouger aussi : menez-le à Chinon avec ses deux chevaux, puis terminez votre tour.',
        other: 'Menez le Messager à Chinon avec ses deux chevaux, puis terminez votre tour.',
      },
      city: {
        text: 'La Touraine a joué. Les denrées se vendent en ville : menez votre Marchand à Orléans, à trois lieux, avec ses deux chevaux.',
        other: 'C’est permis, mais pour cette leçon, menez le Marchand à Orléans pour vendre.',
      },
      sell: {
        text: 'Une ville paie le prix de chaque carte : 6 pour le vin, 5 pour le fromage, 4 pour le blé. Vendez les trois, dans l’ordre que vous voulez.',
        other: 'Pas encore : vendez d’abord le blé, le fromage et le vin.',
      },
      ship: {
        text: 'Une fois par tour, un Marchand en ville peut expédier : payez 6 deniers pour avancer votre bateau d’une case, ou 10 pour deux. Avancez de deux cases.',
        other: 'C’est permis, mais pour cette leçon, avancez de deux cases pour 10 deniers.',
      },
    },
    done: 'Il vous reste 9 deniers : c’est parfait. Un Marchand doit en avoir au moins 5 pour quitter une ville, et rend ce qui dépasse 10.',
  },
  build: {
    title: 'Construire',
    about: 'Construisez une deuxième ferme, achetez un message à la première, profitez des achats des autres.',
    steps: {
      farm: {
        text: 'Depuis une ville, votre Marchand construit une fois par tour, dans tout village sans bâtiment. Vos deux routes peuvent différer d’un bâtiment et votre ferme est au nord : construisez-en une à Cheverny, au sud.',
        other: 'C’est permis, mais pour cette leçon, construisez d’abord la ferme à Cheverny.',
      },
      ride: {
        text: 'À votre ferme, le Messager peut acheter un message. Menez-le à votre ferme de Blois avec ses deux chevaux.',
        other: 'C’est permis, mais pour cette leçon, menez le Messager à Blois avec ses deux chevaux.',
      },
      message: {
        text: 'Un message coûte autant de deniers que son niveau, et vous pouvez avoir deux messages. Achetez-en un de niveau 1 : il va à un seul village et vaut 2 points une fois remis.',
        other:
          'C’est permis, mais les niveaux 2 et 3 demandent des personnages que vous n’avez pas. Achetez un message de niveau 1.',
      },
      end: {
        text: 'Le Marchand de la Touraine approche de Blois. Terminez votre tour et regardez votre bateau.',
        other: 'Terminez votre tour.',
      },
      leave: {
        text: 'La Touraine a acheté du vin à votre ferme : votre bateau a avancé. Allez à votre nouvelle ferme de Cheverny : vous avez 11 deniers, mais un Marchand quitte une ville avec 10 au plus.',
        other: 'C’est permis, mais pour cette leçon, menez votre Marchand à la ferme de Cheverny.',
      },
      buy: {
        text: 'Le marché demande 1 denier pour un écu bleu, et votre ferme en retire un. Achetez le blé gratuit : votre bateau avance quand même.',
        other: 'Achetez d’abord le blé. Il est gratuit.',
      },
    },
    done: 'Tout achat à votre ferme vous rapporte un point, quel que soit l’acheteur. Vous pouvez la transformer en monastère ou en château.',
  },
  circus: {
    title: 'Engager',
    about: 'Déplacez le cirque, engagez un personnage, commencez un message de niveau 2.',
    steps: {
      buy: {
        text: 'Votre message de niveau 2 demande l’Apprenti, et les personnages voyagent avec le cirque. Menez d’abord votre Marchand à Blois avec ses deux chevaux et achetez le vin.',
        other:
          'C’est permis, mais pour cette leçon, menez le Marchand à Blois avec ses deux chevaux et achetez le vin.',
      },
      place: {
        text: 'La tuile jaune du cirque est maintenant au milieu du marché : le cirque va dans un village dont l’écu a la couleur de la première tuile, le vert. Choisissez Ussé.',
        other: 'C’est permis, mais pour cette leçon, choisissez Ussé. C’est sur le chemin de votre Messager.',
      },
      ride: {
        text: 'Avec un cheval, votre Messager avance de deux lieux, juste ce qu’il faut pour Ussé. Allez-y.',
        other: 'C’est permis, mais le Messager doit s’arrêter près du cirque : allez à Ussé.',
      },
      hire: {
        text: 'Près du cirque, vous pouvez engager un personnage par tour, qui agit aussitôt. Engagez l’Apprenti pour 2 deniers : il apporte un cube.',
        other: 'C’est permis, mais pour cette leçon, engagez l’Apprenti. Il en faut un pour les messages de niveau 2.',
      },
      end: {
        text: 'Le Messager fait une seule action par déplacement, et cette fois il a engagé un personnage. Terminez votre tour.',
        other: 'Terminez votre tour.',
      },
      stop: {
        text: 'Votre message doit passer par un village à l’écu rouge et un village à l’écu bleu, dans l’ordre que vous voulez. Allez à Montsoreau, dont l’écu est rouge, et marquez cette étape avec votre cube.',
        other: 'Menez le Messager à Montsoreau avec son cheval et marquez l’étape.',
      },
    },
    done: 'Vous faites une étape par tour. Dans un village bleu, comme Saumur tout à côté, le message vaudra 4 points, et vous récupérez le cube.',
  },
  win: {
    title: 'Gagner',
    about: 'Atteignez le bout du fleuve, remettez un dernier message, comptez les points.',
    steps: {
      city: {
        text: 'À deux joueurs, la partie se termine quand un bateau atteint la case 20 ou qu’un joueur a remis 12 messages. Votre bateau est sur la case 18 : menez votre Marchand à Nantes.',
        other: 'C’est permis, mais pour cette leçon, menez le Marchand à Nantes, pour expédier.',
      },
      sell: {
        text: 'Deux cases coûtent 10 deniers, et vous en avez 4. Vendez votre fromage et votre vin.',
        other: 'Vendez d’abord les deux cartes, le fromage et le vin.',
      },
      ship: {
        text: 'Vous avez 15 deniers. Avancez votre bateau de deux cases, jusqu’au bout du fleuve.',
        other: 'C’est permis, mais pour cette leçon, avancez votre bateau de deux cases. Cela termine la partie.',
      },
      deliver: {
        text: 'Après ce tour, la Touraine en joue encore un. Un message en main vaut 1 point, un message de niveau 1 remis 2 : menez votre Messager à Tours avec son cheval et remettez-le.',
        other: 'Menez le Messager à Tours avec son cheval et remettez le message.',
      },
      end: {
        text: 'Deniers et denrées ne rapportent rien à la fin. Terminez votre tour et regardez la Touraine jouer son dernier tour.',
        other: 'Terminez votre tour.',
      },
    },
    done: 'Regardez le décompte : bateau, messages remis et en main. Les personnages et les palais ont leurs propres lignes.',
  },
};

export default lessons;
