import type english from './comments-en';

const comments: typeof english = {
  placement: 'Une galère avance d’une zone par marin à bord. Les marins restés à terre gardent votre capitale.',
  bid: '500 ducats valent un point : n’enchérissez que si l’ordre du tour compte pour vous.',
  order: 'Jouez en premier pour devancer les autres dans un port, ou en dernier pour réagir.',
  bargain: 'N’acceptez qu’un prix qui vous avantage. Vous pouvez aussi refuser.',
  passage: 'Laisser passer ne coûte pas de ducats, mais regardez où va cette galère.',
  spoils: 'Gardez ce que vous vendrez bientôt. Chaque galère a besoin d’au moins un marin.',
  lastHarbour:
    'C’est le dernier tour, et la cargaison ne rapporte rien. N’achetez que ce que vous pouvez encore vendre.',
  empty: 'Vos galères n’ont rien à bord. Achetez ce qu’un port à portée n’entrepose pas encore.',
  galley: 'Vous pouvez payer une galère de plus. Elle est rentable s’il lui reste du temps pour naviguer.',
  crew: 'Les marins rament et combattent, mais chacun prend la place d’un lot.',
  harbour: 'Un port n’entrepose chaque marchandise qu’une fois. Chargez ce qui manque aux ports à portée.',
  goods: 'Vous avez des marchandises à bord. Allez dans un port qui ne les entrepose pas encore.',
  sail: 'Un port sans défense est à vous dès que vous y débarquez un marin.',
  combat: 'Rien ne vous oblige à combattre. Regardez vos chances sur le bouton avant d’attaquer.',
  land: 'Un marin suffit pour prendre un port sans défense. Les autres font avancer votre galère.',
  sell: 'Plus un port est plein, plus il paie, et un port plein rapporte plus à la fin.',
};

export default comments;
