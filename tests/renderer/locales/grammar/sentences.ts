import { BOARD, GOODS, POWERS } from '../../../../src/engine/games/serenissima-1996/data/board';
import { LOCATIONS } from '../../../../src/engine/games/la-loire/data/board';
import { BUILDINGS } from '../../../../src/engine/games/la-loire/data/buildings';
import { CHARACTERS } from '../../../../src/engine/games/la-loire/data/characters';

const [VENICE, , SPAIN, TURKEY] = ['venice', 'genoa', 'spain', 'turkey'].map((power) => POWERS.indexOf(power as never));
const port = (name: string) => BOARD.ports.findIndex((entry) => entry.name === name);
const space = (name: string) => BOARD.spaces.findIndex((entry) => entry.name === name);
const [NAPLES, ALGIERS] = [port('Naples'), port('Algiers')];
const [WINE, SPICES] = [GOODS.indexOf('wine'), GOODS.indexOf('spices')];
const place = (name: string) => LOCATIONS.findIndex((entry) => entry.name === name);
const [ANGERS, ORLEANS, NANTES] = ['Angers', 'Orléans', 'Nantes'].map(place);
const [ANJOU, BERRY] = [0, 2];

const galley = (number: number) => ({ galley: number - 1 });

/** An event and its text in French, German, Italian and Spanish. */
export type Row = readonly [
  game: string,
  event: { type: string; [field: string]: unknown },
  fr: string,
  de: string,
  it: string,
  es: string,
];

/** The texts in the four languages, in row order. */
type Told = [fr: string, de: string, it: string, es: string];
const of1996 = (event: Row[1], ...told: Told): Row => ['serenissima-1996', event, ...told];
const ofLoire = (event: Row[1], ...told: Told): Row => ['la-loire', event, ...told];

