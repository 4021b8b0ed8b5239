import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Answering } from '#features/questions/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { connectPage } from '#platform/outbox/connect-page.ts';
import { COURSE_ENDPOINTS } from '../../endpoints.ts';
import { openLessonJournal } from './lesson-journal.ts';
import { createLessonWork, type LessonReply, type LessonWork } from './lesson-work.ts';

/** The server's refusals when the caller's session has ended. */
const SESSION_OVER = ['session-over', 'sign-in-needed', 'account-suspended'];

type Params = { readonly course: string; readonly lesson: string };

/** Opens the work of a lesson with what this browser and the server have. Undefined until the journal is open. */
export function useLessonWork({ course, lesson }: Params, reply: LessonReply): LessonWork | undefined {
  const [work, setWork] = useState<LessonWork>();
  useEffect(() => {
    const name = `${course}/${lesson}`;
    let left = false;
    let close = () => {};
    const params = { course, lesson };
    void openLessonJournal().then(async (journal) => {
      const journaled = await journal.list(name).catch(() => []);
      if (left) return;
      const opened = createLessonWork({
        name,
        reply,
        journal,
        journaled,
        send: (answers, closing) =>
          call(COURSE_ENDPOINTS, 'saveLessonAnswers', {
            params,
            body: { answers: [...answers] },
            keepalive: closing,
          }),
        needsSignIn: (code) => SESSION_OVER.includes(code),
      });
      opened.outbox.start();
      const disconnect = connectPage(opened.outbox);
      close = () => {
        disconnect();
        opened.stop();
      };
      setWork(opened);
    });
    return () => {
      left = true;
      close();
    };
  }, [course, lesson, reply]);
  return work;
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
