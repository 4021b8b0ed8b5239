import { expect, test } from 'vitest';
import { readGradeCommand } from './read-command.ts';

const words = (line: string) => line.split(' ').filter((word) => word !== '');

test('one text is graded with its task and its prompt', () => {
  expect(readGradeCommand(words('essay a.txt --task 2 --prompt p.txt'))).toEqual({
    ok: true,
    command: { act: 'essay', grader: 'local', file: 'a.txt', task: 2, prompt: 'p.txt' },
  });
});

test('a grader is measured on a file, and the bands are written where the caller says', () => {
  expect(readGradeCommand(words('evaluate all.jsonl --grader model --out bands.jsonl'))).toEqual({
    ok: true,
    command: { act: 'evaluate', grader: 'model', file: 'all.jsonl', out: 'bands.jsonl' },
  });
});

test('the guards are counted, and fitted with a date', () => {
  const command = { act: 'guards', file: 'all.jsonl' };
  expect(readGradeCommand(words('guards all.jsonl'))).toEqual({
    ok: true,
    command: { ...command, made: undefined },
  });
  expect(readGradeCommand(words('guards all.jsonl --made 2026-11-23'))).toEqual({
    ok: true,
    command: { ...command, made: '2026-11-23' },
  });
});

test('a language model is calibrated on a file, into the school’s content or another file', () => {
  expect(readGradeCommand(words('calibrate all.jsonl'))).toEqual({
    ok: true,
    command: { act: 'calibrate', file: 'all.jsonl', confirmed: false, out: undefined, made: undefined },
  });
  expect(readGradeCommand(words('calibrate all.jsonl --out c.json --made 2026-11-24'))).toMatchObject({
    command: { out: 'c.json', made: '2026-11-24' },
  });
});

test('a language model is calibrated on what the teachers have marked, once the counts are confirmed', () => {
  expect(readGradeCommand(words('calibrate --marked'))).toMatchObject({
    command: { act: 'calibrate', file: null, confirmed: false },
  });
  expect(readGradeCommand(words('calibrate --marked --yes --out c.json'))).toMatchObject({
    command: { file: null, confirmed: true, out: 'c.json' },
  });
});

test('without a command the usage is shown', () => {
  expect(readGradeCommand([])).toMatchObject({ ok: false, asked: true });
});

test.each([
  'mark a.txt',
  'essay',
  'essay a.txt --task 3 --prompt p.txt',
  'essay a.txt --task 2',
  'evaluate a.jsonl b.jsonl',
  'evaluate a.jsonl --grader person',
  'evaluate a.jsonl --shout',
  'guards',
  'guards a.jsonl --made today',
  'calibrate all.jsonl --marked',
  'calibrate all.jsonl --yes',
  'evaluate all.jsonl --marked',
  'calibrate --marked --made today',
])('%s is refused with a sentence', (line) => {
  const read = readGradeCommand(words(line));
  expect(read).toMatchObject({ ok: false, asked: false });
  expect(!read.ok && read.problem).toMatch(/\.$/u);
});
