import type { reasonsEnglish } from './reasons-en';

/** French translation of the reasons. */
export const reasonsFrench: Readonly<Record<keyof typeof reasonsEnglish, string>> = {
  'mission-sell': 'Au port de {port}, un cube de {good} rapporte {price} tout de suite.',
  'mission-sellAll':
    'Au port de {port}, mes {cubes} cubes rapportent {price} tout de suite ; d’abord un cube de {good}.',
  'mission-sellBest':
    'Au port de {port}, un cube de {good} rapporte {price} tout de suite ; à celui de {other}, {less} seulement.',
  'mission-store':
    'Avec {count} cube de plus, mon port de {port} rapporte {income} à chaque décompte au lieu de {before}. | Avec {count} cubes de plus, mon port de {port} rapporte {income} à chaque décompte au lieu de {before}.',
  'sale-done': 'Le port de {port} ne prend plus rien qui vaille une vente.',
  'mission-claim':
    'Le port de {port} n’est à personne et a {size} places d’entrepôt ; aucun rival n’est proche, et il sera gardé par {sailors}.',
  'mission-claimAgainst':
    'Le port de {port} n’est à personne et a {size} places d’entrepôt ; contre {sailors} sur place, {power} le prendrait à {chance} %.',
  'mission-storm': '{Power} garde le port de {port} avec {garrison} ; je le prends à {win} %.',
  'mission-stormThrough':
    '{Power} garde le port de {port} avec {garrison}, et {sailors} à bord devant lui ; je le prends à {win} %.',
  'mission-raid': 'Une galère avec {sailors} ({power}) : je la bats à {win} %.',
  'mission-wait':
    'De là ({space}), {count} port à portée prend ma cargaison ou n’est à personne. | De là ({space}), {count} ports à portée prennent ma cargaison ou ne sont à personne.',
  'mission-rest': 'Rien à portée ne prend la cargaison que transporte {galley}, ni n’est sans maître.',
  'invest-basilica': 'Une basilique au port de {port} rapporte {income} de plus à chaque décompte à venir ({count}).',
  'invest-galley': 'Avec une galère de plus au port de {port}, j’en ai {fleet} qui agissent à chaque tour.',
  'invest-fort': 'Une forteresse au port de {port} tire la première, qui que ce soit qui vienne.',
  'invest-fortAgainst': '{Power} peut être au port de {port} avec {crew} ; une forteresse y tire la première.',
  'invest-guard':
    'Pour barrer le port de {port} à {power} : une galère avec {crew} peut venir ; contre {garrison}, sa chance passe de {before} % à {after} %.',
  'invest-recruit': 'J’engage {sailors} : aucun des ports que je renforce n’est en danger.',
  'invest-none': 'Rien de ce qui s’achète ne rapporte plus que son prix.',
  'blockade-declare': 'Une galère avec {sailors} ({power}) n’obtient rien sous ma proue ({space}).',
  'blockade-pass': 'Ce que fait là la galère avec {sailors} ({power}) ne vaut pas un blocus ({space}).',
  'battle-fight': 'Chez moi {crew}, en face {sailors} : à la fin, je gagne à {win} %.',
  'battle-stop': 'Chez moi {crew}, en face {sailors} : {win} % à la fin, trop peu pour ce que j’y risque.',
  'loot-take': 'Il y a de la place pour un cube de {good}.',
  'loot-sell': 'Au port de {port}, à portée, un cube de {good} rapporte {price}.',
  'loot-finish': 'Ce qui reste à bord ne vaut pas la place.',
  land: 'Le port de {port} est gardé par {sailors}, et aucun rival n’est proche.',
  'land-against': '{Sailors} au port de {port} : {power} peut venir avec {crew}, et le prendrait à {chance} %.',
  'land-none': 'Le port de {port} me coûterait plus de marins qu’il n’en vaut.',
  choosePort:
    'Au port de {port} (produit : {good}), {count} port sans maître se trouve à {steps} cases au plus. | Au port de {port} (produit : {good}), {count} ports sans maître se trouvent à {steps} cases au plus.',
  'chooseGalley-first': '{Galley} agit avant toutes celles qui sont déjà choisies.',
  chooseGalley:
    '{count} galère agit avant {galley} : je vois ce qu’elle fait. | {count} galères agissent avant {galley} : je vois ce qu’elles font.',
  close: 'Le port de {port} a {size} places d’entrepôt : je peux m’en passer.',
  move: 'Cela en vaut bien un autre.',
};
