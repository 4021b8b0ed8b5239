import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteUnnamed, isIntact, keepUnnamed, writeAudio } from './audio-files.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ninefold-audio-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const sound = (text: string) => {
  const bytes = Buffer.from(text);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), durationMs: 1000 };
};

test('audio is named with its hash, and known again by it', () => {
  const written = writeAudio(directory, 'listening-1', sound('a'));
  expect(written).toEqual({
    file: 'listening-1-ca978112ca1bbdca.m4a',
    sha256: sound('a').sha256,
    bytes: 1,
    durationMs: 1000,
  });
  expect(isIntact(directory, written)).toBe(true);
  writeFileSync(join(directory, written.file), 'b');
  expect(isIntact(directory, written)).toBe(false);
});

test('audio that is gone is not intact', () => {
  expect(isIntact(directory, { file: 'none.m4a', sha256: '' })).toBe(false);
});

test('what no manifest names is deleted, and nothing else', () => {
  const unchanged = writeAudio(directory, 'listening-1', sound('new'));
  const old = writeAudio(directory, 'listening-1', sound('old'));
  writeFileSync(join(directory, 'listening-1.json'), '{}');
  expect(deleteUnnamed(directory, new Set([unchanged.file]))).toEqual([old.file]);
  expect(readdirSync(directory).sort()).toEqual([unchanged.file, 'listening-1.json'].sort());
});

test('what a published paper no longer names is listed, and stays listed', () => {
  const listed = (): unknown => JSON.parse(readFileSync(join(directory, 'earlier.json'), 'utf8'));
  const first = writeAudio(directory, 'listening-1', sound('first'));
  expect(keepUnnamed(directory, new Set([first.file]))).toEqual([]);
  expect(readdirSync(directory)).toEqual([first.file]);

  const second = writeAudio(directory, 'listening-1', sound('second'));
  expect(keepUnnamed(directory, new Set([second.file]))).toEqual([first.file]);
  expect(listed()).toEqual({ files: [first.file] });

  const third = writeAudio(directory, 'listening-1', sound('third'));
  expect(keepUnnamed(directory, new Set([third.file]))).toEqual([second.file]);
  expect(listed()).toEqual({ files: [first.file, second.file].sort() });
  expect(readdirSync(directory)).toContain(first.file);
});
