import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { connectPage } from '#platform/outbox/connect-page.ts';
import type { SaveState } from '#platform/outbox/save-state.ts';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import type { WorkReply } from './work-replies.ts';
import { createDraftSync, TEXT, type DraftSync } from './create-draft-sync.ts';
import { openDraftJournal } from './draft-journal.ts';

export type Draft = {
  readonly text: string;
  readonly sequence: number;
  readonly state: SaveState;
  /** False: this browser could not store the unsaved text. */
  readonly journaled: boolean;
  /** A newer text from another tab or device is shown. */
  readonly isReplaced: boolean;
  /** Written here, and replaced by a newer text; the learner may still choose it. */
  readonly aside: string | undefined;
  /** It was submitted from another tab or device. */
  readonly isSubmitted: boolean;
  readonly write: (text: string) => void;
  readonly choose: (which: 'stored' | 'aside') => void;
  readonly settle: DraftSync['settle'];
  readonly forget: DraftSync['forget'];
  /** The text at this moment, for an act that has waited. */
  readonly read: () => { readonly text: string; readonly sequence: number };
};

/** The draft of a work, saved as it is written. Undefined until the browser's own copy is read. */
export function useDraft({ work }: WorkReply): Draft | undefined {
  const [sync, setSync] = useState<DraftSync>();
  const [isSubmitted, setSubmitted] = useState(false);
  const [isReplaced, setReplaced] = useState(false);
  const params = { workId: work.work_id };
  const owner = `${useSession()?.user.id ?? 'visitor'}/${work.work_id}`;
  const open = useEffectEvent(async () => {
    const journal = await openDraftJournal();
    const journaled = await journal.list(owner).catch(() => []);
    return createDraftSync({
      owner,
      journal,
      journaled,
      stored: work,
      async read() {
        const result = await call(WORK_ENDPOINTS, 'getWork', { params });
        return result.ok ? { ok: true, reply: result.reply.work } : result;
      },
      save: (body, closing) => call(WORK_ENDPOINTS, 'saveWork', { params, body, keepalive: closing }),
      onSubmitted: () => setSubmitted(true),
      onReplaced: () => setReplaced(true),
    });
  });

  useEffect(() => {
    let left = false;
    let close = () => {};
    void open().then((opened) => {
      if (left) return;
      opened.outbox.start();
      const disconnect = connectPage({ look: opened.look, flush: opened.outbox.flush });
      close = () => {
        disconnect();
        // The last words are sent also when the learner goes to another page of the site.
        void opened.outbox.flush();
        opened.outbox.stop();
      };
      setSync(opened);
    });
    return () => {
      left = true;
      close();
    };
  }, [owner]);

  const snapshot = useSyncExternalStore(
    sync?.outbox.subscribe ?? never,
    () => sync?.outbox.getSnapshot(),
    () => undefined,
  );
  if (!sync || !snapshot) return undefined;
  const entry = snapshot.entries.get(TEXT);
  const read = () => {
    const now = sync.outbox.getSnapshot().entries.get(TEXT);
    return { text: now?.value ?? '', sequence: now?.sequence ?? 0 };
  };
  return {
    text: entry?.value ?? '',
    sequence: entry?.sequence ?? 0,
    state: snapshot.state,
    journaled: snapshot.journaled,
    isReplaced: isReplaced || snapshot.replaced.length > 0,
    aside: entry?.aside,
    isSubmitted,
    write(text) {
      setReplaced(false);
      sync.outbox.change(TEXT, text);
    },
    choose: (which) => sync.outbox.choose(TEXT, which),
    settle: sync.settle,
    forget: sync.forget,
    read,
  };
}

const never = () => () => undefined;
