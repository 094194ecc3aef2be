const firstGame = {
  title: 'The Doge’s comments',
  close: 'Hide this comment',
  opponents: 'Your opponents are beginners. They make mistakes, so some of their moves look odd.',
  next: 'I’d choose:',
  then: 'Then: {move}.',
  verdict: 'Your move gives you a {chance} chance to win, and mine {best}. Still anyone’s game!',
};

export default firstGame;
