import type english from './comments-en';

const comments: typeof english = {
  close: 'Un port fermé ne fait aucun commerce pendant la partie. Fermez celui dont vous avez le moins besoin.',
  port: 'Commencez près de ports qui ne produisent pas vos marchandises : les trajets courts rapportent vite.',
  galley: 'Les galères agissent dans l’ordre des numéros, du plus petit au plus grand.',
  blockade: 'Vous pouvez arrêter cette galère, mais elle pourra alors vous attaquer.',
  battle: 'Chaque manche peut vous coûter des marins, et il en faut pour naviguer.',
  loot: 'Prenez ce que vous pourrez vendre au prochain port.',
  land: 'Un marin suffit pour prendre le port. Les autres font avancer votre galère.',
  catchUp: 'Une galère va aussi vite que son équipage le permet. Gardez des ducats pour des marins.',
  lastInvestment: 'Il reste un décompte. Ne dépensez que pour ce qui rapporte avant.',
  investment: 'Les basiliques et les marchandises de vos comptoirs rapportent des ducats à chaque décompte.',
  invest: 'Cette galère n’a qu’un marin et rien à bord. Mieux vaut peut-être investir.',
  sell: 'Plus un port est plein, plus il paie, mais il n’entrepose chaque marchandise qu’une fois.',
  claim: 'Un marin suffit pour prendre un port neutre. Ses marchandises rapportent alors pour vous.',
  load: 'Chargez ce que le prochain port ne produit ni n’entrepose. Chez vous, un cube est gratuit.',
  goods: 'Vous avez des marchandises à bord. Allez dans un port qui ne les produit ni ne les entrepose.',
  sail: 'Une galère vide peut encore prendre un port neutre ou chercher des marchandises.',
  attack: 'Chaque marin est un dé, et chaque zone parcourue en retire un. Attaquez si vous avez plus de dés.',
};

export default comments;
