import type { CallResult } from '#platform/api-client/api-client.ts';
import type { Journal } from '#platform/outbox/journal.ts';
import { createOutbox, type SendReport } from '#platform/outbox/outbox.ts';
import { baseOf, WRITTEN_TEXT, type OutboxEntry, type OutboxRecord } from '#platform/outbox/outbox-entry.ts';
import { LONG_TEXT } from '#platform/outbox/save-timer.ts';
import type { WorkReply } from './work-replies.ts';

/** A work has one text: the outbox knows it by this name. */
export const TEXT = 'text';

/** The server's refusals when the caller's session has ended. */
const SESSION_OVER = ['session-over', 'sign-in-needed', 'account-suspended'];

/** A draft as the server has it. */
export type StoredDraft = {
  readonly text: string;
  readonly sequence: number;
  readonly state: WorkReply['work']['state'];
};

type DraftSyncOptions = {
  readonly owner: string;
  readonly journal: Journal<string, string>;
  readonly journaled: readonly OutboxEntry<string, string>[];
  readonly stored: StoredDraft;
  readonly read: () => Promise<CallResult<StoredDraft>>;
  readonly save: (
    draft: { readonly text: string; readonly sequence: number },
    closing: boolean,
  ) => Promise<CallResult<StoredDraft>>;
  /** The draft was submitted elsewhere: the server takes no change of it. */
  readonly onSubmitted: () => void;
  /** A newer text from another tab or device replaced the one that was shown. */
  readonly onReplaced: () => void;
};

const recordOf = ({ text, sequence }: StoredDraft): OutboxRecord<string, string> => ({
  key: TEXT,
  value: text,
  sequence,
});

/** The server's text as the one that replaces ours, however many changes ours has. */
const above = ({ sequence }: { readonly sequence: number }, stored: StoredDraft) => ({
  ...recordOf(stored),
  sequence: Math.max(sequence, stored.sequence),
});

/** Whether an unsaved text was built on an older one than the server has. */
const isFromElsewhere = (own: OutboxEntry<string, string>, stored: StoredDraft): boolean =>
  !own.saved && stored.sequence > baseOf(own) && stored.text !== own.value;

/**
 * Keeps a draft in step with the server. Where another tab or device has saved meanwhile, its text is shown, and the
 * unsaved text from here is set aside for the learner to choose.
 */
export function createDraftSync(options: DraftSyncOptions) {
  const { owner, journal, journaled, read, save, onSubmitted, onReplaced } = options;
  /** False: a save has failed, and nobody knows what the server has by now. */
  let isInStep = true;
  const outbox = createOutbox<string, string>({
    owner,
    journal,
    journaled,
    stored: [recordOf(options.stored)],
    // Another device may have written since: then the text from here is set aside, and replaces nothing.
    unbroken: false,
    rules: WRITTEN_TEXT,
    isLong: ({ length }) => length >= LONG_TEXT,
    async send([draft], closing): Promise<CallResult<SendReport<string, string>>> {
      if (!draft) return { ok: true, reply: { saved: [] } };
      // After a failure another device may have written, and the server compares counts of changes alone.
      const looked = isInStep ? undefined : await read();
      if (looked && !looked.ok) return looked;
      const own = entry();
      if (looked && own && isFromElsewhere(own, looked.reply)) {
        isInStep = true;
        return { ok: true, reply: { saved: [], stale: [above(own, looked.reply)] } };
      }
      const result = await save({ text: draft.value, sequence: draft.sequence }, closing);
      isInStep = result.ok;
      if (!result.ok) return result;
      const { reply } = result;
      if (reply.state !== 'draft') onSubmitted();
      const isOurs = reply.sequence === draft.sequence && reply.text === draft.value;
      return {
        ok: true,
        reply: isOurs ? { saved: [draft] } : { saved: [], stale: [above(draft, reply)] },
      };
    },
    needsSignIn: (code) => SESSION_OVER.includes(code),
  });

  const entry = () => outbox.getSnapshot().entries.get(TEXT);

  /** Reads the server again. A text with more changes than the one here replaces it. */
  async function look(): Promise<CallResult<unknown>> {
    const result = await read();
    if (!result.ok) return result;
    if (result.reply.state !== 'draft') onSubmitted();
    const before = entry();
    if (before && isFromElsewhere(before, result.reply)) {
      outbox.settle({ saved: [], stale: [above(before, result.reply)] });
    } else outbox.take([recordOf(result.reply)]);
    if (before && entry()?.value !== before.value) onReplaced();
    return result;
  }

  return {
    outbox,
    look,
    /** Everything is on the server, and is what the server has. False: it cannot be reached. */
    async settle(): Promise<boolean> {
      const looked = await look();
      if (!looked.ok) return false;
      // A batch on its way may have been built before the last change.
      await outbox.flush();
      if (outbox.listPending().length > 0) await outbox.flush();
      return outbox.listPending().length === 0;
    },
    /** The draft is submitted: the browser forgets it. */
    async forget(): Promise<void> {
      outbox.stop();
      await journal.forget(owner).catch(() => undefined);
    },
  };
}

export type DraftSync = ReturnType<typeof createDraftSync>;
