import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { ExerciseSolution } from '#ielts/exercises/exercise-key.ts';
import type { AnswerFields } from './answer-field.ts';

/** The answers of a paper, read one by one. */
type AnswerStore = {
  readonly subscribe: (listener: () => void) => () => void;
  /** `''` when there is none. */
  readonly valueOf: (number: number) => string;
};

/** Reads and changes the answers of a paper. The object stays the same until one of its parts changes. */
export type Answering = {
  readonly store: AnswerStore;
  readonly disabled: boolean;
  /** The questions whose answers can no longer change. */
  readonly locked?: ReadonlySet<number>;
  readonly onChange: (number: number, value: string) => void;
  /** Called when the candidate moves to this question. */
  readonly onVisit: (number: number) => void;
  /** The solutions of practice. A question may show its own in itself once it is disabled. */
  readonly keys?: readonly { readonly number: number; readonly solution: ExerciseSolution }[];
};

/** Provided to the questions of a paper, and to anything else that shows their answers. */
export const AnsweringContext = createContext<Answering | undefined>(undefined);

/**
 * The answers of these questions. A component re-renders only when one of them has changed. Throws outside the
 * provider.
 */
export function useAnswers(numbers: readonly number[]): AnswerFields {
  const answering = useContext(AnsweringContext);
  if (!answering) throw new Error('Questions are answered within an AnsweringContext.');
  const { store, disabled, locked, onChange, onVisit } = answering;
  const last = useRef<readonly string[]>([]);
  const read = () => {
    const values = numbers.map(store.valueOf);
    const before = last.current;
    if (values.length !== before.length || values.some((value, place) => value !== before[place]))
      last.current = values;
    return last.current;
  };
  const values = useSyncExternalStore(store.subscribe, read, read);
  return (number) => ({
    number,
    value: values[numbers.indexOf(number)] ?? '',
    disabled: disabled || (locked?.has(number) ?? false),
    onChange: (value) => onChange(number, value),
    onVisit: () => onVisit(number),
  });
}
