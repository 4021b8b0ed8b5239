import { useEffect } from 'react';
import type { LessonReply, LessonWork } from './lesson-work.ts';
import type { CopyName } from '../offline/lesson-copies.ts';

/** A burst of marks is stored as one copy. */
const STORE_AFTER_MS = 1_000;

/** Stores the lesson in this browser with every new mark, so that a reload without a connection shows it again. */
export function useKeptCopy(
  { owner, language, course, lesson }: CopyName,
  reply: LessonReply,
  work: LessonWork,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      const { receipts, progress, task } = work.getView();
      const known = new Map(reply.answers.map((answer) => [answer.number, answer]));
      for (const receipt of receipts.values()) known.set(receipt.number, receipt);
      const copy = { ...reply, progress, task, answers: [...known.values()] };
      void import('../offline/lesson-copies.ts').then(
        ({ keepCopy }) => keepCopy({ owner, language, course, lesson }, copy, Date.parse(reply.server_now)),
        () => undefined,
      );
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(store, STORE_AFTER_MS);
    };
    later();
    const stop = work.subscribe(later);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [owner, language, course, lesson, reply, work]);
}
