import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { signAddress } from '#platform/media/signed-address.ts';
import { aSet } from '#tests/practice/a-set.ts';
import { guardPracticeSounds } from './guard-practice-sounds.ts';

const KEY = Buffer.alloc(32, 1);
const NOW = new Date('2026-11-28T09:00:00Z');
const FREE = '/media/audio/practice/dictation/free/d1-0123456789abcdef.m4a';
const BOUGHT = '/media/audio/practice/dictation/bought/d1-0123456789abcdef.m4a';
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const sets = [aSet('dictation/free'), aSet('dictation/bought', { access: 'plan' })];

function ask(path: string, now = NOW) {
  const app = new Hono();
  guardPracticeSounds(app, {
    sets: { all: sets, find: (id) => sets.find(({ set }) => set.id === id) },
    key: KEY,
    clock: { now: () => now },
  });
  app.get('*', (context) => context.body('sound'));
  return app.request(path);
}

test('a sound of a set for everybody is public', async () => {
  const response = await ask(FREE);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('audio/mp4');
  expect(response.headers.get('cache-control')).toContain('public');
});

test('a sound of another set needs an address that is signed for it and not over', async () => {
  expect((await ask(BOUGHT)).status).toBe(404);
  const signed = signAddress(KEY, BOUGHT, later(2));
  const response = await ask(signed);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('private');
  expect((await ask(signed, later(3))).status).toBe(404);
  expect((await ask(signed.replace('d1', 'd2'))).status).toBe(404);
});

test.each([
  ['a set that is not there', '/media/audio/practice/dictation/none/d1-0123456789abcdef.m4a'],
  ['a file of another kind', '/media/audio/practice/dictation/free/key.json'],
  ['a way out of the folder', '/media/audio/practice/dictation/free/..%2f..%2fbought%2fd1.m4a'],
  ['the folder itself', '/media/audio/practice/'],
])('%s is not there', async (_, path) => {
  expect((await ask(path)).status).toBe(404);
});
