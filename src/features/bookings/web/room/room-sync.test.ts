import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRoomSync, type SyncBody, type SyncReply } from './room-sync.ts';

type Result = Awaited<ReturnType<Parameters<typeof createRoomSync>[0]['send']>>;

const UNREACHABLE = { ok: false, kind: 'unreachable' } as Result;
const reply = (numbers: readonly number[] = []): Result => ({
  ok: true,
  reply: {
    is_current: true,
    other: { presence: 'here', peer: 'theirs' },
    signals: numbers.map((number) => ({ number, from: 'theirs', kind: 'candidate', body: '' })),
    notes: [],
    revision: 0,
    is_other_work: false,
    recording: null,
    server_now: '2026-11-28T00:00:00.000Z',
  } as SyncReply,
});
const sequences = ({ signals }: SyncBody) => signals.map(({ sequence }) => sequence);

/** Rounds whose answers the test gives. */
function aSync() {
  const rounds: { readonly body: SyncBody; readonly answer: (result: Result) => Promise<void> }[] = [];
  const onReply = vi.fn<(reply: SyncReply) => void>();
  const sync = createRoomSync({
    send: (body) =>
      new Promise((resolve) => {
        rounds.push({
          body,
          answer: async (result) => {
            resolve(result);
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    onReply,
    onRefused: () => undefined,
    onReachable: () => undefined,
    isSearching: () => false,
  });
  return { sync, rounds, onReply, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('rounds with the server', () => {
  test('a message whose answer was lost is sent again with its number, and confirmed ones are not', async () => {
    const { sync, rounds, pass } = aSync();
    sync.start();
    sync.enter('mine');
    await pass(0);
    sync.post('theirs', { kind: 'offer', body: 'one' });
    await rounds[0]?.answer(reply());
    expect(rounds[1]?.body).toMatchObject({ presence: 'stays', peer: 'mine' });
    sync.post('theirs', { kind: 'candidate', body: 'two' });
    await rounds[1]?.answer(UNREACHABLE);
    await pass(2_000);
    expect(rounds.slice(1).map(({ body }) => sequences(body))).toEqual([[1], [1, 2]]);
    await rounds[2]?.answer(reply([7]));
    await pass(3_500);
    expect(rounds[3]?.body).toMatchObject({ after: 7, signals: [] });
  });

  test('there is one at a time', async () => {
    const { sync, rounds, pass } = aSync();
    sync.start();
    await pass(0);
    sync.nudge();
    sync.nudge();
    await pass(60_000);
    expect(rounds).toHaveLength(1);
    await rounds[0]?.answer(reply());
    expect(rounds).toHaveLength(2);
  });

  test('an answer about a connection that was left says nothing of the new one', async () => {
    const { sync, rounds, onReply, pass } = aSync();
    sync.start();
    sync.enter('first');
    await pass(0);
    sync.enter('second');
    await rounds[0]?.answer(reply([9]));
    expect(onReply).not.toHaveBeenCalled();
    expect(rounds[1]?.body).toMatchObject({ presence: 'enters', peer: 'second', after: 0 });
  });

  test('someone who leaves says so at once, and waits at the door', async () => {
    const { sync, rounds, pass } = aSync();
    sync.start();
    sync.enter('mine');
    await pass(0);
    await rounds[0]?.answer(reply());
    sync.leave();
    await pass(0);
    expect(rounds.slice(1).map(({ body }) => [body.presence, body.peer])).toEqual([
      ['leaves', 'mine'],
      ['door', null],
    ]);
  });
});
