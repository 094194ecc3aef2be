import { BOARD } from '../../../../engine/games/serenissima-1996/data/board';
import type { Serenissima1996Event } from '../../../../engine/games/serenissima-1996/events';
import type { Stage } from '../../../board/board-types';
import type { Blow, Fight } from '../../serenissima/board/battle';
import { board } from '../../serenissima/board/boarding';
import { embark, hoist, topple } from '../../serenissima/board/conquest';
import {
  battle,
  collect,
  fly,
  galleyPlace,
  hitsOf,
  lossOf,
  pay,
  rise,
  sail,
  trade,
} from '../../serenissima/board/effects';
import { performFall } from '../../serenissima/board/moments';
import { build, launch } from '../../serenissima/board/building-site';
import { sink } from '../../serenissima/board/sinking';
import type { AnimationContext } from '../../serenissima/board/scene';
import type { View } from '../words';

type Craft = AnimationContext<View>;
type Fought = Extract<Serenissima1996Event, { type: 'fought' }>;

/** Animates one event. Afterwards, the scene shows the position after the event. */
export async function performEvent(event: Serenissima1996Event, stage: Stage, craft: Craft): Promise<void> {
  const town = (port: number) => craft.plan.places.ports[port];
  const galley = (id: number) => galleyPlace(id, craft);
  switch (event.type) {
    case 'sailed':
      return sail(event, stage, craft);
    case 'fought':
      return battle(fightOf(event, craft), event.space, stage, craft);
    case 'sank':
      return sink(event.galley, stage, craft);
    case 'seized':
      return board({ ...event, space: craft.view()?.galleys[event.prize]?.space ?? 0 }, stage, craft);
    case 'bought':
      return trade({ ...event, paid: event.price > 0 }, town(event.port), galley(event.galley), stage, craft);
    case 'traded':
      return trade({ ...event, paid: event.price > 0 }, galley(event.from), galley(event.galley), stage, craft);
    case 'bartered':
      await fly(event.good, galley(event.from), galley(event.galley), stage, craft);
      return fly(event.inReturn.good, galley(event.galley), galley(event.from), stage, craft);
    case 'stowed':
      return fly(event.good, galley(event.from), galley(event.to), stage, craft);
    case 'sold': {
      const at = craft.slotCentre(event.port, event.slot);
      await fly(event.good, galley(event.galley), at, stage, craft);
      const { figure } = craft.lettering;
      const bonus = event.bonus > 0 ? ` + ${figure(event.bonus)}` : '';
      const payment = pay(at, galley(event.galley), stage, craft);
      const price = { amount: event.price, write: (amount: number) => `+${figure(amount)}${bonus}` };
      await rise(price, at, event.bonus > 0 ? 1500 : 900, stage, craft);
      return payment;
    }
    case 'hired':
      return embark({ count: event.count, from: town(event.port), to: event.to }, stage, craft);
    case 'transferred':
      return embark(event, stage, craft);
    case 'income': {
      const home = town(capitalOf(event.seat, craft));
      const { ports = [] } = craft.view() ?? {};
      const owned = ports.flatMap(({ owner }, id) => (owner === event.seat ? [town(id)] : []));
      await collect(owned, home, stage, craft);
      const total = { amount: event.amount, write: (amount: number) => `+${craft.lettering.figure(amount)}` };
      return rise(total, home, 900, stage, craft);
    }
    case 'landed':
      if (event.from === event.seat)
        return embark({ count: event.count, from: { galley: event.galley }, to: { port: event.port } }, stage, craft);
      return performFall(event, stage, craft) ?? hoist(event.port, event.seat, stage, craft);
    case 'garrisonFell':
      return topple(event.port, event.seat, stage, craft);
    case 'fortBuilt':
      return build('fort', event.port, 0, stage, craft);
    case 'galleyBuilt':
      return launch(event, stage, craft);
    case 'passageAnswered':
      return rise(event.granted ? '✓' : '✕', galley(event.galley), 900, stage, craft);
    default:
      return undefined;
  }
}

function capitalOf(seat: number, craft: Craft): number {
  return BOARD.powers[craft.view()?.powers[seat] ?? 0].capital;
}

function fightOf({ attacker, defender, target }: Fought, craft: Craft): Fight {
  const side = ({ seat, sailors, die, divisor, hits, losses }: Fought['attacker'], foe: Fought['attacker']): Blow => ({
    arms: craft.arms(seat),
    sailors,
    losses,
    dice: [die],
    marks: 'pips',
    need: needOf(foe.sailors * divisor - sailors, Math.floor((sailors + 6) / divisor), craft),
    hits: hitsOf(hits, craft.lettering),
    before: `${sailors} + ?,  ÷ ${divisor}`,
    sum: `${sailors} + ${die} = ${sailors + die},  ÷ ${divisor} = ${hits}`,
    loss: lossOf(losses),
  });
  return {
    attacker: side(attacker, defender),
    defender: side(defender, attacker),
    // Only a fort gives the attacker a larger divisor than the defender.
    walls: 'galley' in target ? null : attacker.divisor > defender.divisor ? 'fort' : 'town',
  };
}

/** The roll that a side needs to beat the other, as text. `most` is the number of sailors that a six kills. */
function needOf(least: number, most: number, { lettering }: Craft): string {
  if (least <= 1) return lettering.text('need.any');
  if (least > 6) return `${lettering.text('need.best')} −${most}`;
  return `${lettering.text('need.roll')} ${least}${least < 6 ? '+' : ''}`;
}
