/**
 * A pattern that sentences of a language must not contain, with an example that matches and a similar one that does
 * not.
 */
export interface Forbidden {
  readonly name: string;
  readonly pattern: RegExp;
  readonly bad: string;
  readonly good: string;
}

/** A vowel at which French and Italian elide the preceding word with an apostrophe. */
const VOWEL = '[aàâeéèêiîïoôuùœæ]';

/** Forbidden patterns for all languages, and for each language. */
export const FORBIDDEN: { readonly all: readonly Forbidden[]; readonly [code: string]: readonly Forbidden[] } = {
  all: [
    {
      name: 'raw key',
      pattern: /\bgames\.\w|[a-z]\.[a-z]\w*\.[a-z]/,
      bad: 'games.la-loire.rows.buy',
      good: 'Buy. sell',
    },
    { name: 'gap', pattern: /[{}]/, bad: '{power} buys', good: 'Venice buys' },
    { name: 'no value', pattern: /undefined|\bNaN\b|\bnull\b|\[object/, bad: 'Venice buys undefined', good: 'Nancy' },
    { name: 'plural forms', pattern: / \| /, bad: '1 ducat | 1 ducats', good: 'a|b' },
    { name: 'double space', pattern: /[ \u00a0\u202f]{2}/, bad: 'Venice  buys', good: 'Venice buys' },
    { name: 'space at the edge', pattern: /^\s|\s$/, bad: 'Venice ', good: 'Venice' },
    {
      name: 'doubled name',
      pattern: /(?<![\p{L}])(\p{Lu}[\p{L}’-]+(?: \p{L}+)*) \(\1\)/u,
      bad: 'Venice (Venice)',
      good: 'galley 3 (Venice)',
    },
    {
      name: 'doubled word',
      pattern: /(?<![\p{L}’])(\p{L}{2,}) \1(?![\p{L}])/iu,
      bad: 'the the galley',
      good: 'the theme',
    },
    { name: 'doubled mark', pattern: /[,;:.!?] ?[,;:]|\.\./, bad: 'Venice, , Genoa', good: 'Venice, Genoa' },
    { name: 'a turn before the first', pattern: /^(?:turn|tour) 0\b/i, bad: 'turn 0, Harbour', good: 'turn 10' },
    { name: 'empty brackets', pattern: /\(\s*\)|«\s*»|“\s*”/, bad: 'wine ()', good: 'wine (2)' },
    { name: 'typewriter quotes', pattern: /["']/, bad: "Venice's galley", good: 'Venice’s galley' },
  ],
  en: [
    {
      name: 'a before a vowel',
      pattern: /\ba (?!(?:one|once|use|uni|eu|ewe)\w*)[aeiou]\w/i,
      bad: 'a apple',
      good: 'a one-off, a unit, an apple',
    },
    {
      name: 'an before a consonant',
      pattern: /\ban (?!hour|hono|heir)[^aeiou\W\d]/i,
      bad: 'an galley',
      good: 'an hour',
    },
    { name: 'an article twice', pattern: /\b(?:a|an|the) (?:a|an|the)\b/i, bad: 'the a sailor', good: 'the sailor' },
    {
      name: 'plural of one',
      pattern:
        /(?<![\d.,−-])(?<!\d |[Ll]evel )1 (?:sailors|ducats|deniers|points|galleys|horses|spaces|tiles|markers|barricades|cards|Approvals|pieces|turns|rounds|messages|dice)\b/,
      bad: '1 sailors',
      good: '11 sailors, 1 sailor, 3 level 1 cards',
    },
    {
      name: 'singular of many',
      pattern:
        /(?<![\d.,])(?<![Ll]evel )(?:0|[2-9]|\d{2,}) (?:sailor|ducat|denier|point|galley|horse|space|tile|marker|barricade|card|Approval|piece|turn|round|message)\b(?! (?:of|overboard))/,
      bad: '2 sailor aboard',
      good: '2 sailors, 1 sailor, a level 2 message',
    },
    {
      name: 'a number without its noun',
      pattern: /(?<!\p{L} )(?<![\d−+=÷])\b\d+ (?:could|can|may|must)\b/u,
      bad: 'blockade possible: 1 could stop it',
      good: '1 player could stop it, galley 3 may sail',
    },
    {
      name: 'garrison without an article',
      pattern: /\b(?:to|from|for|of|with|attacks) garrison\b/i,
      bad: 'moves a sailor to garrison of Genoa',
      good: 'to the garrison of Genoa',
    },
    {
      name: 'long name of a yard',
      pattern: /\bYard of\b/,
      bad: 'The Yard of the Key builds a part',
      good: 'Key builds a part in its yard',
    },
    {
      name: 'price said twice',
      pattern: /\b(\d+)-ducat [^.;:]*? for \1 ducat/,
      bad: 'buys the 5-ducat upper fore part for 5 ducats',
      good: 'buys the 5-ducat upper fore part',
    },
    { name: 'verb for a noun', pattern: /\bon (?:buy|construct)\b/, bad: 'on buy: 1 ducat', good: 'on buying' },
    { name: 'space before a mark', pattern: / [:;!?,.…]/, bad: 'wine : 3', good: 'wine: 3' },
    {
      name: 'article before a power',
      pattern: /\b(?:the|a) (?:Venice|Genoa|Spain|Turkey)\b/,
      bad: 'the Spain',
      good: 'Spain',
    },
  ],
  fr: [
    { name: 'de le, de les', pattern: /\bde les? /i, bad: 'la cargaison de le navire', good: 'du navire' },
    { name: 'à le, à les', pattern: /(?<![\p{L}])à les? /iu, bad: 'à le golfe', good: 'au golfe' },
    {
      name: 'missing elision of de',
      pattern: new RegExp(`(?<![\\p{L}])d[eu] (?!onz|oui\\b|un[e]? à)${VOWEL}`, 'iu'),
      bad: 'la garnison de Alger',
      good: 'd’Alger',
    },
    {
      name: 'missing elision',
      pattern: new RegExp(`(?<![\\p{L}])(?<!-)(?:le|la|que|ne|se|je|me|te|jusque) (?!onz|oui\\b|yacht)${VOWEL}`, 'iu'),
      bad: 'le argent, la Espagne',
      good: 'l’argent, l’Espagne, leur argent, coulez-la ou prenez-la',
    },
    {
      name: 'a number without its noun',
      pattern: /(?<![\p{L}])par \d+(?= \(|[,;.]|$)/u,
      bad: 'peut être bloqué par 1',
      good: 'peut être bloqué par 1 joueur',
    },
    {
      name: 'plural verb of one',
      pattern: /(?<!, )(?<![\p{L}])(?:Bleu|Rouge|Orange|Noir) (?:pourraient|peuvent|ont|sont)(?![\p{L}])/u,
      bad: 'Rouge pourraient la bloquer',
      good: 'Bleu, Rouge pourraient la bloquer',
    },
    { name: 'si il', pattern: /\bsi ils?\b/i, bad: 'si il veut', good: 's’il veut' },
    { name: 'à les régions', pattern: /(?<![\p{L}])en les? /iu, bad: 'en le port', good: 'dans le port' },
    {
      name: 'breaking space before a mark',
      pattern: /\p{L} [:;!?»]|« |\p{L}[;!?](?= |$)/u,
      bad: 'Prix : 3',
      good: 'Prix\u00a0: 3',
    },
    { name: 'no space before a colon', pattern: /[\p{L})]:(?= )/u, bad: 'Prix: 3', good: 'Prix\u00a0: 3' },
    { name: 'space before a comma', pattern: /[ \u00a0\u202f][,.…)]/, bad: 'vin , bois', good: 'vin, bois' },
    {
      name: 'plural of none or one',
      pattern:
        /(?<![\d.,−\u202f\u00a0-])(?<!\d )[01] (?:marins|ducats|deniers|points|galères|chevaux|cases|tuiles|marqueurs|barricades|cartes|[Aa]pprobations|lots|tours|manches|messages|dés)(?![\p{L}])/u,
      bad: '0 marins, 1 galères, 0 approbations',
      good: '10 marins, 1 galère',
    },
    {
      name: 'singular of many',
      pattern:
        /(?<![\d.,\u202f])(?:[2-9]|\d{2,}) (?:marin|ducat|denier|point|galère|cheval|case|tuile|marqueur|barricade|carte|[Aa]pprobation|lot|manche|message)(?![\p{L}])/u,
      bad: '2 marin',
      good: '2 marins, 1 marin, 1 lot',
    },
    { name: 'price as an adjective', pattern: /\b(?:pour|de|à) gratuit\b/i, bad: 'pour gratuit', good: 'gratuitement' },
    { name: 'il for a player', pattern: /\bil\/elle\b|\(e\)/, bad: 'il/elle joue, prêt(e)', good: 'elle coule' },
    {
      name: 'English word',
      pattern: /(?<![\p{L}])(?:the|and|of|with|ducat of|sailors?|galley|wine|wood)(?![\p{L}])/iu,
      bad: 'la galley 3',
      good: 'la galère 3',
    },
  ],
};
