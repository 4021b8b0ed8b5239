import { useEffect, useState } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { connectPage } from '#platform/outbox/connect-page.ts';
import { PRACTICE_ENDPOINTS, WORD_ENDPOINTS } from '../../endpoints.ts';
import { deviceZone } from '../parts/device-zone.ts';
import { openPracticeJournal } from './practice-journal.ts';
import { createPracticeOutbox, type PracticeCalls, type PracticeOutbox } from './practice-outbox.ts';

/** The server's refusals when the caller's session has ended. */
const SESSION_OVER: readonly string[] = ['session-over', 'sign-in-needed', 'account-suspended'];

const CALLS: PracticeCalls = {
  sendAnswers: (answers, keepalive) =>
    call(PRACTICE_ENDPOINTS, 'sendPracticeAnswers', {
      body: { zone: deviceZone(), answers: [...answers] },
      keepalive,
    }),
  undoAnswers: (answers, keepalive) =>
    call(PRACTICE_ENDPOINTS, 'undoPracticeAnswers', { body: { answers: [...answers] }, keepalive }),
  sendReviews: (reviews, keepalive) =>
    call(WORD_ENDPOINTS, 'reviewCards', { body: { zone: deviceZone(), reviews: [...reviews] }, keepalive }),
  finish: (session, keepalive) =>
    call(PRACTICE_ENDPOINTS, 'finishPracticeSession', {
      params: { session },
      body: { zone: deviceZone() },
      keepalive,
    }),
};

/** What practice is stored under in this browser: one person's, so that nobody sends the work of another. */
export function usePracticeOwner(): string | undefined {
  const session = useSession();
  return session === undefined ? undefined : (session?.user.id ?? 'visitor');
}

/** Sends what was done in practice, now and on earlier visits, while the page is open. Undefined until it is read. */
export function usePracticeOutbox(): PracticeOutbox | undefined {
  const [opened, setOpened] = useState<PracticeOutbox>();
  const owner = usePracticeOwner();
  useEffect(() => {
    if (owner === undefined) return undefined;
    let left = false;
    let close = () => {};
    void openPracticeJournal().then(async (journal) => {
      const journaled = await journal.list(owner).catch(() => []);
      if (left) return;
      const needsSignIn = (code: string) => SESSION_OVER.includes(code);
      const practice = createPracticeOutbox({ owner, journal, journaled, needsSignIn, ...CALLS });
      practice.outbox.start();
      const disconnect = connectPage(practice.outbox);
      close = () => {
        disconnect();
        practice.outbox.stop();
      };
      setOpened(practice);
    });
    return () => {
      left = true;
      close();
    };
  }, [owner]);
  return opened;
}
