import type { reasonsEnglish } from './reasons-en';

export const reasonsFrench: Readonly<Record<keyof typeof reasonsEnglish, string>> = {
  deliver: 'Remettre {card} rapporte {points}.',
  'deliver-paid': 'Remettre {card} rapporte {points}, et {price} tout de suite.',
  'deliver-stop':
    'À {at}, je fais avancer {card}, et il reste {count} étape. | À {at}, je fais avancer {card}, et il reste {count} étapes.',
  build: '{Building} à {at} coûte {price}, et chaque achat qui s’y fait ({good}) vaut un point pour moi.',
  buyPalace: '{Palace} coûte {price} et rapporte {points}.',
  hire: '{Character} coûte {price} et rapporte {points}.',
  ship: 'Je paie {price} pour {count} case du fleuve, un point par case. | Je paie {price} pour {count} cases du fleuve, un point par case.',
  buyMessage: 'Un message de niveau {level} coûte {price} et rapporte {points} une fois remis.',
  'buyMessage-helper':
    'Un message de niveau {level} coûte {price} et rapporte {points}, mais il faut {character} pour le remettre.',
  sell: 'Les villes paient {price} pour ce que je porte : {goods}.',
  buy: 'À {at}, une carte de {good} coûte {price} et se vend {worth} en ville.',
  placeCircus:
    'À {at}, le cirque sera devant mon {figure}, à {count} lieu. | À {at}, le cirque sera devant mon {figure}, à {count} lieux.',
  chooseMessage: '{Card} rapporte {points}.',
  'move-message':
    'Depuis {to}, je peux faire avancer {card} en {count} déplacement. | Depuis {to}, je peux faire avancer {card} en {count} déplacements.',
  'move-stop': '{to} est sur le trajet de mon message : {card}.',
  'move-market':
    'Depuis {to}, mon Marchand est à {count} déplacement d’une ville qui paie {price} pour tout ce que je porte. | Depuis {to}, mon Marchand est à {count} déplacements d’une ville qui paie {price} pour tout ce que je porte.',
  'move-sell': '{to} paie {price} pour tout ce que je porte.',
  'move-city': 'Mon {figure} va à {at}, à {count} lieu de {to}. | Mon {figure} va à {at}, à {count} lieux de {to}.',
  'move-circus':
    'Depuis {to}, mon {figure} est à {count} déplacement du cirque. | Depuis {to}, mon {figure} est à {count} déplacements du cirque.',
  'move-arrive': '{to} est une ville, où mon {figure} a plus à faire que sur la route.',
  'move-last': 'Le dernier déplacement de mon {figure} mène à {to}.',
  takeBackCube: 'Il me faut le cube de {card} à {at} pour un autre message.',
  fetchHorse: 'Un cheval pris à {at} mène mon {figure} un lieu plus loin.',
  endTurn: 'Rien de ce que je peux atteindre ne vaut son prix.',
  'endTurn-poor': 'Avec {money}, le Marchand ne peut pas quitter la ville.',
};
