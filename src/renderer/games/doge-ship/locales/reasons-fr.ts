import type { reasonsEnglish } from './reasons-en';

export const reasonsFrench: Readonly<Record<keyof typeof reasonsEnglish, string>> = {
  'act-money': 'La case rapporte {ducats}.',
  'act-money-paid': 'La case rapporte {ducats} (coût : {price}).',
  'act-doge':
    'Avec ce Doge, les parties constructibles de mon chantier rapportent {points} : un autre peut faire mieux.',
  'act-doge-paid':
    'Avec ce Doge, les parties constructibles de mon chantier rapportent {points} : un autre peut faire mieux (coût : {price}).',
  'act-dogeOthers':
    'Avec ce Doge, les parties que les autres peuvent construire maintenant rapportent {points} : un autre peut les servir moins bien.',
  'act-dogeOthers-paid':
    'Avec ce Doge, les parties que les autres peuvent construire maintenant rapportent {points} : un autre peut les servir moins bien (coût : {price}).',
  'act-dogeWater':
    'Avec ce Doge, la montée des eaux me prend {markers} à la fin de la manche : un autre peut me les laisser.',
  'act-dogeWater-paid':
    'Avec ce Doge, la montée des eaux me prend {markers} à la fin de la manche : un autre peut me les laisser (coût : {price}).',
  'act-dogeInspection': 'Ce Doge inspecte à la fin de la manche : un autre peut ne pas le faire.',
  'act-dogeInspection-paid': 'Ce Doge inspecte à la fin de la manche : un autre peut ne pas le faire (coût : {price}).',
  'act-dogeQuiet': 'Aucune des parties constructibles maintenant ne rapporte avec ce Doge : un autre peut faire mieux.',
  'act-dogeQuiet-paid':
    'Aucune des parties constructibles maintenant ne rapporte avec ce Doge : un autre peut faire mieux (coût : {price}).',
  'act-intrigue': 'La case rapporte {approvals} pour les inspections à venir.',
  'act-intrigue-paid': 'La case rapporte {approvals} pour les inspections à venir (coût : {price}).',
  'act-replacement': 'À la place de la dernière partie, {tile} rapporte {points}.',
  'act-replacement-paid': 'À la place de la dernière partie, {tile} rapporte {points} (coût : {price}).',
  'act-galley': '{Tile} peut rapporter {points} avec ce Doge.',
  'act-galley-paid': '{Tile} peut rapporter {points} avec ce Doge (coût : {price}).',
  'act-galleySealed': '{Tile} peut rapporter {points} et {approvals} avec ce Doge.',
  'act-galleySealed-paid': '{Tile} peut rapporter {points} et {approvals} avec ce Doge (coût : {price}).',
  'act-barricade': '{Tile} retient les eaux, avec un bonus ({action}).',
  'act-barricade-paid': '{Tile} retient les eaux, avec un bonus : {action} (coût : {price}).',
  'act-gondola': '{Tile} peut rapporter {yield}.',
  'act-gondola-paid': '{Tile} peut rapporter {yield} (coût : {price}).',
  'act-buy':
    'Dans la pile, j’achèterais volontiers {count} tuile sur {pileSize}, {tile}. | Dans la pile, j’achèterais volontiers {count} tuiles sur {pileSize}, surtout {tile}.',
  'act-buy-paid':
    'Dans la pile, j’achèterais volontiers {count} tuile sur {pileSize}, {tile} (coût : {price}). | Dans la pile, j’achèterais volontiers {count} tuiles sur {pileSize}, surtout {tile} (coût : {price}).',
  'act-buyMost': 'Presque toute sa pile vaut son prix pour moi, surtout {tile}.',
  'act-buyMost-paid': 'Presque toute sa pile vaut son prix pour moi, surtout {tile} (coût : {price}).',
  'act-buyAll':
    'La case peut donner {tile} : je pioche toute sa pile ({count} tuile). | La case peut donner {tile} : je pioche toute sa pile ({count} tuiles).',
  'act-buyAll-paid':
    'La case peut donner {tile} : je pioche toute sa pile, {count} tuile (coût : {price}). | La case peut donner {tile} : je pioche toute sa pile, {count} tuiles (coût : {price}).',
  'act-bonus': '{Tile} en haut de la pile rapporte {yield}, même si l’action ne me sert à rien maintenant.',
  'act-bonus-paid':
    '{Tile} en haut de la pile rapporte {yield}, même si l’action ne me sert à rien maintenant (coût : {price}).',
  'act-idle': 'L’action ne me sert à rien maintenant, et personne d’autre n’a de marqueur.',
  'act-idle-paid': 'L’action ne me sert à rien maintenant, et personne d’autre n’a de marqueur (coût : {price}).',
  'act-taken': 'L’action ne me sert à rien maintenant, mais les autres n’auront pas la case.',
  'act-taken-paid': 'L’action ne me sert à rien maintenant, mais les autres n’auront pas la case (coût : {price}).',
  draw: 'Dans la pile, j’achèterais volontiers {count} tuile sur {pileSize}, {tile}. | Dans la pile, j’achèterais volontiers {count} tuiles sur {pileSize}, surtout {tile}.',
  drawMost: 'Presque toute la pile vaut son prix pour moi, surtout {tile}.',
  'draw-rest':
    'Il reste {count} tuile dans la pile, et je la pioche. | Il reste {count} tuiles dans la pile : je les pioche toutes et je choisis.',
  'draw-look': 'Regarder ne coûte rien : je ne suis pas obligé d’en prendre une.',
  reorder: 'Avec {tile} en haut de la pile, ma prochaine action a un bonus ({action}).',
  discardAction: 'Aucune case à ma portée ne vaut plus d’un ducat pour moi.',
  'keep-galley': '{Tile} a sa place maintenant et rapporte {points} avec ce Doge.',
  'keep-galley-instead': '{Tile} a sa place maintenant et rapporte {points} avec ce Doge, donc je défausse {discard}.',
  'keep-galleyLater':
    '{Tile} aura sa place dès que {count} autre partie sera construite. | {Tile} aura sa place dès que {count} autres parties seront construites.',
  'keep-galleyLater-instead':
    '{Tile} aura sa place dès que {count} autre partie sera construite, donc je défausse {discard}. | {Tile} aura sa place dès que {count} autres parties seront construites, donc je défausse {discard}.',
  'keep-galleyReplace': 'La zone est pleine : {tile} peut remplacer une autre partie.',
  'keep-galleyReplace-instead':
    'La zone est pleine : {tile} peut remplacer une autre partie, donc je défausse {discard}.',
  'keep-galleyUseless': 'Plus rien ne peut être construit dans sa zone : {tile} ne me sert à rien.',
  'keep-galleyUseless-instead':
    'Plus rien ne peut être construit dans sa zone : {tile} ne me sert à rien, et je défausse {discard} pour la garder.',
  'keep-barricade': '{Tile} retient les eaux, avec un bonus ({action}).',
  'keep-barricade-instead': '{Tile} retient les eaux, avec un bonus ({action}), donc je défausse {discard}.',
  'keep-gondola': '{Tile} rapporte {yield} une fois construite.',
  'keep-gondola-instead': '{Tile} rapporte {yield} une fois construite, donc je défausse {discard}.',
  decline: 'Tuiles piochées : {count}. Aucune ne vaut son prix pour moi.',
  'build-galley': '{Tile} rapporte {points} avec ce Doge.',
  'build-galleySealed': '{Tile} rapporte {points} et {approvals} avec ce Doge.',
  'build-last':
    '{Tile} rapporte {points} et achève le navire : avec l’inspection finale, j’ai {total}, et le meilleur des autres {rival}.',
  'build-barricade': '{Tile} retient les eaux, avec un bonus ({action}).',
  'build-gondola': '{Tile} rapporte {yield}.',
  replace: 'À la place de la dernière partie, {tile} rapporte {points}, et personne n’en perd.',
  pass: 'Je ne touche pas au navire.',
  'pass-buy': 'Dans les piles où je peux piocher, aucune tuile ne vaut son prix.',
  'pass-bonus': 'Rien de ce que le bonus de ma barricade permet d’acheter ne vaut son prix.',
  'pass-saved': 'Je garde mes {ducats} pour plus tard.',
  'pass-construct': 'Rien dans mon chantier ne peut être construit maintenant.',
  'pass-kept':
    'Je pourrais construire {count} tuile de mon chantier, mais elle vaudra davantage plus tard. | Je pourrais construire {count} tuiles de mon chantier, mais elles vaudront davantage plus tard.',
  placeDoge: 'Avec cette tuile, mes parties constructibles maintenant rapportent {points} au lieu de {before}.',
  'placeDoge-others':
    'Avec cette tuile, les parties que les autres peuvent construire maintenant rapportent {points} au lieu de {before}.',
  'placeDoge-approvals':
    'Avec cette tuile, mes parties constructibles maintenant rapportent {approvals} au lieu de {before}.',
  'placeDoge-water': 'La montée des eaux me prend {markers} à la fin de la manche au lieu de {before}.',
  'placeDoge-inspection':
    'Avec cette tuile, le Doge inspecte à la fin de la manche : la première place rapporte {points}.',
  'placeDoge-noInspection': 'Avec cette tuile, le Doge n’inspecte plus à la fin de la manche.',
  'placeDoge-choice': 'Je dois poser une des tuiles piochées, et celle-ci me nuit le moins.',
  bid: 'Je mise {approvals} en espérant marquer des points.',
  'bid-sure': 'En misant {approvals}, je marque au moins {points}, quoi que misent les autres.',
  'bid-saved': 'Je mise {approvals} et j’en garde {rest} : l’inspection finale rapporte jusqu’à {points}.',
  'bid-none': 'Mes approbations vaudront plus à une autre inspection.',
  'bid-empty': 'Je n’ai aucune approbation à miser.',
};
