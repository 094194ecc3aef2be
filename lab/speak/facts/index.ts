import type { GameFacts } from './fact';
import { factsDogeShip } from './doge-ship';
import { factsLoire } from './la-loire';
import { facts1996 } from './serenissima-1996';
import { facts2012 } from './serenissima-2012';

const forgetting = (facts: object) => facts as unknown as GameFacts['facts'];

export const FACTS: Readonly<Record<string, GameFacts>> = {
  'serenissima-1996': { facts: forgetting(facts1996), vocabulary: ['powers', 'ports', 'spaces'] },
  'serenissima-2012': { facts: forgetting(facts2012), vocabulary: ['colours', 'ports', 'spaces'] },
  'doge-ship': { facts: forgetting(factsDogeShip), vocabulary: ['powers', 'zones', 'tables'] },
  'la-loire': { facts: forgetting(factsLoire), vocabulary: ['powers', 'places'] },
};

export type { Fact } from './fact';
