import { describe, expect, test } from 'vitest';
import { decideMedia, signAddress } from './signed-address.ts';

const KEY = Buffer.alloc(32, 1);
const PATH = '/media/tutorials/lamps/video-0123456789abcdef.mp4';
const until = new Date('2026-11-23T12:00:00Z');
const before = new Date('2026-11-23T11:59:59Z');
const after = new Date('2026-11-23T12:00:01Z');

function decide(address: string, now = before, key = KEY, isPublic = false) {
  const url = new URL(address, 'http://site.example');
  return decideMedia(key, {
    path: url.pathname,
    isPublic,
    until: url.searchParams.get('until') ?? undefined,
    key: url.searchParams.get('key') ?? undefined,
    now,
  });
}

const signed = signAddress(KEY, PATH, until);

test('a public file needs no signature', () => {
  expect(decide(PATH, before, KEY, true)).toBe('public');
});

describe('a signed address', () => {
  test('is served until it expires', () => {
    expect(decide(signed)).toBe('signed');
    expect(decide(signed, after)).toBe('refused');
  });

  test.each([
    ['without its signature', PATH],
    ['with another file', signed.replace('video-0123', 'video-4567')],
    ['with a later end', signed.replace(/until=\d+/u, 'until=9999999999')],
    ['with an end that is no number', signed.replace(/until=\d+/u, 'until=1e99')],
    ['with an empty signature', signed.replace(/key=.*/u, 'key=')],
    ['with a longer signature', `${signed}A`],
    ['with one changed letter', signed.replace(/key=./u, (start) => (start === 'key=A' ? 'key=B' : 'key=A'))],
  ])('%s is refused', (_name, address) => {
    expect(decide(address)).toBe('refused');
  });

  test('of another installation is refused', () => {
    expect(decide(signed, before, Buffer.alloc(32, 2))).toBe('refused');
  });
});
