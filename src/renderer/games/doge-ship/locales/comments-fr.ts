import type english from './comments-en';

const comments: typeof english = {
  bid: 'Vous dépensez toute votre mise, gagnée ou perdue. Le reste compte à l’inspection finale.',
  doge: 'Choisissez la tuile Doge qui donne le plus de points pour vos prochaines parties.',
  replace: 'Le constructeur de la partie détruite ne perd rien. Choisissez où la vôtre rapporte le plus.',
  drawn: 'Une partie rapporte ses points imprimés, plus ceux de la tuile Doge pour ses cases.',
  buy: 'Une partie que le navire accepte déjà rapporte vite. Les autres attendent au chantier.',
  construct: 'Construisez la partie qui rapporte le plus avec cette tuile Doge.',
  barricade: 'Les barricades protègent de la montée des eaux. Une gondole paie une fois, à la construction.',
  build: 'Une partie de votre chantier a sa place dès maintenant. Un rival peut la prendre avant vous.',
  poor: 'Vous avez peu de ducats. Les cases sont gratuites jusqu’au nombre de leur dé.',
  inspection: 'Cette tuile Doge apporte une inspection après la manche. Réunissez des approbations pour votre mise.',
  turn: 'Les cases sont gratuites jusqu’au nombre de leur dé. Chaque case au-delà coûte un ducat de plus.',
};

export default comments;
