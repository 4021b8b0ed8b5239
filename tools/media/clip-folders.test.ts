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
  expect(listClipFolders('courses', courses, words)).toEqual(folders);
});

test('a word that names nothing is an error, not silence', () => {
  expect(() => listClipFolders('courses', courses, ['lamps/oll'])).toThrow('lamps/oll');
});

test('sounds of lessons without clips are found', () => {
  const sounds = join(courses, 'sounds');
  for (const place of ['lamps/lessons/oil', 'lamps/lessons/wick', 'gone/lessons/oil']) {
    mkdirSync(join(sounds, place), { recursive: true });
  }
  expect(listOrphans('courses', courses, sounds)).toEqual(['gone/lessons/oil', 'lamps/lessons/wick']);
});

test('clips of practice sets are found by bank and name', () => {
  const practice = join(courses, 'practice');
  for (const folder of [
    'sounds/vowels/clips',
    'sounds/endings/clips',
    'grammar/be',
    'dictation/dates/clips',
  ]) {
    mkdirSync(join(practice, folder), { recursive: true });
  }
  expect(listClipFolders('practice', practice, [])).toEqual([
    'dictation/dates',
    'sounds/endings',
    'sounds/vowels',
  ]);
  expect(listClipFolders('practice', practice, ['sounds'])).toEqual(['sounds/endings', 'sounds/vowels']);
  expect(listClipFolders('practice', practice, ['dictation/dates'])).toEqual(['dictation/dates']);
  expect(() => listClipFolders('practice', practice, ['sound'])).toThrow('There is no bank or practice set');
});
