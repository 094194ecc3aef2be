import type { TargetId } from '../board/board-types';
import type { Panel, ViewProps } from './panels';

/** A question about one board piece. The piece's card opens automatically. */
export interface Question {
  readonly piece: TargetId;
  /** The paths that the goods would take, each from target to target. */
  readonly routes: readonly (readonly TargetId[])[];
}

export interface Questions<V> {
  /** The question, whose text is {@link GameUi.decision}; `null` if the decision is about the whole board. */
  question(view: V): Question | null;
  /** Decorates the question with a picture. */
  readonly Question: Panel<ViewProps<V>>;
}
