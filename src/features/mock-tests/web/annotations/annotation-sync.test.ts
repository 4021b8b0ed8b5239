import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallResult } from '#platform/api-client/api-client.ts';
import type { Annotation, CountedAnnotation } from '../../domain/annotations/annotation.ts';
import { createAnnotationSync, type AnnotationEntry } from './annotation-sync.ts';
import { SAVE_AFTER_MS } from '#platform/outbox/save-timer.ts';

const unreachable = { ok: false, kind: 'unreachable' } as const;
type Listed = { annotations: readonly CountedAnnotation[] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The annotations of an attempt in a browser, with what its journal holds and a server that has some already. */
function anAnnotationSync(given: {
  readonly journaled?: readonly AnnotationEntry[];
  readonly server?: readonly CountedAnnotation[];
  readonly list?: () => Promise<CallResult<Listed>>;
}) {
  const server = new Map((given.server ?? []).map((each) => [`${each.kind} ${each.place}`, each]));
  const journal = new Map((given.journaled ?? []).map((each) => [each.key, each]));
  const batches: (readonly CountedAnnotation[])[] = [];
  const sync = createAnnotationSync({
    attemptId: 'an-attempt',
    journaled: [...journal.values()],
    journal: {
      list: async () => [],
      async write(_, entries) {
        for (const entry of entries) journal.set(entry.key, entry);
        return true;
      },
      forget: async () => journal.clear(),
    },
    list: given.list ?? (async () => ({ ok: true, reply: { annotations: [...server.values()] } })),
    async send(batch) {
      batches.push(batch);
      for (const each of batch) server.set(`${each.kind} ${each.place}`, each);
      return { ok: true, reply: { saved: batch, stale: [] } };
    },
    needsSignIn: () => false,
  });
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { sync, server, journal, batches, wait };
}

const flag = (place: string, text = 'on'): Annotation => ({ kind: 'flag', place, text });
const counted = (place: string, text: string, sequence: number) => ({ ...flag(place, text), sequence });

test('a change is in the journal at once, on the server soon, and then settled', async () => {
  const { sync, server, journal, wait } = anAnnotationSync({});
  await sync.look();
  sync.change(flag('7'));
  expect(sync.get('flag', '7')).toBe('on');
  expect(journal.get('flag 7')).toMatchObject({ value: 'on', sequence: 1, saved: false });
  expect(sync.isSettled()).toBe(false);
  await wait(SAVE_AFTER_MS);
  expect(server.get('flag 7')).toEqual(counted('7', 'on', 1));
  expect(journal.get('flag 7')).toMatchObject({ saved: true });
  expect(sync.isSettled()).toBe(true);
});

test('what is taken away is gone here, and the server is told', async () => {
  const { sync, server, wait } = anAnnotationSync({ server: [counted('7', 'on', 4)] });
  await sync.look();
  expect(sync.getSnapshot().texts.get('flag 7')).toBe('on');
  sync.change(flag('7', ''));
  expect(sync.getSnapshot().texts.has('flag 7')).toBe(false);
  await wait(SAVE_AFTER_MS);
  expect(server.get('flag 7')).toEqual(counted('7', '', 5));
});

test('what an earlier visit left unsaved is sent above what the server has', async () => {
  const { sync, server, wait } = anAnnotationSync({
    journaled: [{ key: 'flag 7', value: '', sequence: 2, saved: false }],
    server: [counted('7', 'on', 4), counted('8', 'on', 1)],
  });
  await sync.look();
  sync.start();
  await wait(SAVE_AFTER_MS);
  expect(server.get('flag 7')).toEqual(counted('7', '', 5));
  expect(sync.get('flag', '8')).toBe('on');
});

test('nothing is sent before the server’s own were seen', async () => {
  let reachable = false;
  const { sync, server, batches, wait } = anAnnotationSync({
    list: async () =>
      reachable ? { ok: true, reply: { annotations: [counted('7', 'on', 9)] } } : unreachable,
  });
  await sync.look();
  sync.change(flag('7', 'on'));
  sync.change(flag('7', ''));
  await wait(10_000);
  expect(batches).toEqual([]);
  expect(sync.getSnapshot().state).toBe('not-saved');
  reachable = true;
  await wait(20_000);
  expect(server.get('flag 7')).toEqual(counted('7', '', 10));
  expect(sync.getSnapshot().state).toBe('saved');
});

test('more than one batch takes goes out in several', async () => {
  const { sync, server, batches, wait } = anAnnotationSync({});
  await sync.look();
  for (let place = 0; place < 250; place += 1) sync.change(flag(String(place)));
  await wait(5_000);
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(server.size).toBe(250);
});

test('times spent are nothing to worry about while they wait', async () => {
  const { sync } = anAnnotationSync({});
  await sync.look();
  sync.change({ kind: 'time', place: '7', text: '3000' });
  expect(sync.getSnapshot().state).toBe('saved');
  sync.change(flag('7'));
  expect(sync.getSnapshot().state).toBe('saving');
});
