import type { reasonsEnglish } from './reasons-en';

export const reasonsFrench: Readonly<Record<keyof typeof reasonsEnglish, string>> = {
  place: 'Mes deux galères peuvent quitter {port} ce tour-ci, l’une avec {first} et l’autre avec {second}.',
  'place-same': 'Mes galères peuvent quitter {port} ce tour-ci, chacune avec {first}.',
  'bid-calm': 'Rien ne presse : aucun rival n’atteint un port libre à ma portée.',
  'bid-save':
    'Mes rivaux peuvent aussi atteindre {count} des ports libres à ma portée, mais je préfère acheter marchandises et marins.',
  'bid-late': 'Je ne paie rien pour jouer tôt : plus je joue tard, plus je vois de coups avant les miens.',
  'bid-last':
    'J’offre {ducats} pour jouer en dernier et combattre après {power}, qui peut atteindre ma capitale avec {sailors}.',
  bid: 'J’offre {ducats} : mes rivaux peuvent aussi atteindre {count} des ports libres à ma portée.',
  'order-last':
    'Je prends la place {place} pour combattre après {power}, qui peut atteindre ma capitale avec {sailors}.',
  order: 'Je prends la place {place} : mes rivaux peuvent aussi atteindre {count} des ports libres à ma portée.',
  'wait-ashore': 'Je n’ai pas de galère à envoyer.',
  'wait-none': 'J’ai {galleys}, et aucun port à portée ne veut de ma cargaison ni n’est sans défense.',
  build:
    'Avec une nouvelle galère {portLocative}, j’en ai {fleet}, et {count} tour pour m’en servir. | Avec une nouvelle galère {portLocative}, j’en ai {fleet}, et {count} tours pour m’en servir, celui-ci compris.',
  'build-variable':
    'Avec une nouvelle galère {portLocative}, j’en ai {fleet}, et au moins {count} tour pour m’en servir. | Avec une nouvelle galère {portLocative}, j’en ai {fleet}, et au moins {count} tours pour m’en servir, celui-ci compris.',
  guard:
    'Une galère de {power} avec {sailors} peut attaquer le port de {port} : contre {garrison}, ses chances passent de {before} % à {after} %.',
  'guard-open':
    'Une galère de {power} avec {sailors} peut prendre le port de {port}, sans défense : contre {garrison}, ses chances tombent à {after} %.',
  'leave-safe':
    'Aucune galère rivale n’a l’équipage pour atteindre le port de {port} en un tour : ses marins embarquent.',
  'leave-doomed':
    '{Power} pourrait prendre le port de {port} même contre {garrison} : avec {sailors}, {chance} % de chances. Mes marins embarquent donc.',
  'leave-risk':
    '{Power} pourrait prendre le port de {port} avec {sailors}, mais une galère avec {crew} vaut ce risque.',
  fort: 'Une galère de {power} avec {sailors} peut attaquer le port de {port} : un fort ramène ses chances de {before} % à {after} %.',
  hire: 'Mes galères {portLocative} ont de la place pour {count} pion. | Mes galères {portLocative} ont de la place pour {count} pions.',
  load: 'Il reste de la place à bord pour un lot de {good}, que le port de {port} prend à {price}.',
  'deal-ask': 'Un lot de {good} vaut {worth} pour moi, et {power} en a à bord, à côté de moi.',
  'deal-offer': 'Un lot de {good} vaut {worth} pour moi. {Power}, à côté de moi, peut en tirer davantage.',
  'mission-sea':
    'Depuis {space}, {count} port à portée au prochain tour veut de ma cargaison ou est sans défense. | Depuis {space}, {count} ports à portée au prochain tour veulent de ma cargaison ou sont sans défense.',
  'mission-sell': '{PortLocative}, le prochain lot de {good} rapporte {price}.',
  'mission-sellBest': '{PortLocative}, le prochain lot de {good} rapporte {price}. {OtherLocative}, {less} seulement.',
  'mission-store': 'Mon entrepôt du port de {port} ({stored} sur {size}) n’a pas encore de {good}.',
  'mission-land': 'Le port de {port} est sans propriétaire (produit : {good}, entrepôt : {size} places).',
  'mission-landRace': 'Personne ne garde le port de {port}, et {power} aussi peut y être ce tour-ci, avec {sailors}.',
  'mission-landTaken': '{Power} a laissé le port de {port} sans garnison.',
  'mission-landGuarded':
    'Pas de garnison {portLocative}, mais une galère de {rival} ({men}) s’y trouve et peut se battre.',
  'mission-storm':
    '{Power} garde le port de {port} avec {garrison}. Avec {crew}, mes chances de gagner sont de {chance} %.',
  'mission-stormGuarded':
    '{Power} garde le port de {port} avec {garrison}. Avec {crew}, mes chances de gagner sont de {chance} %, sauf si une galère de {rival} ({men}) m’arrête.',
  'mission-raid':
    'Une galère de {power} ({sailors}) se trouve {portLocative}. Avec {crew}, mes chances de gagner sont de {chance} %.',
  'mission-wait':
    'Depuis le port de {port}, {count} port à portée au prochain tour veut de ma cargaison ou est sans défense. | Depuis le port de {port}, {count} ports à portée au prochain tour veulent de ma cargaison ou sont sans défense.',
  'bargain-quote': 'Un lot de {good} vaut {worth} pour moi. À {price}, j’y gagne.',
  'bargain-cost': 'À {price}, je ne gagne rien sur un lot de {good}.',
  'bargain-dear': '{price}, c’est trop : un lot de {good} vaut {worth} pour moi.',
  'bargain-share': 'Un lot de {good} vaut {worth} pour moi : à {price}, le vendeur garderait presque tout le gain.',
  'bargain-unwanted': 'Je ne saurais pas où vendre un lot de {good} de plus.',
  'bargain-fair': 'Un lot de {good} vaut {worth} pour moi, et coûte {price}.',
  'bargain-sold': 'Un lot de {good} vaut {worth} pour moi, et rapporte {price}.',
  'bargain-counter': 'Un lot de {good} vaut {worth} pour moi : je paie {price}, pas {quoted}.',
  'bargain-take': 'À {price} le lot de {good}, je prends ce que je peux vendre.',
  'bargain-refuse': 'Un lot de {good} vaut {worth} pour moi. {price}, ce n’est pas assez.',
  'bargain-hold': 'Un lot de {good} vaut {worth} pour moi, au moins autant que pour vous.',
  'exchange-top': '{Good} contre {wanted} : je veux {price} en plus.',
  'exchange-fair': '{Good} contre {wanted}, avec {price} en plus, cela me convient.',
  'exchange-counter': '{Good} contre {wanted} : {price} en plus, pas davantage.',
  'exchange-even': '{Good} contre {wanted}, cela me convient.',
  'exchange-keep': '{Good} contre {wanted} : j’y perdrais.',
  'passage-blockade': 'Je bloque {space} : aucune galère de {power} ne passe.',
  'passage-lastTurn': 'Le tour {turn} est le dernier : pas de cadeau pour {power}.',
  'passage-lastTurn-variable': 'Le tour {turn} est peut-être le dernier : pas de cadeau pour {power}.',
  'passage-leader': '{Power} est en tête avec {ports} ports, contre {own} pour moi.',
  'passage-ahead': 'D’après mes comptes, {power} est en tête de la partie.',
  'passage-peace': 'D’après mes comptes, {power} n’a pas assez d’avance pour mériter un blocage ({space}).',
  'passage-hold': 'D’après mes comptes, je m’en tire mieux si {power} ne va pas plus loin ({space}).',
  'passage-through': 'D’après mes comptes, je m’en tire mieux si {power} poursuit sa route ({space}).',
  'spoils-sink': 'Avec {sailors} à bord, je ne peux pas armer une deuxième galère.',
  'spoils-late':
    'Il reste {count} tour : trop tard pour une galère de plus. | Il reste {count} tours : trop tard pour une galère de plus.',
  'spoils-late-variable':
    'Il ne reste peut-être que {count} tour : trop tard pour une galère de plus. | Il ne reste peut-être que {count} tours : trop tard pour une galère de plus.',
  'spoils-last': 'Au dernier tour, une galère de plus ne sert à rien.',
  'spoils-last-variable': 'C’est peut-être le dernier tour : une galère de plus ne servirait sans doute à rien.',
  'spoils-seize': 'Sur mes {sailors}, je peux lui donner un équipage : {crew}.',
  'spoils-stow': 'Il y a de la place pour un lot de {good}.',
  'spoils-jettison': 'Je n’ai plus de place : un lot de {good} vaut le moins pour moi.',
  'spoils-finishSpoils': 'J’ai pris ce que je pouvais. Lots à bord : {pieces}.',
  'fight-port':
    '{Power} garde le port de {port} avec {garrison}. Avec {crew}, mes chances de gagner tout le combat sont de {chance} %.',
  'fight-galley':
    'Une galère de {power} a {sailors}. Avec {crew}, mes chances de gagner tout le combat sont de {chance} %.',
  'fight-free':
    'Mes chances ne sont que de {chance} %, mais c’est le dernier tour : cette galère n’a rien à vendre et ne rapporte plus rien.',
  'fight-landing':
    '{Power} peut débarquer {portLocative} avant moi, sauf si je bats cette galère. Mes chances sont de {chance} %.',
  'fight-defend':
    '{Power} peut encore attaquer le port de {port}, sauf si je bats cette galère. Mes chances sont de {chance} %.',
  'fight-long': 'Mes chances ne sont que de {chance} %, mais d’après mes comptes, cela vaut le risque.',
  'fight-none': 'Mon meilleur combat ici a {chance} % de chances : trop peu pour prendre ce risque.',
  'fight-little': 'Mon meilleur combat ici a {chance} % de chances, mais rapporte trop peu.',
  'fight-better': 'Mon meilleur combat ici a {chance} % de chances, mais je pense m’en tirer mieux sans lui.',
  'fight-nobody': 'Aucune de mes galères n’a d’adversaire ici.',
  land: 'Avec {sailors} à terre, le port de {port} est à moi, et aucune galère rivale n’a l’équipage pour l’atteindre.',
  'land-against':
    '{Power} peut attaquer le port de {port} avec {sailors}, mais contre {crew} ses chances ne sont que de {chance} %.',
  'land-last': 'Avec {sailors} à terre, le port de {port} est à moi : au dernier tour, il n’y a plus de combat.',
  'land-last-variable': 'Avec {sailors} à terre, le port de {port} est à moi, et c’est peut-être le dernier tour.',
  'land-none': 'Ma galère {portLocative} a besoin de son équipage ({crew}).',
  'land-nowhere': 'Aucune de mes galères ne se trouve dans un port sans garnison.',
  sell: '{PortLocative}, un lot de {good} rapporte {price}.',
  'sell-store': 'Mon entrepôt du port de {port} ({stored} sur {size}) n’a pas encore de {good}.',
  'sell-none': 'Le port de {port} paierait {price} pour un lot de {good} : trop peu pour moi.',
  'sell-nowhere': 'Je n’ai plus rien à vendre ici.',
  'wait-empty': 'J’ai {galleys} sans cargaison, et aucun port à portée n’est sans défense.',
  'mission-seaEmpty':
    'Depuis {space}, {count} port sans défense est à ma portée au prochain tour. | Depuis {space}, {count} ports sans défense sont à ma portée au prochain tour.',
  'mission-waitEmpty':
    'Depuis le port de {port}, {count} port sans défense est à ma portée au prochain tour. | Depuis le port de {port}, {count} ports sans défense sont à ma portée au prochain tour.',
  'land-gain': 'Avec {sailors} à terre, le port de {port} est à moi (produit : {good}).',
};
