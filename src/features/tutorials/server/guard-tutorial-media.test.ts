import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { guardTutorialMedia } from './guard-tutorial-media.ts';
import { aLoadedTutorial } from './loaded-tutorial-fixture.ts';
import { createTutorialReader } from './tutorial-reader.ts';

const KEY = Buffer.alloc(32, 1);
const tutorials = [aLoadedTutorial({ slug: 'open' }), aLoadedTutorial({ slug: 'closed', open: false })];

/** Behind the guard every file is there. */
function ask(address: string, now = new Date('2026-11-23T11:00:00Z')) {
  const app = new Hono();
  guardTutorialMedia(app, { tutorials, key: KEY, clock: { now: () => now } });
  app.get('*', (context) => context.body('file'));
  return app.request(address);
}

const signed =
  createTutorialReader(tutorials, KEY).findTutorial('closed', 'en', {
    mayWatchUntil: new Date('2026-11-23T12:00:00Z'),
  })?.media?.video ?? '';

test.each([
  ['/media/tutorials/open/video-0123456789abcdef.mp4', 'video/mp4'],
  ['/media/tutorials/open/captions-en-0123456789abcdef.vtt', 'text/vtt; charset=utf-8'],
  ['/media/tutorials/closed/poster-0123456789abcdef.jpg', 'image/jpeg'],
  ['/media/tutorials/closed/scene-hook-0123456789abcdef.jpg', 'image/jpeg'],
])('%s is everybody’s, and cached for ever', async (address, type) => {
  const answer = await ask(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/media/tutorials/closed/video-0123456789abcdef.mp4',
  '/media/tutorials/closed/captions-en-0123456789abcdef.vtt',
  '/media/tutorials/closed/scene-think-0123456789abcdef.jpg',
  '/media/tutorials/open/tutorial.json',
  '/media/tutorials/nothing/video-0123456789abcdef.mp4',
  '/media/tutorials/toString/video-0123456789abcdef.mp4',
  '/media/tutorials/closed/..%2fopen/video-0123456789abcdef.mp4',
  '/media/tutorials/open/',
])('%s is not there', async (address) => {
  const answer = await ask(address);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('Not found');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a signed address is served to its viewer alone, until it expires', async () => {
  const answer = await ask(signed);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toMatch(/^private/u);
  expect((await ask(signed, new Date('2026-11-23T12:00:01Z'))).status).toBe(404);
});
