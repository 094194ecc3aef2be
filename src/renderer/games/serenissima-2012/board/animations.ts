import type { Serenissima2012Event, Volley } from '../../../../engine/games/serenissima-2012/events';
import type { Stage } from '../../../board/board-types';
import type { Blow, Fight } from '../../serenissima/board/battle';
import { skullFace } from '../../kit/dice';
import { embark, hoist, topple } from '../../serenissima/board/conquest';
import { battle, fly, galleyPlace, hitsOf, lossOf, pay, rise, sail, trade } from '../../serenissima/board/effects';
import { build, launch } from '../../serenissima/board/building-site';
import { sink } from '../../serenissima/board/sinking';
import type { AnimationContext } from '../../serenissima/board/scene';
import { armsOf } from '../words';
import type { View } from '../words';
import { drawCard } from './doge-card';

type Craft = AnimationContext<View>;
type Fought = Extract<Serenissima2012Event, { type: 'fought' }>;
type Fired = Extract<Serenissima2012Event, { type: 'fortFired' }>;

/** Animates one event. Afterwards, the scene shows the position after the event. */
export async function performEvent(event: Serenissima2012Event, stage: Stage, craft: Craft): Promise<void> {
  const town = (port: number) => craft.plan.places.ports[port];
  const galley = (id: number) => galleyPlace(id, craft);
  switch (event.type) {
    case 'portChosen':
    case 'landed':
      return hoist(event.port, event.seat, stage, craft);
    case 'recruited':
    case 'transferred':
      return embark(event, stage, craft);
    case 'loaded':
      return trade({ ...event, paid: event.cost > 0 }, town(event.port), galley(event.galley), stage, craft);
    case 'looted':
      return fly(event.good, galley(event.from), galley(event.to), stage, craft);
    case 'sailed':
      return sail(event, stage, craft);
    case 'blockadeAnswered':
      return rise(event.declared ? '✕' : '✓', galley(event.galley), 900, stage, craft);
    case 'sold': {
      const at = craft.slotCentre(event.port, event.slot);
      await fly(event.good, galley(event.galley), at, stage, craft);
      const bonus = event.bonus > 0 ? ` + ${event.bonus}` : '';
      const payment = pay(at, galley(event.galley), stage, craft);
      await rise(
        { amount: event.price, write: (amount) => `+${amount}${bonus}` },
        at,
        event.bonus > 0 ? 1300 : 900,
        stage,
        craft,
      );
      return payment;
    }
    case 'fortFired': {
      const { galleys } = craft.view() ?? {};
      const space = galleys?.[event.galley]?.space ?? 0;
      return battle(shotOf(event, craft), space, stage, craft);
    }
    case 'fought':
      return battle(fightOf(event, craft), event.space, stage, craft);
    case 'sank':
      return sink(event.galley, stage, craft);
    case 'garrisonFell':
    case 'portLost':
      return topple(event.port, event.seat, stage, craft);
    case 'galleyBought':
      return launch(event, stage, craft);
    case 'fortBuilt':
      return build('fort', event.port, 0, stage, craft);
    case 'basilicaBuilt':
      return build('basilica', event.port, craft.view()?.ports[event.port].fort ? 1 : 0, stage, craft);
    case 'dogeDrawn':
      return drawCard(event.card, stage, craft);
    case 'wineIncome':
      await Promise.all(
        event.ports.map(async (port, i) => {
          await stage.pause(i * 110);
          await rise('+3', town(port), 900, stage, craft);
        }),
      );
      return undefined;
    default:
      return undefined;
  }
}

/**
 * The combat value, in the first round in detail: sailors minus the spaces sailed. In later rounds it is at most the
 * first round's value, without another deduction.
 */
export const strengthOf = (sailors: number, value: number, crossed: number) =>
  crossed > 0 && sailors - crossed === value ? `${sailors} − ${crossed} = ${value}` : `${value}`;

/** The dice that a side rolls, with its combat value in detail. */
const diceOf = (strength: string, value: number, { lettering }: Craft) =>
  `${strength} ${lettering.text(value === 1 ? 'dice.one' : 'dice.more')}`;

/** One side of a round: a die for each point of combat value. */
function blow({ seat, sailors, dice, hits, losses }: Volley, enemies: number, craft: Craft): Blow {
  const crossed = craft.view()?.combat?.crossed ?? 0;
  const rolled = diceOf(strengthOf(sailors, dice.length, crossed), dice.length, craft);
  return {
    arms: armsOf(seat),
    sailors,
    losses,
    dice: dice.map(skullFace),
    marks: 'skulls',
    need: needOf(enemies, dice.length, craft),
    hits: hitsOf(hits, craft.lettering),
    before: rolled,
    sum: `${craft.lettering.text('dice.of')} ${rolled}`,
    loss: lossOf(losses),
  };
}

function fightOf({ attacker, defender, target }: Fought, craft: Craft): Fight {
  const fort = 'port' in target && craft.view()?.ports[target.port].fort;
  return {
    attacker: blow(attacker, defender.sailors, craft),
    defender: blow(defender, attacker.sailors, craft),
    walls: 'galley' in target ? null : fort ? 'fort' : 'town',
  };
}

/** A fort's shot before the battle, for which only the fort rolls dice. */
function shotOf({ galley, volley, losses }: Fired, craft: Craft): Fight {
  const ship = craft.view()?.galleys[galley];
  const attacker: Volley = { seat: ship?.owner ?? 0, sailors: ship?.sailors ?? losses, dice: [], hits: 0, losses };
  const target = { ...blow(attacker, volley.sailors, craft), need: '', before: '–', hits: '–', sum: '' };
  return { attacker: target, defender: blow(volley, attacker.sailors, craft), walls: 'fort' };
}

/** How many skulls a side needs to beat the other, or how many sailors it can kill at best. */
function needOf(enemies: number, dice: number, { lettering }: Craft): string {
  if (enemies === 0) return lettering.text('need.any');
  if (enemies > dice) return `${lettering.text('need.best')} −${dice}`;
  return `${lettering.text('need.roll')} ${hitsOf(enemies, lettering)}`;
}
