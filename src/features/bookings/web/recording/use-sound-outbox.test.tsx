// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aJournal } from '#platform/outbox/outbox-fixture.ts';
import { chunkEntry, type RecordedChunk } from '#platform/recordings/chunk-journal.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { nameTake } from './open-sound-outbox.ts';
import { useKeepingTrouble, useSoundOutbox } from './use-sound-outbox.ts';

const BOOKING = '5f0c7a2e-93a4-4f5e-8a53-0d8b6c1a7e11';
const RECORDING = '0b8f3a52-6a0e-4b1c-9a55-1f1d9b7e2c77';
const LATER = '7d3b1c90-55a2-4f0e-9c3a-2f6e8d1b4a33';
const addressOf = (chunk: number, recordingId = RECORDING) =>
  `/api/bookings/${BOOKING}/recordings/${recordingId}/takes/0/chunks/${chunk}`;

const device = vi.hoisted(() => ({ journal: undefined as unknown }));
vi.mock('#platform/recordings/chunk-journal.ts', async (original) => ({
  ...(await original<object>()),
  openChunkJournal: async () => device.journal,
}));

let hasRoom = true;
const { journal, written } = aJournal<string, RecordedChunk>(async () => hasRoom);
beforeEach(() => {
  hasRoom = true;
  written.clear();
  device.journal = journal;
});

const chunkOf = (chunk: number, recordingId = RECORDING) => ({
  recording: nameTake(recordingId, 0),
  chunk,
  durationMs: 2_000,
});

/** A page of the lesson, open: what it sends, and what it says of the sound of a recording. */
async function openPage(recordingId = RECORDING) {
  const shown = renderHook(() => {
    const outbox = useSoundOutbox('an-account', BOOKING);
    return { outbox, trouble: useKeepingTrouble(outbox, recordingId) };
  });
  await waitFor(() => expect(shown.result.current.outbox).toBeDefined());
  const say = (chunk: number, of?: string) =>
    act(async () => {
      shown.result.current.outbox?.add(chunkOf(chunk, of), new Blob(['sound'], { type: 'audio/webm' }));
      await shown.result.current.outbox?.whenStored();
    });
  return { say, close: shown.unmount, trouble: () => shown.result.current.trouble };
}

test('what an earlier page could not send goes out first, and nothing once the page is closed', async () => {
  const early = { ...chunkOf(0), type: 'audio/webm', bytes: new ArrayBuffer(4) };
  written.set(chunkEntry(early).key, chunkEntry(early));
  const sent = answerApi({ [addressOf(0)]: () => reply({}), [addressOf(1)]: noConnection });
  const page = await openPage();
  await page.say(1);
  // Without a connection the second one is tried again and again.
  await waitFor(() => expect(sent.length).toBeGreaterThan(1));
  page.close();
  const tries = sent.map(({ path }) => path);
  expect([...new Set(tries)]).toEqual([addressOf(0), addressOf(1)]);
  window.dispatchEvent(new Event('online'));
  expect(sent).toHaveLength(tries.length);
  expect([...written.keys()]).toEqual([chunkEntry({ ...early, chunk: 1 }).key]);
});

test('a recording that is full is said, and the next one is not', async () => {
  answerApi({
    [addressOf(0)]: () => refusal('recording-too-large', 413),
    [addressOf(0, LATER)]: () => reply({}),
  });
  const page = await openPage();
  expect(page.trouble()).toBeUndefined();
  await page.say(0);
  await waitFor(() => expect(page.trouble()).toBe('full'));
  page.close();
  const next = await openPage(LATER);
  await next.say(0);
  await next.say(0, LATER);
  await waitFor(() => expect(written.size).toBe(0));
  expect(next.trouble()).toBeUndefined();
});

test('a device without room is said for as long as something is not sent', async () => {
  hasRoom = false;
  const server = { answer: noConnection as () => Response | Promise<Response> };
  answerApi({ [addressOf(0)]: () => server.answer() });
  const page = await openPage();
  await page.say(0);
  await waitFor(() => expect(page.trouble()).toBe('unkept'));
  server.answer = () => reply({});
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(page.trouble()).toBeUndefined());
});

test('a consent that was withdrawn is no trouble of keeping', async () => {
  const sent = answerApi({ [addressOf(0)]: () => refusal('recording-not-agreed', 409) });
  const page = await openPage();
  await page.say(0);
  await waitFor(() => expect(written.size).toBe(0));
  expect(sent).toHaveLength(1);
  expect(page.trouble()).toBeUndefined();
});
