import { useMemo, useSyncExternalStore } from 'react';
import type { Answering } from '#features/questions/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { COURSE_ENDPOINTS } from '../../endpoints.ts';
import { needsSignIn, useJournaled } from '../saving/use-journaled.ts';
import { createLessonWork, type LessonReply, type LessonWork } from './lesson-work.ts';

type Params = { readonly course: string; readonly lesson: string };

/** Opens the work of a lesson with what this browser and the server have. Undefined until the journal is open. */
export function useLessonWork(params: Params, reply: LessonReply): LessonWork | undefined {
  return useJournaled(`${params.course}/${params.lesson}`, reply, (opening) =>
    createLessonWork({
      ...opening,
      reply,
      send: (answers, closing) =>
        call(COURSE_ENDPOINTS, 'saveLessonAnswers', {
          params,
          body: { answers: [...answers] },
          keepalive: closing,
        }),
      needsSignIn,
    }),
  );
}

/** The answers of a lesson, for its questions. */
export function useLessonAnswering(work: LessonWork): Answering {
  const view = useSyncExternalStore(work.subscribe, work.getView, work.getView);
  const locked = [...view.receipts.keys(), ...view.waiting].sort((one, other) => one - other).join(' ');
  return useMemo(
    () => ({
      store: { subscribe: work.subscribe, valueOf: work.valueOf },
      disabled: false,
      locked: new Set(locked.split(' ').filter(Boolean).map(Number)),
      onChange: work.change,
      onVisit: () => undefined,
    }),
    [work, locked],
  );
}
