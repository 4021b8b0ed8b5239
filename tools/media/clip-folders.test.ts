import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listClipFolders, listOrphans } from './clip-folders.ts';

let courses = '';
beforeEach(() => {
  courses = mkdtempSync(join(tmpdir(), 'ninefold-clips-'));
  for (const folder of [
    'lamps/lessons/oil/clips',
    'lamps/lessons/wick',
    'lamps/module-tests/1/clips',
    'ships/lessons/oil/clips',
  ]) {
    mkdirSync(join(courses, folder), { recursive: true });
  }
});
afterEach(() => rmSync(courses, { recursive: true }));

test.each([
  [[], ['lamps/lessons/oil', 'lamps/module-tests/1', 'ships/lessons/oil']],
  [['lamps'], ['lamps/lessons/oil', 'lamps/module-tests/1']],
  [['ships/oil'], ['ships/lessons/oil']],
  [
    ['lamps/module-tests/1', 'ships'],
    ['lamps/module-tests/1', 'ships/lessons/oil'],
  ],
  [['lamps/wick'], []],
])('%j names %j', (words, folders) => {
  expect(listClipFolders(courses, words)).toEqual(folders);
});

test('a word that names nothing is an error, not silence', () => {
  expect(() => listClipFolders(courses, ['lamps/oll'])).toThrow('lamps/oll');
});

test('sounds of lessons without clips are found', () => {
  const sounds = join(courses, 'sounds');
  for (const place of ['lamps/lessons/oil', 'lamps/lessons/wick', 'gone/lessons/oil']) {
    mkdirSync(join(sounds, place), { recursive: true });
  }
  expect(listOrphans(courses, sounds)).toEqual(['gone/lessons/oil', 'lamps/lessons/wick']);
});
