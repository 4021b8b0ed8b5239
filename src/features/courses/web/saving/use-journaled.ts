import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { connectPage } from '#platform/outbox/connect-page.ts';
import type { Journal } from '#platform/outbox/journal.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';
import type { OutboxEntry } from '#platform/outbox/outbox-entry.ts';
import { openLessonJournal } from './lesson-journal.ts';

/** The server's refusals when the caller's session has ended. */
const SESSION_OVER = ['session-over', 'sign-in-needed', 'account-suspended'];

/** Whether signing in resolves a refusal with this code. */
export const needsSignIn = (code: string): boolean => SESSION_OVER.includes(code);

export type Opening<Key = number> = {
  /** The name of this work in the browser: one person's, so that nobody sends the work of another. */
  readonly owner: string;
  readonly journal: Journal<Key, string>;
  /** What an earlier visit wrote and the server may not have. */
  readonly journaled: readonly OutboxEntry<Key, string>[];
};

type Journaled<Key> = { readonly outbox: Outbox<Key, string>; readonly stop?: () => void };

/**
 * Opens work with what this browser wrote earlier, and sends it while the page is open. `name` says which work it is,
 * `source` is what the server has: a new one opens the work again. Undefined until the journal is open.
 */
export function useJournaled<Work extends Journaled<number>>(
  name: string,
  source: object,
  open: (opening: Opening) => Work,
): Work | undefined {
  return useOpened(openLessonJournal, name, source, open);
}

/** As `useJournaled`, for work that another journal has. */
export function useOpened<Key, Work extends Journaled<Key>>(
  openJournal: () => Promise<Journal<Key, string>>,
  name: string,
  source: object,
  open: (opening: Opening<Key>) => Work,
): Work | undefined {
  const [work, setWork] = useState<Work>();
  const owner = `${useSession()?.user.id ?? 'visitor'}/${name}`;
  const openNow = useEffectEvent(open);
  useEffect(() => {
    let left = false;
    let close = () => {};
    void openJournal().then(async (journal) => {
      const journaled = await journal.list(owner).catch(() => []);
      if (left) return;
      const opened = openNow({ owner, journal, journaled });
      opened.outbox.start();
      const disconnect = connectPage(opened.outbox);
      close = () => {
        disconnect();
        opened.outbox.stop();
        opened.stop?.();
      };
      setWork(opened);
    });
    return () => {
      left = true;
      close();
    };
  }, [owner, source, openJournal]);
  return work;
}
