import { useMemo } from 'react';
import type { Answering } from '#features/questions/web/index.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';

/** Connects the questions of an attempt with its answers, which are read and changed one by one. */
export function useAnswering(
  { reply, sync }: OpenedAttempt,
  { disabled, onVisit }: Pick<Answering, 'disabled' | 'onVisit'>,
): Answering {
  const { checks } = reply;
  return useMemo(
    () => ({
      store: {
        subscribe: sync.subscribe,
        valueOf: (number) => sync.getSnapshot().entries.get(number)?.value ?? '',
      },
      disabled,
      locked: new Set(checks.map(({ number }) => number)),
      onChange: sync.change,
      onVisit,
    }),
    [sync, checks, disabled, onVisit],
  );
}
