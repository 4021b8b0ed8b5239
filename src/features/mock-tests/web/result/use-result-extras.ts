import { useEffect, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import { ANNOTATION_ENDPOINTS } from '../../annotations-endpoints.ts';
import { APPEAL_ENDPOINTS } from '../../appeals-endpoints.ts';
import { MOCK_TEST_ENDPOINTS } from '../../endpoints.ts';
import type { addAppeal } from '../../appeals-contract.ts';
import { parseNotePlace } from '#ielts/paper/note-place.ts';
import type { Note } from '#features/questions/web/index.ts';
import type { AttemptSummary } from '../attempt-summary.ts';

export type Appeal = CallOf<typeof addAppeal>['reply'];

/** The additions to a result: annotations, appeals, and earlier attempts. */
export type ResultExtras = {
  /** Milliseconds spent on each question. Empty where nothing was counted. */
  readonly times: ReadonlyMap<number, number>;
  readonly flagged: ReadonlySet<number>;
  readonly notes: readonly Note[];
  readonly appeals: readonly Appeal[];
  /** The attempts at the same section that are over and show their marks, the oldest first, including this one. */
  readonly sittings: readonly AttemptSummary[];
};

const NOTHING: ResultExtras = { times: new Map(), flagged: new Set(), notes: [], appeals: [], sittings: [] };

async function loadExtras({
  attempt_id: attemptId,
  mock_test,
  skill,
}: AttemptSummary): Promise<ResultExtras> {
  const params = { attemptId };
  const [annotations, appeals, attempts] = await Promise.all([
    call(ANNOTATION_ENDPOINTS, 'listAnnotations', { params }),
    call(APPEAL_ENDPOINTS, 'listAppeals', { params }),
    call(MOCK_TEST_ENDPOINTS, 'listAttempts', { query: { mock_test } }),
  ]);
  const left = annotations.ok ? annotations.reply.annotations.filter(({ text }) => text !== '') : [];
  const ofKind = (wanted: string) => left.filter(({ kind }) => kind === wanted);
  return {
    times: new Map(ofKind('time').map(({ place, text }) => [Number(place), Number(text)])),
    flagged: new Set(ofKind('flag').map(({ place }) => Number(place))),
    notes: ofKind('note').flatMap(({ place, text }) => {
      const at = parseNotePlace(place);
      return at ? [{ place, at, text }] : [];
    }),
    appeals: appeals.ok ? appeals.reply.appeals : [],
    sittings: attempts.ok
      ? attempts.reply.attempts
          .filter((each) => each.skill === skill && each.phase === 'submitted' && !each.waiting_for_sitting)
          .sort((a, b) => a.started_at.localeCompare(b.started_at))
      : [],
  };
}

/** Loads the additions to a result. The result is shown even if this fails. */
export function useResultExtras(attempt: AttemptSummary) {
  const [extras, setExtras] = useState(NOTHING);
  const { attempt_id: attemptId } = attempt;
  useEffect(() => {
    let left = false;
    void loadExtras(attempt).then((next) => {
      if (!left) setExtras(next);
    });
    return () => {
      left = true;
    };
  }, [attemptId]);
  return {
    extras,
    addAppeal: (appeal: Appeal) =>
      setExtras((before) => ({ ...before, appeals: [...before.appeals, appeal] })),
  };
}
