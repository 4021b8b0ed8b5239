import type { Answering } from './answering.ts';

/** Answers in memory, as a paper has them. */
export function anAnswering(): Answering {
  const values = new Map<number, string>();
  const listeners = new Set<() => void>();
  return {
    store: {
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      valueOf: (number) => values.get(number) ?? '',
    },
    disabled: false,
    onChange(number, value) {
      values.set(number, value);
      for (const listener of listeners) listener();
    },
    onVisit: () => undefined,
  };
}
