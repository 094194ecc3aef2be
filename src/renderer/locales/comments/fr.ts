import type english from './en';

const firstGame: typeof english = {
  title: 'Les commentaires du Doge',
  close: 'Masquer ce commentaire',
  opponents: 'Vos adversaires débutent. Ils se trompent parfois : certains de leurs coups vous étonneront.',
  next: 'Je choisirais :',
  then: 'Ensuite : {move}.',
  verdict: 'Votre coup vous donne {chance} de chances de gagner, et le mien {best}. Rien n’est joué !',
};

export default firstGame;
