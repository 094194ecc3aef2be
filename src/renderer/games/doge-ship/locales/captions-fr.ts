import type english from './captions-en';

const captions: Record<keyof typeof english, string> = {
  setup: 'Le plateau à trois joueurs : la tuile Doge, les tables, le navire à deux niveaux et les piles.',
  price: 'Le dé rouge montre 3. La case 5 est deux cases plus loin : elle coûte 2 ducats.',
  actions: 'L’Ancre pose un marqueur sur rouge 5, pour acheter une gondole ou une partie de galère.',
  drawing: 'L’Ancre pioche trois parties et garde celle à 5 ducats. Les autres retournent sous la pile.',
  galley: 'Le niveau inférieur grandit depuis la poupe. La partie du milieu va à côté de celles de la poupe.',
  points:
    'Avec cette tuile Doge, chaque pastille verte d’une partie ajoutée au navire rapporte 2 points et chaque pastille rouge 1. Chaque pastille jaune en coûte 1.',
  gondola: 'Cette gondole paie 6 ducats à sa construction, puis retourne sous sa pile.',
  replacement:
    'Une partie à 3 ducats remplace la dernière du niveau inférieur. Le niveau supérieur ne va pas jusque-là.',
  barricade: 'La nouvelle barricade recouvre l’ancienne. Contre la montée des eaux, les deux comptent.',
  doge: 'Deux tuiles Doge sont piochées. L’une d’elles recouvre la tuile actuelle.',
  highWater: 'La tuile Doge apporte une montée des eaux de 3. Chacun a une barricade : chacun perd deux marqueurs.',
  inspection: 'Cette tuile Doge termine la manche par une inspection.',
  end: 'La partie de galère posée sur la dernière case du navire met aussitôt fin au jeu.',
};

export default captions;
