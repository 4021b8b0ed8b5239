import { expect, test } from 'vitest';
import { listNews } from './list-news.ts';

const NOW = Date.parse('2026-11-24T10:00:00.000Z');
const done = (at: string) => ({ state: 'done', done_at: at }) as const;
const open = { state: 'waiting', done_at: null } as const;

test('markings of the last week come first, then those on their way, three at most', () => {
  const fresh = done('2026-11-17T10:00:01.000Z');
  const old = done('2026-11-17T10:00:00.000Z');
  const cancelled = { state: 'cancelled', done_at: null } as const;
  expect(listNews([open, cancelled, old, fresh], NOW)).toEqual([fresh, open]);
  expect(listNews([open, open, open, open], NOW)).toHaveLength(3);
  expect(listNews([old, cancelled], NOW)).toEqual([]);
});
