import type { CallResult } from '#platform/api-client/api-client.ts';
import type { Journal } from '#platform/outbox/journal.ts';
import { createOutbox, type SendReport } from '#platform/outbox/outbox.ts';
import type { OutboxEntry, OutboxRecord } from '#platform/outbox/outbox-entry.ts';
import type { DeskDraft, DraftReply } from '../desk-replies.ts';
import { contentOf, isSameContent, type DraftContent } from './draft-content.ts';
import type { DraftValue } from './marking-journal.ts';

/** A work has one draft: the outbox knows it by this name. */
export const DRAFT = 'draft';

/** The server's refusals when the teacher's session has ended. */
const SESSION_OVER = ['session-over', 'sign-in-needed', 'account-suspended'];

type Refused = Extract<CallResult<unknown>, { readonly kind: 'refused' }>;
type SaveBody = DraftContent & { readonly revision: number; readonly complete?: true };

export type MarkingSyncOptions = {
  readonly owner: string;
  readonly journal: Journal<string, DraftValue>;
  readonly journaled: readonly OutboxEntry<string, DraftValue>[];
  /** The draft as the server has it. */
  readonly stored: DeskDraft;
  readonly read: () => Promise<CallResult<DeskDraft>>;
  readonly save: (body: SaveBody, closing: boolean) => Promise<CallResult<DraftReply>>;
  /** The server has saved or returned a draft. */
  readonly onDraft: (draft: DeskDraft, leaseUntil: string | null | undefined) => void;
  /** The server takes no change of this draft. */
  readonly onRefused: (refused: Refused) => void;
  /** A newer draft from another tab or device is shown. */
  readonly onReplaced: () => void;
};

const valueOf = (draft: DeskDraft): DraftValue => ({
  content: contentOf(draft),
  revision: draft.revision,
});

/** Two values are the same if a teacher cannot tell them apart, and both were made from the same revision. */
const isSameValue = (one: DraftValue, other: DraftValue) =>
  one.revision === other.revision && isSameContent(one.content, other.content);

/**
 * The entries of an earlier visit by the server's revision. An unsaved draft that was made from it continues. One that
 * was made from an older revision is set aside for the teacher to choose.
 */
function adoptJournal(
  journaled: readonly OutboxEntry<string, DraftValue>[],
  stored: DraftValue,
): OutboxEntry<string, DraftValue>[] {
  return journaled.flatMap((entry): OutboxEntry<string, DraftValue>[] => {
    const { saved, value, aside } = entry;
    const own = saved ? aside : value;
    if (!own || isSameContent(own.content, stored.content)) return [];
    const place = { key: DRAFT, sequence: stored.revision + 1 };
    return !saved && own.revision === stored.revision
      ? [{ ...place, value: own, saved: false, base: stored.revision }]
      : [{ ...place, value: stored, saved: true, aside: own }];
  });
}

/**
 * Keeps a marking in step with the server. Where another tab or device has saved meanwhile, its draft is shown, and the
 * unsaved one from here is set aside for the teacher to choose.
 */
