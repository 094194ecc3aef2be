import type { Language } from '../../../../src/renderer/ui/language';

/** Enough German for twenty log sentences, to prove the approach. Not a translation. */
export const german: Language = {
  plural: (count, forms) => Math.min(forms - 1, count === 1 ? 0 : 1),
  cases: ['dative', 'genitive'],
  join: (sentence) =>
    sentence
      .replace(/(?<![\p{L}])([Ii])n das /gu, '$1ns ')
      .replace(/(?<![\p{L}])([Ii])n dem /gu, '$1m ')
      .replace(/(?<![\p{L}])([Vv])on dem /gu, '$1om ')
      .replace(/(?<![\p{L}])([Zz])u dem /gu, '$1um ')
      .replace(/(?<![\p{L}])([Zz])u der /gu, '$1ur '),
  texts: {
    games: {
      'serenissima-1996': {
        list: '{all}, {item}',
        and: '{all} und {item}',
        goods: { wine: 'Wein', spices: 'Gewürze' },
        counted: { wine: 'Wein', spices: 'Gewürze' },
        ducats: '{count} Dukat | {count} Dukaten',
        pieces: '{count} Ladung {good} | {count} Ladungen {good}',
        piece: 'eine Ladung {good}',
        sailor: 'einen Seemann',
        galley: 'die Galeere {n}',
        garrison: 'die Garnison von {port}',
        ports: { naples: 'Neapel', algiers: 'Algier' },
        within: {
          powers: { venice: 'Venedig', genoa: 'Genua', spain: 'Spanien', turkey: 'die Türkei' },
          spaces: { 'gulf-of-naples': 'den Golf von Neapel', 'black-sea': 'das Schwarze Meer' },
          dative: {
            powers: { turkey: 'der Türkei' },
            galley: 'der Galeere {n}',
            garrison: 'der Garnison von {port}',
          },
          genitive: { powers: { venice: 'Venedigs', genoa: 'Genuas', spain: 'Spaniens', turkey: 'der Türkei' } },
        },
        events: {
          bought: '{Power} kauft in {port} {goods} für {price}',
          boughtFrom: '{Power} kauft in {port} von {ownerDative} {goods} für {price}',
          bargainOpened: '{Power} verhandelt mit {otherDative} über {goods}',
          noneTaken: '{Power} nimmt zu diesem Preis keine Ladung {good}',
          traded: '{Power} kauft von einer Galeere {otherGenitive} {goods} für {price}',
          hired:
            '{Power} heuert in {port} für {price} {count} Seemann an | {Power} heuert in {port} für {price} {count} Seeleute an',
          transferred: '{Power} bringt {piece} von {fromDative} zu {toDative}',
          exchanged: '{Power} tauscht {piece} gegen {wanted}',
          sailed: '{Power} führt {galley} in {space}',
          passageAsked: '{Power} bittet {others} um Durchfahrt',
          passageRefused: '{Power} verweigert {otherDative} die Durchfahrt',
          sank: '{Galley} {powerGenitive} sinkt',
          seized:
            '{Power} nimmt {otherDative} {galley} ab, mit {count} Seemann an Bord | {Power} nimmt {otherDative} {galley} ab, mit {count} Seeleuten an Bord',
          landedOn:
            '{Power} landet mit {count} Seemann in {port} und nimmt den Hafen {otherDative} ab | {Power} landet mit {count} Seeleuten in {port} und nimmt den Hafen {otherDative} ab',
          income: '{Power} erhält {price} für die eigene Hauptstadt',
        },
      },
      'la-loire': {
        deniers: '{count} Denier | {count} Deniers',
        horses: '{count} Pferd | {count} Pferde',
        points: '{count} Punkt | {count} Punkte',
        goodsOf: '{count} {good}',
        none: { goods: 'kein {good}' },
        goods: { wood: 'Holz' },
        powers: { anjou: 'Anjou', berry: 'Berry' },
        places: { angers: 'Angers', orleans: 'Orléans', nantes: 'Nantes' },
        within: {
          dative: { horses: '{count} Pferd | {count} Pferden' },
          buildings: { monastery: 'ein Kloster' },
          characters: { spy: 'den Spion' },
        },
        figures: { merchant: 'Händler' },
        events: {
          horseFetched: '{Power} bringt dem {figure} für {price} ein Pferd von {from} nach {place}',
          movedTaking: '{Power}: {figure} von {from} nach {place}, mit {horsesDative} mehr',
          built: '{Power} baut in {place} {building} für {price} und {wood}',
          hired: '{Power} wirbt in {place} {character} für {price} an',
          turnForgone: '{Power} kann {place} nicht verlassen und nimmt {price}',
        },
      },
    },
  },
};
