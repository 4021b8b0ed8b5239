import { useMemo, useSyncExternalStore } from 'react';
import type { Answering } from '#features/questions/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { createOutbox } from '#platform/outbox/outbox.ts';
import type { SaveState } from '#platform/outbox/save-state.ts';
import { MODULE_TEST_ENDPOINTS } from '../../module-tests-endpoints.ts';
import { needsSignIn, useJournaled } from '../saving/use-journaled.ts';
import type { Test } from './module-test-reply.ts';

type TestAnswers = {
  readonly answering: Answering;
  readonly state: SaveState;
  readonly answered: ReadonlySet<number>;
  /** All answers as they are on this page, for the submission. */
  readonly list: () => { number: number; value: string; sequence: number }[];
  /** Sends what is not saved yet: after the submission the server takes no answer. */
  readonly flush: () => Promise<void>;
};

/** The answers of a module test, saved as they are written. Undefined until the browser's own ones are read. */
export function useTestAnswers(course: string, test: Test): TestAnswers | undefined {
  const isOver = test.result !== null;
  const params = { course, testId: test.test_id };
  const outbox = useJournaled(test.test_id, test, (opening) => ({
    outbox: createOutbox<number, string>({
      ...opening,
      stored: test.answers.map(({ number, value, sequence }) => ({ key: number, value, sequence })),
      rules: { nothing: '' },
      async send(batch, closing) {
        const answers = batch.map(({ key, value, sequence }) => ({ number: key, value, sequence }));
        const result = await call(MODULE_TEST_ENDPOINTS, 'saveTestAnswers', {
          params,
          body: { answers },
          keepalive: closing,
        });
        if (!result.ok) return result;
        const saved = result.reply.answers.map(({ number, value, sequence }) => ({
          key: number,
          value,
          sequence,
        }));
        return { ok: true, reply: { saved, stale: saved } };
      },
      needsSignIn,
    }),
  }))?.outbox;

  const never = () => () => undefined;
  const snapshot = useSyncExternalStore(
    outbox?.subscribe ?? never,
    () => outbox?.getSnapshot(),
    () => undefined,
  );
  const answering = useMemo<Answering | undefined>(
    () =>
      outbox && {
        store: {
          subscribe: outbox.subscribe,
          valueOf: (number) => outbox.getSnapshot().entries.get(number)?.value ?? '',
        },
        disabled: isOver,
        onChange: outbox.change,
        onVisit: () => undefined,
      },
    [outbox, isOver],
  );
  if (!outbox || !snapshot || !answering) return undefined;
  const list = () =>
    [...snapshot.entries.values()].map(({ key, value, sequence }) => ({ number: key, value, sequence }));
  const answered = new Set(
    list()
      .filter(({ value }) => value.trim() !== '')
      .map(({ number }) => number),
  );
  return { answering, state: snapshot.state, answered, list, flush: outbox.flush };
}