export function createMarkingSync(options: MarkingSyncOptions) {
  const { owner, journal, read, save, onDraft, onRefused, onReplaced } = options;
  const first = valueOf(options.stored);
  let { revision } = first;
  /** The content of the last save whose reply was lost. */
  let unanswered: DraftContent | undefined;
  /** Saves follow each other, because each needs the revision that the one before made. */
  let turn: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const next = turn.then(act, act);
    turn = next.catch(() => undefined);
    return next;
  };

  const outbox = createOutbox<string, DraftValue>({
    owner,
    journal,
    journaled: adoptJournal(options.journaled, first),
    stored: [{ key: DRAFT, value: first, sequence: first.revision }],
    unbroken: false,
    rules: { isSame: isSameValue, setsAside: true },
    // A marking is sent as a whole each time.
    isLong: () => true,
    async send([record], closing): Promise<CallResult<SendReport<string, DraftValue>>> {
      if (!record) return { ok: true, reply: { saved: [] } };
      const result = await inTurn(() => send(record.value.content, false, closing));
      if (!result.ok) return result;
      return { ok: true, reply: note(record, result.reply) };
    },
    needsSignIn: (code) => SESSION_OVER.includes(code),
  });

  const entry = () => outbox.getSnapshot().entries.get(DRAFT);

  async function send(content: DraftContent, complete: boolean, closing: boolean) {
    const body: SaveBody = { ...content, revision, ...(complete ? { complete: true } : {}) };
    const result = await save(body, closing);
    if (!result.ok) {
      if (result.kind === 'refused' && !SESSION_OVER.includes(result.code)) onRefused(result);
      else unanswered = content;
      return result;
    }
    const { saved, draft, lease_until: leaseUntil } = result.reply;
    revision = draft.revision;
    if (saved) unanswered = undefined;
    onDraft(draft, leaseUntil);
    return result;
  }

  /** What the server's reply means for a draft that was sent. */
  function note(
    record: OutboxRecord<string, DraftValue>,
    { saved, draft }: DraftReply,
  ): SendReport<string, DraftValue> {
    const now = entry();
    if (saved) {
      // Words that were typed meanwhile are built on the draft that has just been saved.
      if (now && now.sequence !== record.sequence)
        outbox.change(DRAFT, { ...now.value, revision: draft.revision });
      return { saved: [record] };
    }
    const isOurs = unanswered && isSameContent(unanswered, contentOf(draft));
    unanswered = undefined;
    // The server had saved it, and the reply was lost. It is sent again, on top of the draft that the server has.
    if (isOurs) return { saved: [] };
    return { saved: [], stale: [replace(draft)] };
  }

  /** The server's draft, as one that replaces ours. */
  function replace(draft: DeskDraft): OutboxRecord<string, DraftValue> {
    const sequence = Math.max(entry()?.sequence ?? 0, draft.revision);
    onReplaced();
    return { key: DRAFT, value: valueOf(draft), sequence };
  }

  /** Reads the server again. A newer draft replaces the one here, and unsaved words are set aside. */
  function look(): Promise<CallResult<unknown>> {
    return inTurn(async () => {
      const result = await read();
      if (!result.ok) return result;
      const { reply: draft } = result;
      onDraft(draft, undefined);
      if (draft.revision <= revision) return result;
      revision = draft.revision;
      const isShown = isSameContent(entry()?.value.content ?? first.content, contentOf(draft));
      if (!isShown) outbox.settle({ saved: [], stale: [replace(draft)] });
      return result;
    });
  }

  /** Sends what is here. False: the server does not have all of it. */
  async function settle(): Promise<boolean> {
    await outbox.flush();
    // A batch on its way may have been built before the last change.
    if (outbox.listPending().length > 0) await outbox.flush();
    return outbox.listPending().length === 0;
  }

  return {
    outbox,
    look,
    settle,
    revision: () => revision,
    /** Changes the draft. It is stored on the device immediately. */
    change(change: (content: DraftContent) => DraftContent): void {
      const now = entry()?.value.content ?? first.content;
      outbox.change(DRAFT, { content: change(now), revision });
    },
    /** The teacher has chosen between the server's draft and the one that was set aside. */
    choose(which: 'stored' | 'aside'): void {
      outbox.choose(DRAFT, which);
      const now = entry();
      // The chosen draft is built on the newest revision from now on.
      if (now && which === 'aside') outbox.change(DRAFT, { ...now.value, revision });
    },
    /** Saves the draft as complete. `unreachable`: the server does not have it. */
    async complete(): Promise<CallResult<DraftReply>> {
      if (!(await settle())) return { ok: false, kind: 'unreachable' };
      const { content } = entry()?.value ?? first;
      const result = await inTurn(() => send(content, true, false));
      if (result.ok && !result.reply.saved)
        outbox.settle({ saved: [], stale: [replace(result.reply.draft)] });
      return result;
    },
    /** The marking is final: the device forgets it. */
    async forget(): Promise<void> {
      outbox.stop();
      await journal.forget(owner).catch(() => undefined);
    },
  };
}

export type MarkingSync = ReturnType<typeof createMarkingSync>;
