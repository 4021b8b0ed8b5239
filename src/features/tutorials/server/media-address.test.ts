import { expect, test } from 'vitest';
import { signAddress } from '#platform/media/signed-address.ts';
import { mediaAddress, tutorialFileOf } from './media-address.ts';

const KEY = Buffer.alloc(32, 1);
const PATH = 'tutorials/lamps/video-0123456789abcdef.mp4';
const until = new Date('2026-11-23T12:00:00Z');

test('what everybody may see has a plain address', () => {
  expect(mediaAddress(KEY, PATH, { isPublic: true, viewer: 'public' })).toBe(`/media/${PATH}`);
});

test('anything else has no address for the public, and a signed one for a viewer', () => {
  expect(mediaAddress(KEY, PATH, { isPublic: false, viewer: 'public' })).toBeUndefined();
  expect(mediaAddress(KEY, PATH, { isPublic: false, viewer: { mayWatchUntil: until } })).toBe(
    signAddress(KEY, `/media/${PATH}`, until),
  );
});

test.each([
  ['/media/tutorials/lamps/video-0123456789abcdef.mp4', true],
  ['/media/tutorials/lamps/captions-zh-hant-0123456789abcdef.vtt', true],
  ['/media/tutorials/lamps/tutorial.json', false],
  ['/media/tutorials/lamps/../oil/video.mp4', false],
  ['/media/tutorials/lamps/%2e%2e/video.mp4', false],
  ['/media/tutorials/video.mp4', false],
  ['/media/audio/lamps/video.mp4', false],
])('%s is a file of a tutorial: %j', (path, isFile) => {
  expect(tutorialFileOf(path) !== undefined).toBe(isFile);
});
