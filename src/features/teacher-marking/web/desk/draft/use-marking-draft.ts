import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { call, type CallResult } from '#platform/api-client/api-client.ts';
import { connectPage } from '#platform/outbox/connect-page.ts';
import type { SaveState } from '#platform/outbox/save-state.ts';
import { DESK_ENDPOINTS } from '../desk-calls.ts';
import type { DeskDraft, DeskWork, DraftReply } from '../desk-replies.ts';
import { createMarkingSync, DRAFT, type MarkingSync } from './create-marking-sync.ts';
import type { DraftContent } from './draft-content.ts';
import { openMarkingJournal } from './marking-journal.ts';

export type DraftChange = (change: (content: DraftContent) => DraftContent) => void;

export type MarkingDraft = {
  readonly content: DraftContent;
  readonly state: SaveState;
  /** False: this browser could not store the unsaved marking. */
  readonly journaled: boolean;
  /** A newer draft from another tab or device is shown. */
  readonly isReplaced: boolean;
  /** Written here, and replaced by a newer draft; the teacher may still choose it. */
  readonly aside: DraftContent | undefined;
  /** Stays the same function, so that parts of the desk do not render again. */
  readonly change: DraftChange;
  readonly choose: (which: 'stored' | 'aside') => void;
  /** Saves everything. False: the server does not have it. */
  readonly settle: () => Promise<boolean>;
  readonly complete: () => Promise<CallResult<DraftReply>>;
  readonly revision: () => number;
  /** Deletes the device's copy of a final marking. */
  readonly forget: () => Promise<void>;
};

type DraftEvents = {
  readonly onDraft: (draft: DeskDraft, leaseUntil: string | null | undefined) => void;
  /** The server refused a save with this code. */
  readonly onRefused: (code: string) => void;
};

/** The draft of a marking, saved as it is written. Undefined until the device's own copy is read. */
export function useMarkingDraft(
  { order, draft: stored }: Pick<DeskWork, 'order' | 'draft'>,
  events: DraftEvents,
): MarkingDraft | undefined {
  const [sync, setSync] = useState<MarkingSync>();
  const [isReplaced, setReplaced] = useState(false);
  const current = useRef<MarkingSync>(undefined);
  const params = { markingOrderId: order.marking_order_id };
  const owner = `${useSession()?.user.id ?? ''}/${order.marking_order_id}/${stored.version}`;
  const onDraft = useEffectEvent(events.onDraft);
  const onRefused = useEffectEvent(events.onRefused);

  const open = useEffectEvent(async () => {
    const journal = await openMarkingJournal();
    return createMarkingSync({
      owner,
      journal,
      journaled: await journal.list(owner).catch(() => []),
      stored,
      async read() {
        const result = await call(DESK_ENDPOINTS, 'getDeskWork', { params });
        return result.ok ? { ok: true, reply: result.reply.draft } : result;
      },
      save: (body, closing) => call(DESK_ENDPOINTS, 'saveMarkingDraft', { params, body, keepalive: closing }),
      onDraft: (draft, leaseUntil) => onDraft(draft, leaseUntil),
      onRefused: ({ code }) => onRefused(code),
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
        // The last words are sent also when the teacher goes to another page of the site.
        void opened.outbox.flush();
        opened.outbox.stop();
      };
      current.current = opened;
      setSync(opened);
    });
    return () => {
      left = true;
      close();
    };
  }, [owner]);

  const change = useCallback<DraftChange>((act) => {
    setReplaced(false);
    current.current?.change(act);
  }, []);

  const snapshot = useSyncExternalStore(
    sync?.outbox.subscribe ?? never,
    () => sync?.outbox.getSnapshot(),
    () => undefined,
  );
  const entry = snapshot?.entries.get(DRAFT);
  if (!sync || !snapshot || !entry) return undefined;
  return {
    content: entry.value.content,
    state: snapshot.state,
    journaled: snapshot.journaled,
    isReplaced,
    aside: entry.aside?.content,
    change,
    choose(which) {
      setReplaced(false);
      sync.choose(which);
    },
    settle: sync.settle,
    complete: sync.complete,
    revision: sync.revision,
    forget: sync.forget,
  };
}

const never = () => () => undefined;
