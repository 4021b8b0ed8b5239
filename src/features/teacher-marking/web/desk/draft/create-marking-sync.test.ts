import { expect, onTestFinished, test, vi } from 'vitest';
import type { OutboxEntry } from '#platform/outbox/outbox-entry.ts';
import type { DeskDraft } from '../desk-replies.ts';
import { createMarkingSync, DRAFT, type MarkingSyncOptions } from './create-marking-sync.ts';
import { contentOf, setLetterText } from './draft-content.ts';
import { aDraft } from './draft-fixture.ts';
import type { DraftValue } from './marking-journal.ts';

/** A server with one draft, and a device that saves to it. */
function aDesk(journaled: readonly OutboxEntry<string, DraftValue>[] = [], stored = aDraft()) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const server: { draft: DeskDraft; lost: boolean; away: boolean } = {
    draft: stored,
    lost: false,
    away: false,
  };
  const sent: number[] = [];
  const refused: string[] = [];
  const options: MarkingSyncOptions = {
    owner: 'hannah/order/1',
    journaled,
    journal: { list: async () => [], write: async () => true, forget: async () => undefined },
    stored,
    read: async () => ({ ok: true, reply: server.draft }),
    async save({ revision, complete, ...content }) {
      sent.push(revision);
      if (server.away) return { ok: false, kind: 'unreachable' };
      const saved = revision === server.draft.revision;
      if (saved)
        server.draft = {
          ...server.draft,
          ...content,
          revision: revision + 1,
          is_complete: complete === true,
        };
      if (server.lost) {
        server.lost = false;
        return { ok: false, kind: 'unreachable' };
      }
      return { ok: true, reply: { saved, draft: server.draft, lease_until: null } };
    },
    onDraft: () => undefined,
    onRefused: ({ code }) => refused.push(code),
    onReplaced: () => undefined,
  };
  const sync = createMarkingSync(options);
  sync.outbox.start();
  const entry = () => sync.outbox.getSnapshot().entries.get(DRAFT);
  const type = (text: string) => sync.change((content) => setLetterText(content, text));
  return { server, sync, sent, entry, type, textHere: () => entry()?.value.content.letter.text };
}

test('what is typed is saved with the revision that it was made from, one save after the other', async () => {
  const { server, sync, sent, type } = aDesk();
  type('Dear');
  expect(await sync.settle()).toBe(true);
  type('Dear Mei');
  expect(await sync.settle()).toBe(true);
  expect(sent).toEqual([0, 1]);
  expect(server.draft.letter.text).toBe('Dear Mei');
});

test('a newer draft of another tab is shown, and the words from here wait for a choice', async () => {
  const { server, sync, type, entry, textHere } = aDesk();
  server.draft = {
    ...server.draft,
    revision: 4,
    letter: { ...server.draft.letter, text: 'From the tablet' },
  };
  type('From here');
  await sync.settle();
  expect(server.draft.letter.text).toBe('From the tablet');
  expect(textHere()).toBe('From the tablet');
  expect(entry()?.aside?.content.letter.text).toBe('From here');
  sync.choose('aside');
  expect(await sync.settle()).toBe(true);
  expect(server.draft).toMatchObject({ revision: 5, letter: { text: 'From here' } });
});

test('a lost reply is no conflict: the words that follow are saved on top', async () => {
  const { server, sync, type, entry } = aDesk();
  server.lost = true;
  type('Dear');
  await sync.settle();
  type('Dear Mei');
  await sync.settle();
  await sync.settle();
  expect(server.draft.letter.text).toBe('Dear Mei');
  expect(entry()?.aside).toBeUndefined();
});

test('offline, everything stays here and is sent later', async () => {
  const { server, sync, type, textHere } = aDesk();
  server.away = true;
  type('Dear');
  expect(await sync.settle()).toBe(false);
  expect(textHere()).toBe('Dear');
  server.away = false;
  expect(await sync.settle()).toBe(true);
  expect(server.draft.letter.text).toBe('Dear');
});

const journaledAt = (revision: number, text: string): OutboxEntry<string, DraftValue> => ({
  key: DRAFT,
  value: { content: setLetterText(contentOf(aDraft()), text), revision },
  sequence: 9,
  saved: false,
});

test('unsaved words of an earlier visit continue where nobody else has saved, and are set aside otherwise', async () => {
  const same = aDesk([journaledAt(3, 'Dear Mei')], aDraft({ revision: 3 }));
  expect(same.textHere()).toBe('Dear Mei');
  await same.sync.settle();
  expect(same.server.draft.letter.text).toBe('Dear Mei');
  const older = aDesk([journaledAt(2, 'Dear Mei')], aDraft({ revision: 3 }));
  expect(older.textHere()).toBe('');
  expect(older.entry()?.aside?.content.letter.text).toBe('Dear Mei');
});
