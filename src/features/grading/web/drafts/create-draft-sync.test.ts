import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aJournal } from '#platform/outbox/outbox-fixture.ts';
import { createDraftSync, TEXT, type StoredDraft } from './create-draft-sync.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server with one draft: a text with more changes replaces the stored one, as in the database. */
function aServer(text = '', sequence = 0) {
  let stored: StoredDraft = { text, sequence, state: 'draft' };
  return {
    get stored() {
      return stored;
    },
    submit: () => (stored = { ...stored, state: 'waiting' }),
    read: async () => ({ ok: true, reply: stored }) as const,
    save: async (draft: { readonly text: string; readonly sequence: number }) => {
      if (stored.state === 'draft' && draft.sequence > stored.sequence) stored = { ...stored, ...draft };
      return { ok: true, reply: stored } as const;
    },
  };
}

type Server = ReturnType<typeof aServer>;

async function aDevice(server: Server, { journal } = aJournal<string, string>()) {
  let isConnected = true;
  const unreachable = { ok: false, kind: 'unreachable' } as const;
  const onSubmitted = vi.fn();
  const onReplaced = vi.fn();
  const sync = createDraftSync({
    owner: 'a learner/a work',
    journal,
    journaled: await journal.list('a learner/a work'),
    stored: server.stored,
    read: async () => (isConnected ? server.read() : unreachable),
    save: async (draft) => (isConnected ? server.save(draft) : unreachable),
    onSubmitted,
    onReplaced,
  });
  sync.outbox.start();
  return {
    ...sync,
    connect: (connected: boolean) => (isConnected = connected),
    onSubmitted,
    onReplaced,
    write: (text: string) => sync.outbox.change(TEXT, text),
    entry: () => sync.outbox.getSnapshot().entries.get(TEXT),
    sync: () => sync.outbox.getSnapshot(),
    state: () => sync.outbox.getSnapshot().state,
  };
}

test('a text is on the server soon after it was written, and is called saved only then', async () => {
  const server = aServer();
  const device = await aDevice(server);
  device.write('A first sentence.');
  expect(device.state()).toBe('saving');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.stored.text).toBe('A first sentence.');
  expect(device.state()).toBe('saved');
});

test('a tab that closed without a connection loses nothing: the next one sends its text', async () => {
  const server = aServer();
  const memory = aJournal<string, string>();
  const closed = await aDevice(server, memory);
  closed.connect(false);
  closed.write('Written on a train.');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(closed.state()).toBe('not-saved');
  closed.outbox.stop();
  const opened = await aDevice(server, memory);
  expect(opened.entry()?.value).toBe('Written on a train.');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.stored.text).toBe('Written on a train.');
});

test('where another device has saved meanwhile, its text is shown, and the unsaved one is set aside', async () => {
  const server = aServer('Start.', 3);
  const phone = await aDevice(server);
  const desk = await aDevice(server);
  phone.connect(false);
  phone.write('Start. From the phone.');
  phone.write('Start. From the phone, twice.');
  desk.write('Start. From the desk.');
  await vi.advanceTimersByTimeAsync(1_000);
  phone.connect(true);
  // No event says that the connection is back: the next try finds it.
  await vi.advanceTimersByTimeAsync(30_000);
  expect(phone.entry()).toMatchObject({
    value: 'Start. From the desk.',
    aside: 'Start. From the phone, twice.',
    saved: true,
  });
  expect(phone.sync().replaced).toEqual([TEXT]);
  expect(server.stored.text).toBe('Start. From the desk.');
  // The learner prefers the other one.
  phone.outbox.choose(TEXT, 'aside');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.stored.text).toBe('Start. From the phone, twice.');
});

test('two devices that write at once: the later save is refused, shown, and set aside', async () => {
  const server = aServer('Start.', 3);
  const phone = await aDevice(server);
  const desk = await aDevice(server);
  phone.write('Phone.');
  desk.write('Desk.');
  await vi.advanceTimersByTimeAsync(1_000);
  const [winner, loser] = server.stored.text === 'Phone.' ? [phone, desk] : [desk, phone];
  expect(winner.entry()?.aside).toBeUndefined();
  expect(loser.entry()?.value).toBe(server.stored.text);
  expect(loser.entry()?.aside).not.toBe(server.stored.text);
  expect(loser.entry()?.aside).toBeDefined();
});

test('a device without changes takes the newer text, and says so', async () => {
  const server = aServer('Start.', 3);
  const phone = await aDevice(server);
  const desk = await aDevice(server);
  desk.write('Start. More.');
  await vi.advanceTimersByTimeAsync(1_000);
  await phone.look();
  expect(phone.entry()).toMatchObject({ value: 'Start. More.' });
  expect(phone.entry()?.aside).toBeUndefined();
  expect(phone.onReplaced).toHaveBeenCalledOnce();
});

test('nothing is submitted before everything is on the server', async () => {
  const server = aServer();
  const device = await aDevice(server);
  device.write('All of it.');
  device.connect(false);
  expect(await device.settle()).toBe(false);
  device.connect(true);
  expect(await device.settle()).toBe(true);
  expect(server.stored.text).toBe('All of it.');
});

test('a draft that was submitted elsewhere says so, and what was written since is not lost', async () => {
  const server = aServer('Start.', 3);
  const device = await aDevice(server);
  server.submit();
  device.write('Start. Too late.');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(device.onSubmitted).toHaveBeenCalled();
  expect(device.entry()).toMatchObject({ value: 'Start.', aside: 'Start. Too late.' });
});
