import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteUnnamed, isIntact, writeAudio } from './audio-files.ts';

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
