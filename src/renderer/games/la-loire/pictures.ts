import { CHARACTERS } from '../../../engine/games/la-loire/data/characters';
import type { CharacterName } from '../../../engine/games/la-loire/data/characters';
import { PALACES } from '../../../engine/games/la-loire/data/buildings';
import type { PalaceName } from '../../../engine/games/la-loire/data/buildings';
import type { TargetId } from '../../board/board-types';
import { kindOf } from '../kit/targets';
import { target } from './targets';

/** Subjects that have a miniature, with the same ids as on the board. */
export const pictureOf = { character: target.character, palace: target.palace };

export const isPictured = (id: TargetId): boolean => ['character', 'palace'].includes(kindOf(id));

/** The characters and palaces mentioned in each rule paragraph. */
const SPOKEN_OF: Readonly<Record<string, readonly (CharacterName | PalaceName)[]>> = {
  distance: ['jester', 'cityGuard'],
  horses: ['scout', 'squire'],
  blacksmith: ['blacksmith'],
  leaving: ['banker'],
  carrying: ['grainFarmer', 'dairyman'],
  buying: ['lumberjack'],
  selling: ['woodMerchant', 'grainMerchant', 'cheeseMerchant', 'wineMerchant'],
  building: ['magisterArtium', 'economus'],
  roads: ['mensor'],
  patronus: ['patronus'],
  palaces: PALACES,
  hiring: ['ladyInWaiting', 'witch'],
  helper: ['apprentice', 'helper'],
  balivi: ['palatiumBalivi'],
  messages: ['vassallus', 'postOffice'],
  held: ['mayor'],
  spy: ['spy'],
  ducal: ['ducalPalace'],
  end: ['lover', 'general', 'philosopher', 'judge', 'provost'],
};

export const pictured = (rule: string): string[] =>
  (Object.hasOwn(SPOKEN_OF, rule) ? SPOKEN_OF[rule] : []).map((name) => {
    const palace = PALACES.findIndex((entry) => entry === name);
    return palace < 0
      ? pictureOf.character(CHARACTERS.findIndex((entry) => entry.name === name))
      : pictureOf.palace(palace);
  });
