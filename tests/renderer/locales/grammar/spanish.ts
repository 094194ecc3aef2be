import type { Language } from '../../../../src/renderer/ui/language';

/** Enough Spanish for twenty log sentences: prepositions contract only with “el”. */
export const spanish: Language = {
  plural: (count, forms) => Math.min(forms - 1, count === 1 ? 0 : 1),
  join: (sentence) =>
    sentence
      .replace(/(?<![\p{L}])([Dd])e el (?=\p{L})/gu, '$1el ')
      .replace(/(?<![\p{L}])([Aa]) el (?=\p{L})/gu, '$1l '),
  texts: {
    games: {
      'serenissima-1996': {
        list: '{all}, {item}',
        and: '{all} y {item}',
        goods: { wine: 'vino', spices: 'especias' },
        counted: { wine: 'vino', spices: 'especias' },
        ducats: '{count} ducado | {count} ducados',
        pieces: '{count} carga de {good} | {count} cargas de {good}',
        piece: 'una carga de {good}',
        sailor: 'un marinero',
        galley: 'la galera {n}',
        garrison: 'la guarnición de {port}',
        ports: { naples: 'Nápoles', algiers: 'Argel' },
        within: {
          powers: { venice: 'Venecia', genoa: 'Génova', spain: 'España', turkey: 'Turquía' },
          spaces: { 'gulf-of-naples': 'el golfo de Nápoles', 'black-sea': 'el mar Negro' },
        },
        events: {
          bought: '{Power} compra {goods} en {port} por {price}',
          boughtFrom: '{Power} compra {goods} a {owner} en {port} por {price}',
          bargainOpened: '{Power} negocia {goods} con {other}',
          noneTaken: '{Power} no toma {good} a ese precio',
          traded: '{Power} compra {goods} a una galera de {other} por {price}',
          hired:
            '{Power} contrata a {count} marinero en {port} por {price} | {Power} contrata a {count} marineros en {port} por {price}',
          transferred: '{Power} traslada {piece} de {from} a {to}',
          exchanged: '{Power} cambia {piece} por {wanted}',
          sailed: '{Power} lleva {galley} a {space}',
          passageAsked: '{Power} pide paso a {others}',
          passageRefused: '{Power} niega el paso a {other}',
          sank: '{Galley} de {power} se hunde',
          seized:
            '{Power} captura {galley} de {other} con {count} marinero a bordo | {Power} captura {galley} de {other} con {count} marineros a bordo',
          landedOn:
            '{Power} desembarca a {count} marinero en {port} y quita el puerto a {other} | {Power} desembarca a {count} marineros en {port} y quita el puerto a {other}',
          income: '{Power} recibe {price} por su propia capital',
        },
      },
      'la-loire': {
        deniers: '{count} denario | {count} denarios',
        horses: '{count} caballo | {count} caballos',
        goodsOf: '{count} carta de {good} | {count} cartas de {good}',
        none: { goods: 'ninguna carta de {good}' },
        goods: { wood: 'madera' },
        powers: { anjou: 'Anjou', berry: 'el Berry' },
        places: { angers: 'Angers', orleans: 'Orleans', nantes: 'Nantes' },
        figures: { merchant: 'el Mercader' },
        within: { buildings: { monastery: 'un monasterio' }, characters: { spy: 'el Espía' } },
        events: {
          horseFetched: '{Power} lleva a {figure} un caballo de {from} a {place} por {price}',
          movedTaking: '{Power}: {figure} va de {from} a {place} y toma {horses}',
          built: '{Power} construye {building} en {place} por {price} y {wood}',
          hired: '{Power} contrata a {character} en {place} por {price}',
          turnForgone: '{Power} no puede salir de {place} y toma {price}',
        },
      },
    },
  },
};
