import { Container } from 'pixi.js';
import { createDie } from '../../kit/dice';
import type { Die } from '../../kit/dice';
import { empty } from '../../kit/scene';
import type { View } from '../words';
import { centre, MARKER, tableLayout } from './layout';
import { marker } from './signs';

/** The movable pieces on the tables: dice on their tracks, markers on spaces. */
export interface Tokens {
  readonly root: Container;
  show(view: View): void;
  /** Removes the markers and places new dice above the tables, ready to roll. */
  throwDice(faces: readonly number[]): readonly Die[];
}

const DIE_SCALE = 0.6;

/** Creates the dice and markers. There are none until the first view. */
export function createTokens(): Tokens {
  const root = new Container();
  const dice = root.addChild(new Container());
  const markers = root.addChild(new Container());
  let shown = '';

  const lay = (faces: readonly number[]): Die[] => {
    empty(dice);
    return faces.map((face, table) => {
      const { track } = tableLayout(table, faces.length);
      const die = createDie(face, { x: 260 - table * 60, y: -260 - table * 30 });
      die.root.scale.set(DIE_SCALE);
      die.root.position.set(track.x + (track.width * (face - 0.5)) / 6, track.y + track.height / 2 - 2);
      dice.addChild(die.root);
      return die;
    });
  };

  return {
    root,
    show(view) {
      const key = JSON.stringify(view.tables);
      if (key === shown) return;
      shown = key;
      for (const die of lay(view.tables.map(({ die: face }) => face))) die.show(1);
      empty(markers);
      view.tables.forEach(({ spaces }, table) =>
        spaces.forEach(({ taken }, i) => {
          if (taken < 0) return;
          const man = marker(taken, MARKER.size);
          const { x, y } = centre(tableLayout(table, view.tables.length).space(i + 1));
          man.position.set(x, y - MARKER.up);
          markers.addChild(man);
        }),
      );
    },
    throwDice(faces) {
      shown = '';
      empty(markers);
      return lay(faces);
    },
  };
}
