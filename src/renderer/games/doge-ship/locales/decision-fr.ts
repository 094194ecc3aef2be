export const decisionFrench = {
  decision: {
    turn: 'Posez un marqueur sur une case',
    buy: 'Choisissez une pile : piochez {n} tuiles, achetez-en une',
    buyOnly: 'Piochez {tiles}, achetez-en une',
    construct: 'Choisissez quoi construire',
    bonusBuy: 'Bonus de barricade : achetez une tuile de plus',
    bonusConstruct: 'Bonus de barricade : construisez une tuile de plus',
    drawn: 'Choisissez une tuile piochée',
    bonusDrawn: 'Bonus de barricade : choisissez une tuile piochée',
    drawnDear: 'Tuiles piochées trop chères pour vous',
    replacement: 'Remplacez la dernière partie d’un niveau',
    doge: 'Choisissez la nouvelle tuile Doge',
    inspection: 'Le Doge inspecte : misez en secret',
    over: 'La partie est terminée',
  },
  details: {
    ending:
      '{Players} peut achever le navire avant votre prochain tour. | {Players} peuvent achever le navire avant votre prochain tour.',
    scores: 'Fin immédiate : {all}.',
    score: '{player} {total}',
    you: 'vous',
    ends: 'termine la partie',
    endsWith: 'termine la partie : {all}',
  },
};
