import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BrokenContentError, contentOrThrow, formatContentProblem } from './content-problem.ts';
import { listContent } from './content-folders.ts';
import { allContent, readContentJson, readContentText } from './read-content.ts';

const FILES = {
  'good.json': '{ "title": "Grammar", "lessons": [{ "minutes": 20 }] }',
  'wrong.json': '{ "title": 7, "lessons": [{ "minutes": 20 }, { "minutes": "long" }], "prise": 1 }',
  'broken.json': '{ "title": "Grammar", }',
  'empty.json': '',
  'text.md': '# 文法\n',
  'notepad.md': '\uFEFF# 文法\n',
  'notepad.json': '\uFEFF{ "title": "Grammar", "lessons": [] }',
  'folder/b.json': '{}',
  'folder/a.json': '{}',
  'folder/.hidden': '',
};

let directory = '';
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'ninefold-content-'));
  mkdirSync(join(directory, 'folder'));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(directory, file), text);
});
afterAll(() => rmSync(directory, { recursive: true }));

const courseSchema = z.strictObject({
  title: z.string(),
  lessons: z.array(z.strictObject({ minutes: z.int() })).transform((lessons) => lessons.length),
});
const read = (file: string) => readContentJson(directory, file, courseSchema);

describe('a file', () => {
  test('of text is read as it is', () => {
    expect(readContentText(directory, 'text.md')).toEqual({ ok: true, value: '# 文法\n' });
  });

  test('comes without the invisible mark that some editors put before it', () => {
    expect(readContentText(directory, 'notepad.md')).toEqual({ ok: true, value: '# 文法\n' });
    expect(read('notepad.json')).toEqual({ ok: true, value: { title: 'Grammar', lessons: 0 } });
  });

  test('of JSON comes as its schema makes it', () => {
    expect(read('good.json')).toEqual({ ok: true, value: { title: 'Grammar', lessons: 1 } });
  });

  test.each(['missing.json', 'folder', '../nowhere/else.json'])(
    'that cannot be read is a problem of that file: %s',
    (file) => {
      for (const result of [read(file), readContentText(directory, file)]) {
        expect(result).toEqual({
          ok: false,
          problems: [{ file, place: '', what: 'The file is missing.', how: expect.stringMatching(/\.$/) }],
        });
      }
    },
  );

  test.each(['broken.json', 'empty.json'])('that is not JSON says where it stops to be: %s', (file) => {
    expect(read(file)).toEqual({
      ok: false,
      problems: [
        {
          file,
          place: '',
          what: expect.stringMatching(/^This is not JSON: .*JSON.*\.$/s),
          how: expect.any(String),
        },
      ],
    });
  });

  test('that breaks its schema names every place', () => {
    const result = read('wrong.json');
    const problems = result.ok ? [] : result.problems;
    expect(problems.map(({ file, place }) => `${file} ${place}`)).toEqual([
      'wrong.json title',
      'wrong.json lessons.1.minutes',
      'wrong.json ',
    ]);
    expect(problems[2]?.what).toContain('prise');
  });
});

describe('the names in a folder', () => {
  test('come sorted, without what is hidden', () => {
    expect(listContent(directory, 'folder')).toEqual(['a.json', 'b.json']);
  });

  test('are none when there is no such folder', () => {
    expect(listContent(directory, 'nowhere')).toEqual([]);
  });
});

const aProblem = (file: string) => ({ file, place: 'title', what: 'It is wrong.', how: 'Mend it.' });

describe('several results together', () => {
  test('are all values', () => {
    expect(
      allContent([
        { ok: true, value: 1 },
        { ok: true, value: 2 },
      ]),
    ).toEqual({ ok: true, value: [1, 2] });
    expect(allContent([])).toEqual({ ok: true, value: [] });
  });

  test('or all problems', () => {
    const problems = ['a', 'b', 'c'].map(aProblem);
    const [a, b, c] = problems;
    expect(
      allContent([
        { ok: false, problems: [a, b] as never },
        { ok: true, value: 1 },
        { ok: false, problems: [c] as never },
      ]),
    ).toEqual({ ok: false, problems });
  });
});

describe('a problem is written for its author', () => {
  test('with file, place, the mistake and the fix', () => {
    expect(formatContentProblem(aProblem('courses/a.json'))).toBe(
      'content/courses/a.json at title: It is wrong. Mend it.',
    );
    expect(formatContentProblem({ ...aProblem('a.json'), place: '' })).toBe(
      'content/a.json: It is wrong. Mend it.',
    );
  });

  test('and a site with any does not open', () => {
    const open = () => contentOrThrow({ ok: false, problems: [aProblem('a.json'), aProblem('b.json')] });
    expect(open).toThrow(BrokenContentError);
    expect(open).toThrow(/2 problem\(s\):\ncontent\/a\.json .*\ncontent\/b\.json /);
    expect(contentOrThrow({ ok: true, value: 'content' })).toBe('content');
  });
});
