import type { reasonsEnglish } from './reasons-en';

/** French translation of the reasons. */
export const reasonsFrench: Readonly<Record<keyof typeof reasonsEnglish, string>> = {
  place: 'Marins à bord : {first} et {second} ; ainsi, les deux galères peuvent quitter {port} ce tour-ci.',
  'bid-calm': 'Mon enchère est de {ducats} : aucun rival n’atteint un port libre à ma portée.',
  'bid-last':
    'Mon enchère est de {ducats}, pour la dernière place : {power} peut venir avec {sailors} là où sont mes galères, et qui se bat en dernier trouve tous les autres en place.',
  bid: 'Mon enchère est de {ducats} : mes rivaux aussi peuvent atteindre {count} des ports libres à ma portée.',
  'order-last':
    'Place {place} : {power} peut venir avec {sailors} là où sont mes galères, et qui se bat en dernier trouve tous les autres en place.',
  order: 'Place {place} : mes rivaux aussi peuvent atteindre {count} des ports libres à ma portée.',
  wait: 'J’ai {galleys}, et aucun port à portée ne vaut un voyage.',
  'order-calm': 'Place {place} : aucun rival n’atteint un port libre à ma portée.',
  'wait-ashore': 'Je n’ai pas de galère à envoyer.',
  'wait-none': 'J’ai {galleys}, et aucun port à portée ne veut de ma cargaison ni n’est sans défense.',
  build:
    'Avec une galère construite au port de {port}, j’en ai {fleet}, et {count} tour pour m’en servir. | Avec une galère construite au port de {port}, j’en ai {fleet}, et {count} tours pour m’en servir.',
  guard:
    'Pour barrer le port de {port} à {power} : une galère avec {sailors} peut venir ; avec {garrison} sur place, sa chance passe de {before} % à {after} %.',
  'guard-open':
    'Pour barrer à {power} le port de {port}, qui est vide : contre {garrison}, une galère avec {sailors} ne gagne plus qu’à {after} %.',
  fort: 'Pour barrer le port de {port} à {power} : une galère avec {sailors} peut venir ; contre {garrison} derrière un fort, sa chance passe de {before} % à {after} %.',
  hire: 'Mes galères au port de {port} ont encore de la place pour {count} pion, marin ou marchandise. | Mes galères au port de {port} ont encore de la place pour {count} pions, marins ou marchandises.',
  load: 'Il reste de la place à bord pour un lot de {good}, que le port de {port} prend à {price}.',
  'deal-ask': 'Un lot de {good} vaut {worth} pour moi, et {power} en a à bord, à côté de moi.',
  'deal-offer':
    'À bord, un lot de {good} vaut {worth} pour moi ; à mon compte, {power}, à côté de moi, peut en tirer davantage.',
  'mission-sea':
    'Depuis {space}, {count} port à portée au prochain tour veut de ma cargaison ou est sans défense. | Depuis {space}, {count} ports à portée au prochain tour veulent de ma cargaison ou sont sans défense.',
  'mission-sell': 'Au port de {port}, le prochain lot de {good} rapporte {price}.',
  'mission-sellBest':
    'Au port de {port}, le prochain lot de {good} rapporte {price} ; à celui de {other}, {less} seulement.',
  'mission-store': 'Lots dans mon entrepôt du port de {port} : {stored} sur {size} ; il y manque un lot de {good}.',
  'mission-land': 'Personne ne garde le port de {port} (produit : {good} ; entrepôt : {size}).',
  'mission-landRace': 'Personne ne garde le port de {port}, et {power} aussi peut y être ce tour-ci, avec {sailors}.',
  'mission-landTaken': '{Power} a laissé le port de {port} sans garnison.',
  'mission-landGuarded':
    'Pas de garnison au port de {port}, mais une galère avec {men}, à {rival}, s’y trouve et peut combattre avant tout débarquement.',
  'mission-storm': '{Power} garde le port de {port} avec {garrison} ; j’en viens à bout à {chance} % avec {crew}.',
  'mission-stormGuarded':
    '{Power} garde le port de {port} avec {garrison} ; j’en viens à bout à {chance} % avec {crew}, si la galère avec {men} qui s’y trouve, à {rival}, ne me bat pas d’abord.',
  'mission-raid':
    'Près du port de {port} se trouve une galère avec {sailors}, à {power} ; la mienne a {crew} et gagne à {chance} %.',
  'mission-wait':
    'Depuis le port de {port}, {count} port à portée au prochain tour veut de ma cargaison ou est sans défense. | Depuis le port de {port}, {count} ports à portée au prochain tour veulent de ma cargaison ou sont sans défense.',
  'mission-rest':
    'Aucun port près de {port} ne veut de cette cargaison ni n’est sans défense, mais la galère y est bien placée.',
  'bargain-quote': 'Un lot de {good} vaut {worth} pour moi ; à {price}, j’y gagne.',
  'bargain-cost': 'À {price}, je ne gagne rien sur un lot de {good}.',
  'bargain-dear': '{price}, c’est trop : un lot de {good} vaut {worth} pour moi.',
  'bargain-share': 'Un lot de {good} vaut {worth} pour moi : à {price}, le vendeur garderait presque tout le gain.',
  'bargain-unwanted': 'Je ne saurais pas où vendre un lot de {good} de plus.',
  'bargain-fair': 'Un lot de {good} vaut {worth} pour moi, et coûte {price}.',
  'bargain-sold': 'Un lot de {good} vaut {worth} pour moi, et rapporte {price}.',
  'bargain-counter': 'Un lot de {good} vaut {worth} pour moi : je paie {price}, pas {quoted}.',
  'bargain-take': 'À {price} le lot de {good}, je prends ce que je peux vendre.',
  'bargain-refuse': 'Un lot de {good} vaut {worth} pour moi à bord ; {price}, ce n’est pas assez.',
  'bargain-hold': 'Un lot de {good} vaut {worth} pour moi à bord, et pas moins pour moi que pour vous.',
  'exchange-top': '{Good} contre {wanted} : je veux {price} en plus.',
  'exchange-fair': '{Good} contre {wanted}, avec {price} en plus, cela me convient.',
  'exchange-counter': '{Good} contre {wanted} : {price} en plus, pas davantage.',
  'exchange-even': '{Good} contre {wanted}, cela me convient tel quel.',
  'exchange-keep': '{Good} contre {wanted} : j’y perdrais.',
  'passage-blockade': 'Je tiens {space}, et n’y laisse passer aucune galère : {power} comme les autres.',
  'passage-lastTurn': 'Le tour {turn} est le dernier : pas de cadeau pour {power}.',
  'passage-leader': '{Power} est en tête avec {ports} ports, contre {own} pour moi.',
  'passage-ahead': 'D’après mes comptes, {power} est en tête de la partie.',
  'passage-peace': 'D’après mes comptes, {power} n’a pas assez d’avance pour mériter un blocage ({space}).',
  'passage-hold': 'À mon calcul, je m’en tire mieux si {power} ne va pas plus loin ({space}).',
  'passage-through': 'À mon calcul, je m’en tire mieux si {power} poursuit sa route ({space}).',
  'spoils-sink': 'Avec {sailors} à bord, je ne peux pas armer une deuxième galère.',
  'spoils-late':
    'Il reste {count} tour : trop tard pour une galère de plus. | Il reste {count} tours : trop tard pour une galère de plus.',
  'spoils-last': 'Au dernier tour, une galère de plus ne sert à rien.',
  'spoils-seize': 'Sur {sailors}, j’en détache pour elle : {crew}.',
  'spoils-stow': 'Il y a de la place pour un lot de {good}, qui se vendra.',
  'spoils-jettison': 'Plus de place : un lot de {good} est ce qui vaut le moins à bord.',
  'spoils-finishSpoils': 'J’ai ce que je peux prendre ; lots à bord : {pieces}.',
  'fight-port': '{Power} garde le port de {port} avec {garrison} : avec {crew}, je gagne à la fin à {chance} %.',
  'fight-galley': 'Une galère avec {sailors}, à {power} : avec {crew}, je gagne à la fin à {chance} %.',
  'fight-none': 'Le meilleur combat ici se gagnerait à {chance} % : trop peu pour ce que j’y risque.',
  'fight-little': 'Le meilleur combat ici se gagnerait à {chance} %, mais me rapporterait trop peu.',
  'fight-better': 'Le meilleur combat ici se gagnerait à {chance} %, mais à mon calcul je m’en tire mieux sans lui.',
  'fight-nobody': 'Aucune de mes galères ne se trouve là où il y a quelqu’un à combattre.',
  land: 'Avec {sailors} à terre, le port de {port} est à moi, et aucune galère rivale ne peut l’atteindre avec l’équipage qu’elle a.',
  'land-against':
    '{Crew} à terre : {power} peut être au port de {port} au prochain tour avec {sailors}, et le prendrait à {chance} %.',
  'land-last':
    'Avec {sailors} à terre, le port de {port} est à moi et le reste : au dernier tour, plus personne ne combat.',
  'land-none': 'Personne ne va à terre au port de {port} : ma galère y a besoin de son équipage ({crew}).',
  'land-nowhere': 'Aucune de mes galères ne se trouve dans un port sans garnison.',
  sell: 'Au port de {port}, un lot de {good} rapporte {price}.',
  'sell-store': 'Lots dans mon entrepôt du port de {port} : {stored} sur {size} ; il y manque un lot de {good}.',
  'sell-none': 'Le port de {port} paierait {price} pour un lot de {good} : trop peu pour moi.',
  'sell-nowhere': 'Rien de ce qui est à bord ne peut se vendre où se trouvent mes galères.',
  move: 'Cela en vaut bien un autre.',
};
