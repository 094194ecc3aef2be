import type { Forbidden } from './forbidden';

/** Patterns that make a text sound translated or bookish (docs/voice.md), by language. */
export const UNNATURAL: Readonly<Record<string, readonly Forbidden[]>> = {
  en: [
    { name: 'semicolon', pattern: /;/, bad: 'It is saved; play on', good: 'Saved. Keep playing' },
    {
      name: 'no contraction',
      pattern:
        /\b(?:cannot|(?:can|could|do|does|did|is|are|was|were|will|would|has|have) not)\b|(?:^|[.,] )(?:there is|it is|you are)\b/i,
      bad: 'This cannot be undone',
      good: 'You can’t undo this, and everything before it is here',
    },
    { name: 'whoever', pattern: /\bwho(?:so)?ever\b/i, bad: 'whoever stays', good: 'the player who stays' },
    {
      name: 'one for you',
      pattern: /\bone’s\b|(?<!no )\bone (?:can|may|must|has to)\b/i,
      bad: 'At one’s turn',
      good: 'No one can bid on your turn',
    },
    {
      name: 'state verb',
      pattern: /\b(?:lies?|lying|stands?|stood) (?:in|on|at|here|there|under|as)\b|\bwhat holds\b/i,
      bad: '“A” lies in the folder',
      good: 'Found “A” in your folder',
    },
    {
      name: 'bookish word',
      pattern: /\b(?:besides|forgo(?:es)?|anew|lest|all the same|after all|dear|for good|somebody)\b/i,
      bad: 'Delete all for good',
      good: 'Delete all permanently, sell goods',
    },
    {
      name: 'taken over',
      pattern: /\btake[ns]? over the\b|\btaken over\b/i,
      bad: 'The settings have been taken over',
      good: 'Settings restored, a computer takes over',
    },
    {
      name: 'has been done',
      pattern: /\b(?:has|have) been (?:added|made|saved|deleted|restored)\b/i,
      bad: '2 games have been added',
      good: '2 games added',
    },
    {
      name: 'dice thrown',
      pattern: /\bthrown?\b(?!.* ?overboard)/i,
      bad: 'A die has been thrown',
      good: 'A dice roll, throw wine overboard',
    },
    {
      name: 'fewer than a number',
      pattern: /\bfewer than (?:\d|\{)/i,
      bad: 'with fewer than {least}',
      good: 'less than {least}, fewer barricades',
    },
    {
      name: 'permission for a legal move',
      pattern: /\ballowed, but\b/i,
      bad: 'Allowed, but put your marker on red 5',
      good: 'Legal move, but for this lesson use red 5',
    },
    { name: 'by lot', pattern: /\bby lot\b/i, bad: 'Drawn by lot', good: 'Random, a lot' },
    {
      name: 'put for place',
      pattern: /\bput (?:a|your|this|that) \w+ (?:on|there)\b/i,
      bad: 'Put a marker on a space',
      good: 'Place a marker on a space',
    },
    { name: 'let it be', pattern: /\blet (?:it )?be\b/i, bad: 'Let it be, always', good: 'Always allow' },
    {
      name: 'adverb after a verb alone',
      pattern: /^\S+, always$/i,
      bad: 'Refuse, always',
      good: 'Always refuse',
    },
    {
      name: 'of for a compound',
      pattern: /\b(?:name|folder|log|rules|size|list) of (?:the|this|a|your|saved)\b/i,
      bad: 'Name of the game',
      good: 'Game name, one of the games',
    },
    {
      name: 'a position that takes place',
      pattern: /\btakes? place (?:\{|\d)/i,
      bad: '{power} takes place {place} in the order',
      good: '{power} takes position {place}',
    },
    {
      name: 'a piece of a good',
      pattern: /\b(?:a|one|another|next) pieces? of \{/i,
      bad: 'A piece of {good} is worth {worth} to me',
      good: 'I value {good} at {worth} each',
    },
    {
      name: 'winning at a percentage',
      pattern: /\bwins? at \{|\bwith a chance of\b/i,
      bad: 'My best fight wins at {chance}%',
      good: 'My chance of winning is {chance}%',
    },
    { name: 'so many', pattern: /\bso many\b/i, bad: 'so many sailors the other loses', good: 'as many sailors' },
    {
      name: 'the table for you',
      pattern: /\b(?:at this table\b|the table (?:allows?|agree[sd]?|decides?|lets)\b)/i,
      bad: 'unless the table allows it',
      good: 'unless you allow it, the table spaces',
    },
  ],
  fr: [
    { name: 'point-virgule', pattern: /;/, bad: 'Enregistré ; continuez', good: 'Enregistré. Continuez' },
    {
      name: 'on for vous',
      pattern: /(?<![\p{L}-])on(?![\p{L}])/iu,
      bad: 'Là où l’on vend',
      good: 'Vous pourrez annuler, maison ne, a-t-on',
    },
    {
      name: 'a été fait',
      pattern: /(?<![\p{L}’])(?:a|ont) été (?:ajouté|gardé|joué|supprimé|repris|restauré)/iu,
      bad: '2 parties ont été ajoutées',
      good: '2 parties ajoutées, rien n’a été ajouté',
    },
    {
      name: 'tel quel',
      pattern: /(?<![\p{L}])(?:tel|telle|tels|telles) (?:quel|qu’)/iu,
      bad: 'Cette partie reste telle quelle',
      good: 'Cette partie ne changera pas',
    },
    {
      name: 'state verb',
      pattern: /(?<![\p{L}])(?:tient|tiennent) (?:ce|ces|cette) |ce qui vaut|ne fait que/iu,
      bad: 'Une autre fenêtre tient ces parties ouvertes',
      good: 'Ces parties ne tiennent pas dans une copie',
    },
    {
      name: 'adverbe isolé',
      pattern: /^\S+, toujours$/iu,
      bad: 'Refuser, toujours',
      good: 'Toujours refuser',
    },
    {
      name: 'qui for vous',
      pattern: /(?<![\p{L}] )Qui (?:a|n’a|tient|s’arrête|rencontre|possède|remplit|achète) /u,
      bad: 'Qui s’arrête près du cirque peut engager',
      good: 'Arrêtez-vous près du cirque, Qui gagne ?',
    },
    {
      name: 'bookish phrase',
      pattern: /pour de bon|sans parti pris|revenir en arrière|quelqu’un d’autre décide|si l’on/iu,
      bad: 'elles disparaissent pour de bon',
      good: 'elles sont supprimées définitivement',
    },
    {
      name: 'à mon calcul',
      pattern: /à mon (?:calcul|compte)(?![\p{L}])/iu,
      bad: 'À mon calcul, Gênes est en tête',
      good: 'D’après mes comptes, Gênes est en tête',
    },
    {
      name: 'gagner à un pourcentage',
      pattern: /(?:gagne|bats|prends|viens à bout)(?: \S+){0,3} à \{\w+\}\s?%/iu,
      bad: 'je gagne à la fin à {chance} %',
      good: 'mes chances de gagner sont de {chance} %',
    },
    {
      name: 'une galère à quelqu’un',
      pattern: /, à \{(?:power|rival|owner)\}/iu,
      bad: 'une galère avec {men}, à {rival}',
      good: 'une galère de {rival} ({men})',
    },
    {
      name: 'la table for vous',
      pattern: /à cette table|la table (?:le |l’)?(?:permet|a convenu|convient)/iu,
      bad: 'sauf si la table le permet',
      good: 'sauf si vous l’autorisez',
    },
  ],
};
