import { call } from '#platform/api-client/api-client.ts';
import { COURSE_ENDPOINTS } from '../../endpoints.ts';
import { createLessonFacts, type LessonFacts } from '../saving/lesson-facts.ts';
import { openFactsJournal } from '../saving/lesson-journal.ts';
import { needsSignIn, useOpened } from '../saving/use-journaled.ts';
import type { LessonWork } from './lesson-work.ts';

type Params = { readonly course: string; readonly lesson: string };

/** What the learner reads and watches, on its way to the server. Undefined until this browser's own is read. */
export function useLessonFacts(params: Params, work: LessonWork): LessonFacts | undefined {
  return useOpened(openFactsJournal, `${params.course}/${params.lesson}`, work, (opening) =>
    createLessonFacts({
      ...opening,
      async sendSeen(blocks, closing) {
        const result = await call(COURSE_ENDPOINTS, 'saveSeenBlocks', {
          params,
          body: {
            blocks: blocks.map(({ id, sorted }) => ({ id, ...(sorted ? { sorted: [...sorted] } : {}) })),
          },
          keepalive: closing,
        });
        if (result.ok) work.takeProgress(result.reply.progress);
        return result;
      },
      async sendWatched({ tutorial, ranges, positionMs, at }, closing) {
        const result = await call(COURSE_ENDPOINTS, 'saveWatched', {
          params,
          body: {
            tutorial,
            ranges: ranges.map(([from, to]): [number, number] => [from, to]),
            position_ms: Math.round(positionMs),
            sequence: at,
          },
          keepalive: closing,
        });
        if (result.ok) work.takeProgress(result.reply.progress);
        return result;
      },
      needsSignIn,
    }),
  );
}
