import type english from './captions-en';

const captions: Record<keyof typeof english, string> = {
  turn: 'Les deux pions d’Anjou : le Marchand à Tours et le Messager à Blois.',
  distance: 'Le Marchand a deux chevaux et avance d’exactement trois lieux : jusqu’à Langeais.',
  horses: 'Le Messager laisse un cheval à Orléans. Avec l’autre, il avance de deux lieux, jusqu’à Talcy.',
  market: 'Après un achat sous l’écu noir, la tuile noire va tout à droite, où les denrées coûtent 4.',
  buying: 'Blois a l’écu violet : les denrées y coûtent 2. À la ferme, le vin coûte 1 denier.',
  selling: 'Dans une ville, le Marchand vend ses denrées aux prix de leurs cartes.',
  shipping: 'L’Anjou paie 10 deniers et avance son bateau de deux cases.',
  farm: 'Le Marchand est à Orléans. Pour 4 deniers et un bois, il construit une ferme à Cheverny.',
  palaces: 'À Nantes, l’Anjou possède une Poste et la Touraine une Banque.',
  circus:
    'La tuile au cirque a atteint le milieu du marché. Le cirque va de Chinon à Ussé, dont l’écu est sur la première case.',
  hiring: 'Le Messager est au cirque, à Ussé, et engage l’Apprenti pour 2 deniers.',
  delivering: 'Le Messager remet à Talcy un message de niveau 1. Celui-ci rapporte le prix du marché, 2 deniers.',
  end: 'Le bateau d’Anjou atteint la dernière case du fleuve.',
};

export default captions;
