import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { signAddress } from '#platform/media/signed-address.ts';
import { someCourses } from '../course-fixture.ts';
import { guardCourseSounds } from './guard-course-sounds.ts';

const KEY = Buffer.alloc(32, 1);
const PAID = '/media/audio/courses/lamps/lessons/wicks/1-0123456789abcdef.m4a';

/** Behind the guard every file is there. */
function ask(address: string, now = new Date('2026-11-23T11:00:00Z')) {
  const app = new Hono();
  guardCourseSounds(app, { courses: someCourses(), key: KEY, clock: { now: () => now } });
  app.get('*', (context) => context.body('file'));
  return app.request(address);
}

test.each([
  '/media/audio/courses/lamps/lessons/oil/1-0123456789abcdef.m4a',
  '/media/audio/courses/free/lessons/start/1-0123456789abcdef.m4a',
  '/media/audio/courses/free/module-tests/1/1-0123456789abcdef.m4a',
  '/media/audio/free-trial/listening-1-0123456789abcdef.m4a',
])('%s is everybody’s', async (address) => {
  expect((await ask(address)).status).toBe(200);
});

test.each([
  PAID,
  '/media/audio/courses/tested/module-tests/1/1-0123456789abcdef.m4a',
  '/media/audio/courses/free/module-tests/2/1-0123456789abcdef.m4a',
  '/media/audio/courses/lamps/lessons/none/1-0123456789abcdef.m4a',
  '/media/audio/courses/lamps/lessons/oil/1.json',
  '/media/audio/courses/lamps/lessons/oil/..%2fwicks/1-0123456789abcdef.m4a',
  '/media/audio/courses/lamps/lessons/oil/../wicks/1-0123456789abcdef.m4a',
  '/media/audio/courses/none/lessons/oil/1-0123456789abcdef.m4a',
  '/media/audio/courses/',
])('%s is not there', async (address) => {
  expect((await ask(address)).status).toBe(404);
});

test('a signed address is served to its learner alone, until it expires', async () => {
  const signed = signAddress(KEY, PAID, new Date('2026-11-23T12:00:00Z'));
  const answer = await ask(signed);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('audio/mp4');
  expect(answer.headers.get('cache-control')).toMatch(/^private/u);
  expect((await ask(signed, new Date('2026-11-23T12:00:01Z'))).status).toBe(404);
});
