import { useEffect, useState } from 'react';
import { connectPage } from '#platform/outbox/connect-page.ts';
import { openAnnotations, type OpenedAnnotations } from './open-annotations.ts';
import type { AnnotationSync } from './annotation-sync.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';

/** Sends the remaining changes. Once all have arrived, it clears them from the browser, which may be shared. */
async function leave({ sync, journal }: OpenedAnnotations, attemptId: string): Promise<void> {
  // The time on the last question is counted when the page is left, too.
  await Promise.resolve();
  sync.stop();
  await sync.flush(true);
  if (sync.isSettled()) await journal.forget(attemptId).catch(() => undefined);
}

/** Keeps annotations in step with the server until the page is left. */
export function useAnnotations(attempt: OpenedAttempt): AnnotationSync | undefined {
  const [opened, setOpened] = useState<OpenedAnnotations>();
  const attemptId = attempt.reply.attempt.attempt_id;
  // The sync lives as long as the page; the attempt's reply may be replaced.
  const { sync: answers } = attempt;

  useEffect(() => {
    let left = false;
    let mine: OpenedAnnotations | undefined;
    void openAnnotations(attempt).then((next) => {
      if (left) return;
      mine = next;
      void next.sync.look();
      next.sync.start();
      setOpened(next);
    });
    return () => {
      left = true;
      if (mine) void leave(mine, attemptId);
    };
  }, [answers, attemptId]);

  useEffect(() => {
    if (!opened) return undefined;
    const { sync } = opened;
    const stops = [
      connectPage(sync),
      answers.subscribe(() => {
        if (answers.getSnapshot().state !== 'signed-out') sync.signedIn();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [opened, answers]);

  return opened?.sync;
}
