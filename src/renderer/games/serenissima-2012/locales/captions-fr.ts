import type english from './captions-en';

const captions: Record<keyof typeof english, string> = {
  goal: 'Le milieu d’une partie : quatre couleurs se partagent les ports de la Méditerranée.',
  warehouses: 'Sardegna a trois cases, toutes pleines. Un décompte rapporte 10 ducats pour trois marchandises.',
  capacity: 'La galère 13 de Bleu porte deux marins, du bois et du vin. Il reste une place à bord.',
  setup: 'Le port de départ de Bleu et une de ses galères, avec trois marins chacun.',
  wheel: 'La galère 5 est active. La galère 6 sera la prochaine.',
  goods: 'València produit du bois et appartient à Bleu. Le premier cube est gratuit, le deuxième coûte 1 ducat.',
  movement: 'Avec trois marins, la galère peut traverser trois zones. Deux suffisent pour atteindre Napoli.',
  blockade: 'Rouge a trois marins devant Sicilia, la galère de Bleu seulement deux. Rouge l’y arrête.',
  sale: 'Alger n’entrepose pas de bois. Le cube va sur le 2, et Bleu reçoit 2 ducats.',
  battle:
    'La galère de Bleu a quatre marins et a traversé une zone : Bleu lance trois dés, Rouge deux. Chacun obtient un crâne et tue un marin.',
  storm: 'Napoli n’a plus de garnison. Bleu débarque un marin et prend le port.',
  basilica: 'València entrepose de l’or et du marbre. Bleu construit une basilique pour 2 ducats.',
  scoring: 'Un décompte rapporte 20 ducats pour cinq marchandises à València et 5 pour la basilique.',
};

export default captions;
