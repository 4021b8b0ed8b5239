import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountStaticFiles } from './static-files.ts';

const SOUND = '0123456789';
const ADDRESS = '/media/audio/free-trial/listening-1-0123456789abcdef.m4a';
const directory = mkdtempSync(join(tmpdir(), 'ninefold-static-'));
const before = process.cwd();
const app = new Hono();

beforeAll(() => {
  const audio = join(directory, 'build/media/audio/free-trial');
  mkdirSync(audio, { recursive: true });
  mkdirSync(join(directory, 'build/client'));
  writeFileSync(join(directory, 'build', ADDRESS), SOUND);
  // The server finds its files from where it was started.
  process.chdir(directory);
  mountStaticFiles(app, true, false);
});

afterAll(() => {
  process.chdir(before);
  rmSync(directory, { recursive: true });
});

describe('audio', () => {
  test('is called audio and kept for ever', async () => {
    const response = await app.request(ADDRESS);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/mp4');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(await response.text()).toBe(SOUND);
  });

  test.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
  ])('comes in pieces: %s is %j', async (range, piece, contentRange) => {
    const response = await app.request(ADDRESS, { headers: { range } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-type')).toBe('audio/mp4');
    expect(await response.text()).toBe(piece);
  });

  test('of the school’s own comes before the shipped one', async () => {
    const own = join(directory, 'own');
    mkdirSync(join(own, 'art'), { recursive: true });
    writeFileSync(join(own, 'art/logo.svg'), 'own');
    mkdirSync(join(directory, 'build/media/art'), { recursive: true });
    writeFileSync(join(directory, 'build/media/art/logo.svg'), 'shipped');
    writeFileSync(join(directory, 'build/media/art/other.svg'), 'other');
    const withOwn = new Hono();
    mountStaticFiles(withOwn, true, false, own);
    expect(await (await withOwn.request('/media/art/logo.svg')).text()).toBe('own');
    expect(await (await withOwn.request('/media/art/other.svg')).text()).toBe('other');
    expect((await withOwn.request('/media/art/none.svg')).status).toBe(404);
  });

  test('has no piece after its end', async () => {
    const response = await app.request(ADDRESS, { headers: { range: 'bytes=10-12' } });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
  });
});
