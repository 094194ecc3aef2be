import type { reasonsEnglish } from './reasons-en';

/** The same in French. */
export const reasonsFrench: Readonly<Record<keyof typeof reasonsEnglish, string>> = {
  'act-money': 'La case rapporte {ducats}.',
  'act-money-paid': 'La case rapporte {ducats} ; la case coûte {price}.',
  'act-doge':
    'Avec ce Doge, les parties de mon chantier qui vont maintenant rapportent {points} : un autre peut faire mieux.',
  'act-doge-paid':
    'Avec ce Doge, les parties de mon chantier qui vont maintenant rapportent {points} : un autre peut faire mieux ; la case coûte {price}.',
  'act-intrigue': 'La case rapporte {approvals} pour les inspections à venir.',
  'act-intrigue-paid': 'La case rapporte {approvals} pour les inspections à venir ; la case coûte {price}.',
  'act-replacement': 'À la place de la dernière partie, {tile} rapporte {points}.',
  'act-replacement-paid': 'À la place de la dernière partie, {tile} rapporte {points} ; la case coûte {price}.',
  'act-galley': '{Tile} rapporte {points} avec ce Doge.',
  'act-galley-paid': '{Tile} rapporte {points} avec ce Doge ; la case coûte {price}.',
  'act-galleySealed': '{Tile} rapporte {points} et {approvals} avec ce Doge.',
  'act-galleySealed-paid': '{Tile} rapporte {points} et {approvals} avec ce Doge ; la case coûte {price}.',
  'act-barricade': '{Tile} retient les eaux, avec un bonus ({action}).',
  'act-barricade-paid': '{Tile} retient les eaux, avec un bonus ({action}) ; la case coûte {price}.',
  'act-gondola': '{Tile} rapporte {yield}.',
  'act-gondola-paid': '{Tile} rapporte {yield} ; la case coûte {price}.',
  'act-nothing': 'Ni mon chantier ni les piles n’ont rien pour cela ; ailleurs, le marqueur ne vaut pas plus.',
  draw: 'Je cherche {tile}, une des {count} tuiles de la pile : {chance} % de chances de la piocher.',
  'draw-paid':
    'Je cherche {tile}, une des {count} tuiles de la pile : {chance} % de chances de la piocher ; la case coûte {price}.',
  'draw-all': 'La pile contient {tile}, et toute la pile est piochée.',
  'draw-all-paid': 'La pile contient {tile}, et toute la pile est piochée ; la case coûte {price}.',
  'draw-empty': 'La pile est vide.',
  'draw-empty-paid': 'La pile est vide ; la case coûte {price}.',
  reorder: 'Avec {tile} en haut de la pile, ma prochaine action a un bonus ({action}).',
  discardAction: 'Aucune case à ma portée ne vaut plus d’un ducat pour moi.',
  keep: 'Tuiles piochées : {count}. {Tile} me sert le mieux.',
  'keep-instead': 'Tuiles piochées : {count}. {Tile} me sert le mieux, et mieux que {discard}.',
  decline: 'Tuiles piochées : {count}. Aucune ne vaut son prix pour moi.',
  'build-galley': '{Tile} rapporte {points} avec ce Doge.',
  'build-galleySealed': '{Tile} rapporte {points} et {approvals} avec ce Doge.',
  'build-barricade': '{Tile} retient les eaux, avec un bonus ({action}).',
  'build-gondola': '{Tile} rapporte {yield}.',
  replace: 'À la place de la dernière partie, {tile} rapporte {points} ; personne n’en perd.',
  pass: 'Je laisse le navire tel quel.',
  'pass-buy': 'Aucune pile permise ne promet une tuile qui vaille son prix.',
  'pass-construct': 'Rien dans mon chantier ne peut être construit maintenant.',
  'pass-kept':
    'Je pourrais construire {count} tuile de mon chantier, mais elle vaudra plus ensuite. | Je pourrais construire {count} tuiles de mon chantier, mais elles vaudront plus ensuite.',
  placeDoge: 'Avec elle, mes parties qui vont maintenant rapportent {points} au lieu de {before}.',
  'placeDoge-others': 'Avec elle, les parties des autres qui vont maintenant rapportent {points} au lieu de {before}.',
  'placeDoge-even':
    'Avec elle, mes parties qui vont maintenant rapportent {points} ; le reste de la tuile me convient.',
  bid: '{Approvals} pour une première place qui rapporte {points}.',
  'bid-none': 'Mes Approbations vaudront plus à une autre inspection.',
  move: 'Cela en vaut bien un autre.',
};