/** The twenty hardest log sentences: names with articles after every preposition, numbers 0, 1, 2 and 5. */
export const HARDEST: readonly Row[] = [
  of1996(
    { type: 'bought', seat: VENICE, port: ALGIERS, good: WINE, count: 1, price: 100, paidTo: -1 },
    'Venise achète 1 lot de vin à Alger pour 100 ducats',
    'Venedig kauft in Algier 1 Ladung Wein für 100 Dukaten',
    'Venezia compra 1 carico di vino ad Algeri per 100 ducati',
    'Venecia compra 1 carga de vino en Argel por 100 ducados',
  ),
  of1996(
    { type: 'bought', seat: SPAIN, port: NAPLES, good: SPICES, count: 2, price: 0, paidTo: TURKEY },
    'L’Espagne achète à la Turquie 2 lots d’épices à Naples pour 0 ducat',
    'Spanien kauft in Neapel von der Türkei 2 Ladungen Gewürze für 0 Dukaten',
    'La Spagna compra 2 carichi di spezie a Napoli dalla Turchia per 0 ducati',
    'España compra 2 cargas de especias a Turquía en Nápoles por 0 ducados',
  ),
  of1996(
    { type: 'bargainOpened', by: VENICE, buyer: VENICE, seller: TURKEY, good: WINE, count: 5 },
    'Venise négocie 5 lots de vin avec la Turquie',
    'Venedig verhandelt mit der Türkei über 5 Ladungen Wein',
    'Venezia tratta con la Turchia per 5 carichi di vino',
    'Venecia negocia 5 cargas de vino con Turquía',
  ),
  of1996(
    { type: 'traded', buyer: SPAIN, seller: TURKEY, good: WINE, count: 1, price: 1 },
    'L’Espagne achète 1 lot de vin à une galère de la Turquie pour 1 ducat',
    'Spanien kauft von einer Galeere der Türkei 1 Ladung Wein für 1 Dukat',
    'La Spagna compra 1 carico di vino da una galera della Turchia per 1 ducato',
    'España compra 1 carga de vino a una galera de Turquía por 1 ducado',
  ),
  of1996(
    { type: 'hired', seat: TURKEY, port: ALGIERS, count: 1, cost: 2 },
    'La Turquie engage 1 marin à Alger pour 2 ducats',
    'Die Türkei heuert in Algier für 2 Dukaten 1 Seemann an',
    'La Turchia ingaggia 1 marinaio ad Algeri per 2 ducati',
    'Turquía contrata a 1 marinero en Argel por 2 ducados',
  ),
  of1996(
    { type: 'hired', seat: TURKEY, port: NAPLES, count: 5, cost: 1 },
    'La Turquie engage 5 marins à Naples pour 1 ducat',
    'Die Türkei heuert in Neapel für 1 Dukat 5 Seeleute an',
    'La Turchia ingaggia 5 marinai a Napoli per 1 ducato',
    'Turquía contrata a 5 marineros en Nápoles por 1 ducado',
  ),
  of1996(
    { type: 'transferred', seat: VENICE, piece: 'sailor', from: galley(3), to: { port: ALGIERS } },
    'Venise déplace un marin de la galère\u00a03 vers la garnison d’Alger',
    'Venedig bringt einen Seemann von der Galeere 3 zur Garnison von Algier',
    'Venezia sposta un marinaio dalla galera 3 alla guarnigione di Algeri',
    'Venecia traslada un marinero de la galera 3 a la guarnición de Argel',
  ),
  of1996(
    { type: 'exchanged', seat: SPAIN, piece: SPICES, for: 'sailor' },
    'L’Espagne échange un lot d’épices contre un marin',
    'Spanien tauscht eine Ladung Gewürze gegen einen Seemann',
    'La Spagna scambia un carico di spezie con un marinaio',
    'España cambia una carga de especias por un marinero',
  ),
  of1996(
    { type: 'sailed', seat: TURKEY, galley: 2, to: space('Gulf of Naples') },
    'La galère\u00a03 de la Turquie rejoint le golfe de Naples',
    'Die Türkei führt die Galeere 3 in den Golf von Neapel',
    'La Turchia porta la galera 3 nel golfo di Napoli',
    'Turquía lleva la galera 3 al golfo de Nápoles',
  ),
  of1996(
    { type: 'sailed', seat: VENICE, galley: 0, to: space('Black Sea') },
    'La galère\u00a01 de Venise rejoint la mer Noire',
    'Venedig führt die Galeere 1 ins Schwarze Meer',
    'Venezia porta la galera 1 nel mar Nero',
    'Venecia lleva la galera 1 al mar Negro',
  ),
  of1996(
    { type: 'passageAsked', seat: VENICE, owners: [SPAIN, TURKEY] },
    'Venise demande le passage à l’Espagne et la Turquie',
    'Venedig bittet Spanien und die Türkei um Durchfahrt',
    'Venezia chiede il passaggio alla Spagna e la Turchia',
    'Venecia pide paso a España y Turquía',
  ),
  of1996(
    { type: 'passageAnswered', seat: SPAIN, asker: TURKEY, granted: false },
    'L’Espagne refuse le passage à la Turquie',
    'Spanien verweigert der Türkei die Durchfahrt',
    'La Spagna rifiuta il passaggio alla Turchia',
    'España niega el paso a Turquía',
  ),
  of1996(
    { type: 'sank', seat: SPAIN, galley: 4 },
    'La galère\u00a05 de l’Espagne coule',
    'Die Galeere 5 Spaniens sinkt',
    'La galera 5 della Spagna affonda',
    'La galera 5 de España se hunde',
  ),
  of1996(
    { type: 'seized', seat: VENICE, from: TURKEY, prize: 1, crew: 1 },
    'Venise capture la galère\u00a02 de la Turquie avec 1 marin à bord',
    'Venedig nimmt der Türkei die Galeere 2 ab, mit 1 Seemann an Bord',
    'Venezia cattura la galera 2 della Turchia con 1 marinaio a bordo',
    'Venecia captura la galera 2 de Turquía con 1 marinero a bordo',
  ),
  of1996(
    { type: 'landed', seat: TURKEY, port: ALGIERS, from: SPAIN, count: 2 },
    'La Turquie débarque 2 marins à Alger et prend ce port à l’Espagne',
    'Die Türkei landet mit 2 Seeleuten in Algier und nimmt den Hafen Spanien ab',
    'La Turchia sbarca 2 marinai ad Algeri e toglie il porto alla Spagna',
    'Turquía desembarca a 2 marineros en Argel y quita el puerto a España',
  ),
  ofLoire(
    { type: 'horseFetched', seat: ANJOU, figure: 'merchant', from: ORLEANS, to: ANGERS, cost: 1 },
    'Anjou amène au Marchand un cheval d’Orléans à Angers pour 1 denier',
    'Anjou bringt dem Händler für 1 Denier ein Pferd von Orléans nach Angers',
    'L’Angiò porta al Mercante un cavallo da Orléans ad Angers per 1 denaro',
    'Anjou lleva al Mercader un caballo de Orleans a Angers por 1 denario',
  ),
  ofLoire(
    { type: 'moved', seat: BERRY, figure: 'merchant', from: ANGERS, to: NANTES, left: 0, taken: 2 },
    'Berry\u00a0: le Marchand va d’Angers à Nantes, en prenant 2 chevaux',
    'Berry: Händler von Angers nach Nantes, mit 2 Pferden mehr',
    'Il Berry: Mercante da Angers a Nantes, con 2 cavalli in più',
    'El Berry: el Mercader va de Angers a Nantes y toma 2 caballos',
  ),
  ofLoire(
    { type: 'built', seat: ANJOU, at: ANGERS, building: BUILDINGS.indexOf('monastery'), cost: 5, wood: 0 },
    'Anjou construit un monastère à Angers pour 5 deniers et aucune carte de bois',
    'Anjou baut in Angers ein Kloster für 5 Deniers und kein Holz',
    'L’Angiò costruisce un monastero ad Angers per 5 denari e nessuna carta di legno',
    'Anjou construye un monasterio en Angers por 5 denarios y ninguna carta de madera',
  ),
  ofLoire(
    { type: 'hired', seat: BERRY, at: ORLEANS, character: CHARACTERS.findIndex(({ name }) => name === 'spy'), cost: 1 },
    'Berry engage l’Espion à Orléans pour 1 denier',
    'Berry wirbt in Orléans den Spion für 1 Denier an',
    'Il Berry assume la Spia a Orléans per 1 denaro',
    'El Berry contrata al Espía en Orleans por 1 denario',
  ),
  ofLoire(
    { type: 'turnForgone', seat: BERRY, at: NANTES, amount: 1 },
    'Berry ne peut pas quitter Nantes et prend 1 denier',
    'Berry kann Nantes nicht verlassen und nimmt 1 Denier',
    'Il Berry non può lasciare Nantes e prende 1 denaro',
    'El Berry no puede salir de Nantes y toma 1 denario',
  ),
];
