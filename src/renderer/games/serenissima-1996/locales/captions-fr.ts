import type english from './captions-en';

const captions: Record<keyof typeof english, string> = {
  powers: 'Les quatre capitales : Venise, Gênes, Valence pour l’Espagne et Istanbul pour la Turquie.',
  warehouses: 'Tunis produit de l’or et entrepose quatre marchandises : un port moyen, plein.',
  capacity: 'La galère 7 de la Turquie porte trois marins, du bois et du vin. Avec cinq pions, elle est pleine.',
  setup: 'Les dix marins de Venise au départ : cinq dans la capitale, trois et deux à bord.',
  buying: 'La Sicile appartient à Venise et produit du vin. La galère en achète deux lots pour 200 ducats.',
  galley: 'Venise entrepose du bois et du fer. La galère coûte 500 ducats et son premier marin 100.',
  fort: 'Raguse produit du bois et entrepose de l’or. Venise y construit un fort pour 500 ducats.',
  speed: 'Avec trois marins, la galère avance de trois zones : jusqu’à la Sicile.',
  passage: 'Une galère génoise est devant Corfou. Gênes accepte : la galère vénitienne peut continuer vers la Sicile.',
  combat:
    'Venise a quatre marins et lance un 5 : 9, divisé par trois, donne 3. Gênes a deux marins et lance un 2 : 4, divisé par trois, donne 1. Gênes perd ses deux marins, Venise en perd un.',
  storm: 'Deux marins vénitiens et un 4 au dé font 6. Divisé par trois, cela donne 2 : le seul marin du port tombe.',
  landing: 'La Sicile n’a plus de garnison. Venise débarque un marin et prend le port.',
  selling:
    'Gênes ne produit ni n’entrepose de vin. Le lot va sur le 2 pour 200 ducats, et en rapporte 1 000 de plus, car le vin est nouveau dans les ports de Gênes.',
  end: 'Le fer remplit la dernière case de Raguse. Plein, ce port moyen vaut 5 points au lieu de 1.',
};

export default captions;
