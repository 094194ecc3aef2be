import type { TargetId } from '../board/board-types';
import type { Panel, ViewProps } from './panels';
import type { Sentence } from './sentence';

/** A question about one board piece. The piece's card opens automatically. */
export interface Question {
  readonly piece: TargetId;
  /** The paths that the goods would take, each from target to target. */
  readonly routes: readonly (readonly TargetId[])[];
}

export interface Questions<V> {
  /** The question, whose text is {@link GameUi.decision}; `null` if the decision is about the whole board. */
  question(view: V): Question | null;
  /** More about the question, such as the route of the goods, for a line below it. */
  details?(view: V): Sentence | null;
  /** Decorates the question with a picture. */
  readonly Question: Panel<ViewProps<V>>;
}
