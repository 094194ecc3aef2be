import type english from './en';

const firstGame: typeof english = {
  title: 'Les commentaires du Doge',
  close: 'Masquer ce commentaire',
  next: 'Je choisirais :',
  then: 'Ensuite : {move}.',
  verdict: 'Votre coup vous donne {chance} de chances de gagner, et le mien {best}. Rien n’est joué !',
};

export default firstGame;
