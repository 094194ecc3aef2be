import type { reasonsEnglish } from './reasons-en';

export const reasonsFrench: Readonly<Record<keyof typeof reasonsEnglish, string>> = {
  'mission-sell': 'Au port de {port}, un cube de {good} rapporte {price}.',
  'mission-sellAll': 'Au port de {port}, mes {cubes} cubes rapportent {price}, en commençant par un cube de {good}.',
  'mission-sellBest': 'Au port de {port}, un cube de {good} rapporte {price}. À celui de {other}, {less} seulement.',
  'mission-store':
    'Avec {count} cube de plus, mon comptoir de {port} rapporte {income} à chaque décompte au lieu de {before}. | Avec {count} cubes de plus, mon comptoir de {port} rapporte {income} à chaque décompte au lieu de {before}.',
  'sale-done': 'Le port de {port} ne prend plus rien que je veuille vendre.',
  'mission-claim':
    'Le port de {port} est libre (entrepôt : {size} cubes). Aucun rival n’est proche de sa nouvelle garnison ({sailors}).',
  'mission-claimAgainst':
    'Le port de {port} est libre (entrepôt : {size} cubes). {Power} peut l’attaquer, mais contre {sailors} ses chances ne sont que de {chance} %.',
  'mission-storm': '{Power} garde le port de {port} avec {garrison}. Mes chances de gagner sont de {win} %.',
  'mission-stormThrough':
    '{Power} garde le port de {port} avec {garrison}, plus {sailors} sur ses galères. Mes chances de gagner sont de {win} %.',
  'mission-raid': 'Une galère de {power} a {sailors}. Mes chances de gagner sont de {win} %.',
  'mission-wait':
    'Depuis {space}, {count} port à portée achète ma cargaison ou n’est à personne. | Depuis {space}, {count} ports à portée achètent ma cargaison ou ne sont à personne.',
  'invest-basilica': 'Une basilique à {port} rapporte {income} de plus à chaque décompte ({count} à venir).',
  'invest-galley': 'Avec une galère de plus à {port}, j’en ai {fleet} qui agissent à chaque tour.',
  'invest-fort': 'Un fort à {port} tire le premier sur tout assaillant.',
  'invest-fortAgainst': '{Power} peut atteindre le port de {port} avec {crew}. Un fort y tire le premier.',
  'invest-guard':
    'Une galère de {power} avec {crew} peut attaquer le port de {port} : contre {garrison}, ses chances passent de {before} % à {after} %.',
  'invest-none': 'Rien de ce qui s’achète ne vaut son prix pour moi.',
  'blockade-declare': 'Mon blocus arrête {power} ({sailors}) : {space}.',
  'blockade-pass': 'Ce que fait {power} ({sailors}) ne vaut pas un blocus : {space}.',
  'battle-fight': 'Avec {crew} contre {sailorsNumber}, mes chances de gagner tout le combat sont de {win} %.',
  'battle-stop': 'Avec {crew} contre {sailorsNumber}, mes chances sont de {win} % : trop peu pour prendre ce risque.',
  'loot-take': 'Il y a de la place pour un cube de {good}.',
  'loot-sell': 'Au port de {port}, à portée, un cube de {good} rapporte {price}.',
  'loot-finish': 'Ce qui reste à bord ne vaut pas la place.',
  land: 'Le port de {port} est gardé par {sailors}, et aucun rival n’est proche.',
  'land-against':
    '{Power} peut attaquer le port de {port} avec {crew}, mais contre {sailors} ses chances ne sont que de {chance} %.',
  'land-none': 'Le port de {port} me coûterait plus de marins qu’il n’en vaut.',
  choosePort:
    'Depuis le port de {port} (produit : {good}), {count} port libre se trouve à {steps} zones au plus. | Depuis le port de {port} (produit : {good}), {count} ports libres se trouvent à {steps} zones au plus.',
  'chooseGalley-first': '{Galley} agit avant toutes celles qui sont déjà choisies.',
  chooseGalley:
    '{count} galère agit avant {galley} : je vois ce qu’elle fait. | {count} galères agissent avant {galley} : je vois ce qu’elles font.',
  close: 'Je peux me passer du port de {port} et de ses {size} places d’entrepôt.',
  'mission-claimGain': 'Le port de {port} est libre (entrepôt : {size} cubes).',
  'mission-waitEmpty':
    'Depuis {space}, {count} port à portée n’est à personne. | Depuis {space}, {count} ports à portée ne sont à personne.',
  'invest-crew': 'Avec {sailors} à bord, {galley} va plus loin et se bat mieux.',
  'land-gain': 'Avec {sailors} à terre, je garde le port de {port} et ses {size} places d’entrepôt.',
};
