import type english from './lessons-en';

/** French texts of the lessons. */
const lessons: typeof english = {
  ride: {
    title: 'Se déplacer',
    about: 'Aller dans un village, y acheter, remettre un premier message.',
    steps: {
      merchant: {
        text: 'Vous êtes l’Anjou : à la fin, qui a le plus de points gagne. Votre Marchand a deux chevaux et avance donc d’exactement trois étapes, une de plus que ses chevaux : choisissez le Marchand sur le plateau, puis Langeais.',
        other: 'C’est permis, mais cette fois le Marchand va à Langeais, avec ses deux chevaux.',
      },
      buy: {
        text: 'Langeais vend du blé, et son écu est noir. Au marché, la tuile noire est là où une denrée coûte 1 denier : achetez le blé.',
        other: 'Pas encore : achetez d’abord le blé, qu’une ville paie 4 deniers.',
      },
      leave: {
        text: 'L’achat a envoyé la tuile noire au bout le plus cher du marché. À votre Messager : son message est pour Talcy, à deux étapes ; laissez donc un de ses deux chevaux à Orléans et allez-y.',
        other: 'C’est permis, mais le message est pour Talcy : laissez un cheval et allez-y.',
      },
      deliver: {
        text: 'Remettez le message : ce sont 2 points. Un message de niveau 1 paie aussi, sur-le-champ, le prix du marché pour l’écu du village, ici 2 deniers.',
        other: 'Remettez d’abord le message, ici, à Talcy.',
      },
      end: {
        text: 'Vos deux pions se sont déplacés, et chacun n’agit que juste après son propre déplacement. Terminez votre tour ; la Touraine joue ensuite.',
        other: 'Terminez votre tour.',
      },
      take: {
        text: 'Sur la route, un pion garde le sens de sa marche : votre Messager continue vers l’ouest. À Talcy se trouve un cheval sans cavalier ; prenez-le, et avancez de trois étapes, jusqu’à Tours.',
        other: 'C’est permis, mais que le Messager prenne le cheval de Talcy et aille à Tours.',
      },
    },
    done: 'Les distances sont exactes : c’est en laissant et en prenant des chevaux qu’on s’arrête où l’on veut. Un pion ne fait demi-tour que dans une ville.',
  },
  trade: {
    title: 'Commercer',
    about: 'Acheter à sa propre ferme, vendre en ville, faire avancer le bateau.',
    steps: {
      ride: {
        text: 'Blois vend du vin, et la ferme y est à vous. Allez-y avec deux chevaux : choisissez votre Marchand, puis Blois.',
        other: 'C’est permis, mais le vin est à Blois : menez-y le Marchand avec ses deux chevaux.',
      },
      buy: {
        text: 'Le marché demande 2 deniers pour cet écu, et une ferme en retire un pour tout le monde. Achetez le vin pour 1 denier : chaque achat à votre ferme fait avancer votre bateau d’une case.',
        other: 'Achetez d’abord le vin, pour 1 denier.',
      },
      end: {
        text: 'Une case du fleuve est un point. Votre Messager doit se déplacer aussi : menez-le à Chinon avec ses deux chevaux, puis terminez votre tour.',
        other: 'Menez le Messager à Chinon avec ses deux chevaux, puis terminez votre tour.',
      },
      city: {
        text: 'La Touraine a joué. Avec deux chevaux, votre Marchand est à bonne distance d’Orléans, à trois étapes : entrez en ville, là où l’on vend.',
        other: 'C’est permis, mais le Marchand a de quoi vendre : allez à Orléans.',
      },
      sell: {
        text: 'Une ville paie ce qu’indique chaque carte : 6 pour le vin, 5 pour le fromage, 4 pour le blé. Vendez les trois, dans l’ordre que vous voulez.',
        other: 'Pas encore : vendez d’abord le blé, le fromage et le vin.',
      },
      ship: {
        text: 'Une fois par tour, un Marchand en ville peut expédier : 6 deniers font avancer votre bateau d’une case, 10 de deux. Avancez de deux cases.',
        other: 'C’est permis, mais avancez de deux cases, pour 10 deniers.',
      },
    },
    done: 'Il vous reste neuf deniers, et c’est bien. Avec moins de 5, un Marchand ne peut pas quitter une ville ; ce qu’il a au-dessus de 10, il le rend au départ.',
  },
  build: {
    title: 'Construire',
    about: 'Construire une deuxième ferme, acheter un message à la première, gagner quand d’autres achètent.',
    steps: {
      farm: {
        text: 'D’une ville, le Marchand construit un bâtiment par tour, dans tout village qui n’en a pas. Vos deux routes peuvent différer d’un bâtiment, et votre ferme est au nord : construisez-en une à Cheverny, au sud.',
        other: 'C’est permis, mais construisez d’abord la ferme à Cheverny.',
      },
      ride: {
        text: 'À une ferme à vous, le Messager peut acheter un message. Menez-le à votre ferme de Blois, avec ses deux chevaux.',
        other: 'C’est permis, mais menez le Messager à Blois, avec ses deux chevaux.',
      },
      message: {
        text: 'Un message coûte autant de deniers que son niveau, et vous pouvez en avoir deux. Achetez-en un de niveau 1 : il va à un seul village, et vaut 2 points une fois remis.',
        other:
          'C’est permis, mais les niveaux 2 et 3 demandent des personnages que vous n’avez pas : achetez un message de niveau 1.',
      },
      end: {
        text: 'Le Marchand de la Touraine fait route vers Blois. Terminez votre tour, et regardez votre bateau.',
        other: 'Terminez votre tour.',
      },
      leave: {
        text: 'La Touraine a acheté du vin à votre ferme, et votre bateau a avancé. Allez à votre nouvelle ferme de Cheverny : vous avez 11 deniers, et un Marchand n’en sort que 10 d’une ville.',
        other: 'C’est permis, mais menez votre Marchand à la ferme de Cheverny.',
      },
      buy: {
        text: 'Pour un écu bleu, le marché demande 1 denier, et la ferme en retire un. Le blé est gratuit, et votre bateau avance quand même : achetez-le.',
        other: 'Achetez d’abord le blé : il ne coûte rien.',
      },
    },
    done: 'Les fermes changent les achats en points, quel que soit l’acheteur. Sur une ferme à vous peut venir un monastère ou un château.',
  },
  circus: {
    title: 'Engager',
    about: 'Faire partir le cirque, engager un personnage, commencer un message de niveau 2.',
    steps: {
      buy: {
        text: 'Votre message de niveau 2 demande l’Apprenti, et les personnages voyagent avec le cirque. Menez d’abord votre Marchand à Blois avec ses deux chevaux, et achetez-y le vin.',
        other: 'C’est permis, mais menez d’abord le Marchand à Blois avec ses deux chevaux, et achetez le vin.',
      },
      place: {
        text: 'Le marché a changé, et la tuile jaune, celle du cirque, est maintenant au milieu. Le cirque va donc dans un village à l’écu de la première tuile, vert : choisissez Ussé.',
        other: 'C’est permis, mais Ussé est sur le chemin de votre Messager : envoyez-y le cirque.',
      },
      ride: {
        text: 'Avec un cheval, votre Messager avance de deux étapes : juste assez pour Ussé. Allez-y.',
        other: 'C’est permis, mais le Messager doit s’arrêter près du cirque : allez à Ussé.',
      },
      hire: {
        text: 'Qui s’arrête près du cirque peut engager un personnage par tour, et ce qu’il change vaut aussitôt. Engagez l’Apprenti pour 2 deniers : il apporte un cube.',
        other: 'C’est permis, mais engagez l’Apprenti : c’est lui qui permet de remettre les messages de niveau 2.',
      },
      end: {
        text: 'Le Messager fait une seule chose après son déplacement, et cette fois il a engagé. Terminez votre tour.',
        other: 'Terminez votre tour.',
      },
      stop: {
        text: 'Votre message va à un écu rouge et à un bleu, dans l’ordre que vous voulez. Allez à Montsoreau, qui est rouge, et marquez cette étape de votre cube.',
        other: 'Menez le Messager à Montsoreau avec son cheval, et marquez-y l’étape.',
      },
    },
    done: 'Une étape par tour : dans un village bleu, comme Saumur tout à côté, le message vaudra 4 points, et le cube vous reviendra.',
  },
  win: {
    title: 'Gagner',
    about: 'Atteindre le bout du fleuve, remettre un dernier message, compter les points.',
    steps: {
      city: {
        text: 'À deux joueurs, la fin approche quand un bateau est à la case 20 du fleuve, ou qu’un joueur a remis 12 messages. Le vôtre est à la case 18 : menez votre Marchand à Nantes.',
        other: 'C’est permis, mais menez d’abord le Marchand à Nantes, d’où l’on expédie.',
      },
      sell: {
        text: 'Deux cases coûtent 10 deniers, et vous en avez 4. Vendez le fromage et le vin.',
        other: 'Vendez d’abord les deux cartes, le fromage et le vin.',
      },
      ship: {
        text: 'Vous voilà avec 15 deniers. Avancez de deux cases : c’est le bout du fleuve.',
        other: 'C’est permis, mais avancez de deux cases : le jeu s’y termine.',
      },
      deliver: {
        text: 'Vous terminez votre tour, et la Touraine en joue encore un. Un message gardé vaut 1 point, un message de niveau 1 remis en vaut 2 : menez votre Messager à Tours avec son cheval, et remettez-le.',
        other: 'Menez le Messager à Tours avec son cheval, et remettez-y le message.',
      },
      end: {
        text: 'Les deniers et les denrées ne valent rien à la fin. Terminez votre tour, et regardez le dernier de la Touraine.',
        other: 'Terminez votre tour.',
      },
    },
    done: 'Regardez les lignes : le bateau, les messages remis, les messages gardés. Les personnages et les palais ont les leurs.',
  },
};

export default lessons;
