import type { reasonsEnglish } from './reasons-en';

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
    'Le port de {port} n’est à personne (entrepôt : {size} cubes). Avec {sailors} sur place, aucun rival n’est proche.',
  'mission-claimAgainst':
    'Le port de {port} n’est à personne (entrepôt : {size} cubes). Contre {sailors}, {power} ne gagne qu’à {chance} %.',
  'mission-storm': '{Power} garde le port de {port} avec {garrison} ; je le prends à {win} %.',
  'mission-stormThrough':
    '{Power} garde le port de {port} avec {garrison}, et {sailors} à bord devant lui ; je le prends à {win} %.',
  'mission-raid': 'Une galère avec {sailors} ({power}) : je la bats à {win} %.',
  'mission-wait':
    'Depuis {space}, {count} port à portée achète ma cargaison ou n’est à personne. | Depuis {space}, {count} ports à portée achètent ma cargaison ou ne sont à personne.',
  'invest-basilica': 'Une basilique au port de {port} rapporte {income} de plus à chaque décompte à venir ({count}).',
  'invest-galley': 'Avec une galère de plus au port de {port}, j’en ai {fleet} qui agissent à chaque tour.',
  'invest-fort': 'Une forteresse au port de {port} tire la première sur tout assaillant.',
  'invest-fortAgainst': '{Power} peut être au port de {port} avec {crew} ; une forteresse y tire la première.',
  'invest-guard':
    'Une galère de {power} avec {crew} peut attaquer le port de {port} : contre {garrison}, sa chance passe de {before} % à {after} %.',
  'invest-none': 'Rien de ce qui s’achète ne vaut son prix pour moi.',
  'blockade-declare': 'Mon blocus arrête la galère avec {sailors}, à {power} : {space}.',
  'blockade-pass': 'La galère avec {sailors}, à {power}, ne vaut pas un blocus : {space}.',
  'battle-fight': 'Chez moi {crew}, en face {sailors} : à la fin, je gagne à {win} %.',
  'battle-stop': 'Chez moi {crew}, en face {sailors} : {win} % à la fin, trop peu pour ce que j’y risque.',
  'loot-take': 'Il y a de la place pour un cube de {good}.',
  'loot-sell': 'Au port de {port}, à portée, un cube de {good} rapporte {price}.',
  'loot-finish': 'Ce qui reste à bord ne vaut pas la place.',
  land: 'Le port de {port} est gardé par {sailors}, et aucun rival n’est proche.',
  'land-against': 'Contre {sailors} au port de {port}, {power} peut venir avec {crew}, mais ne gagne qu’à {chance} %.',
  'land-none': 'Le port de {port} me coûterait plus de marins qu’il n’en vaut.',
  choosePort:
    'Au port de {port} (produit : {good}), {count} port sans maître se trouve à {steps} cases au plus. | Au port de {port} (produit : {good}), {count} ports sans maître se trouvent à {steps} cases au plus.',
  'chooseGalley-first': '{Galley} agit avant toutes celles qui sont déjà choisies.',
  chooseGalley:
    '{count} galère agit avant {galley} : je vois ce qu’elle fait. | {count} galères agissent avant {galley} : je vois ce qu’elles font.',
  close: 'Je peux me passer du port de {port} et de ses {size} places d’entrepôt.',
  'mission-claimGain': 'Le port de {port} n’est à personne (entrepôt : {size} cubes).',
  'mission-waitEmpty':
    'Depuis {space}, {count} port à portée n’est à personne. | Depuis {space}, {count} ports à portée ne sont à personne.',
  'invest-crew': 'Avec {sailors} à bord, {galley} va plus loin et se bat mieux.',
  'land-gain': 'Avec {sailors} à terre, je garde le port de {port} et ses {size} places d’entrepôt.',
};
