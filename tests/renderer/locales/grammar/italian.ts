import type { Language } from '../../../../src/renderer/ui/language';

const JOINED: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };

/** Enough Italian for twenty log sentences. */
export const italian: Language = {
  plural: (count, forms) => Math.min(forms - 1, count === 1 ? 0 : 1),
  join: (sentence) =>
    sentence
      .replace(/(?<![\p{L}])(di|a|da|in|su) (il|lo|la|i|gli|le) /gu, (_, word: string, article: string) => {
        const stem = JOINED[word];
        return `${stem}${article === 'il' ? 'l' : article.startsWith('l') ? `l${article}` : article} `;
      })
      .replace(/(?<![\p{L}])(di|a|da|in|su) l’/gu, (_, word: string) => `${JOINED[word]}ll’`)
      .replace(/(?<![\p{L}])a (?=a)/giu, 'ad '),
  texts: {
    games: {
      'serenissima-1996': {
        list: '{all}, {item}',
        and: '{all} e {item}',
        goods: { wine: 'vino', spices: 'spezie' },
        counted: { wine: 'vino', spices: 'spezie' },
        ducats: '{count} ducato | {count} ducati',
        pieces: '{count} carico di {good} | {count} carichi di {good}',
        piece: 'un carico di {good}',
        sailor: 'un marinaio',
        galley: 'la galera {n}',
        garrison: 'la guarnigione di {port}',
        ports: { naples: 'Napoli', algiers: 'Algeri' },
        within: {
          powers: { venice: 'Venezia', genoa: 'Genova', spain: 'la Spagna', turkey: 'la Turchia' },
          spaces: { 'gulf-of-naples': 'il golfo di Napoli', 'black-sea': 'il mar Nero' },
        },
        events: {
          bought: '{Power} compra {goods} a {port} per {price}',
          boughtFrom: '{Power} compra {goods} a {port} da {owner} per {price}',
          bargainOpened: '{Power} tratta con {other} per {goods}',
          noneTaken: '{Power} non prende {good} a questo prezzo',
          traded: '{Power} compra {goods} da una galera di {other} per {price}',
          hired:
            '{Power} ingaggia {count} marinaio a {port} per {price} | {Power} ingaggia {count} marinai a {port} per {price}',
          transferred: '{Power} sposta {piece} da {from} a {to}',
          exchanged: '{Power} scambia {piece} con {wanted}',
          sailed: '{Power} porta {galley} in {space}',
          passageAsked: '{Power} chiede il passaggio a {others}',
          passageRefused: '{Power} rifiuta il passaggio a {other}',
          sank: '{Galley} di {power} affonda',
          seized:
            '{Power} cattura {galley} di {other} con {count} marinaio a bordo | {Power} cattura {galley} di {other} con {count} marinai a bordo',
          landedOn:
            '{Power} sbarca {count} marinaio a {port} e toglie il porto a {other} | {Power} sbarca {count} marinai a {port} e toglie il porto a {other}',
          income: '{Power} riceve {price} per la propria capitale',
        },
      },
      'la-loire': {
        deniers: '{count} denaro | {count} denari',
        horses: '{count} cavallo | {count} cavalli',
        goodsOf: '{count} carta di {good} | {count} carte di {good}',
        none: { goods: 'nessuna carta di {good}' },
        goods: { wood: 'legno' },
        powers: { anjou: 'l’Angiò', berry: 'il Berry' },
        places: { angers: 'Angers', orleans: 'Orléans', nantes: 'Nantes' },
        figures: { merchant: 'Mercante' },
        within: { buildings: { monastery: 'un monastero' }, characters: { spy: 'la Spia' } },
        events: {
          horseFetched: '{Power} porta al {figure} un cavallo da {from} a {place} per {price}',
          movedTaking: '{Power}: {figure} da {from} a {place}, con {horses} in più',
          built: '{Power} costruisce {building} a {place} per {price} e {wood}',
          hired: '{Power} assume {character} a {place} per {price}',
          turnForgone: '{Power} non può lasciare {place} e prende {price}',
        },
      },
    },
  },
};
