import { expect, test } from 'vitest';
import { WRITING_CRITERIA } from '#ielts/marking/model-answers.ts';
import { gradeSchema, workSchema, type GivenGrade, type Work } from './contract.ts';
import { ALL_CRITERIA, CRITERIA } from '#ielts/criteria/criteria.ts';

const WORK_ID = '0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11';

const work: Work = {
  kind: 'writing-task-2',
  work_id: WORK_ID,
  module: 'academic',
  prompt: 'Should harbours be closed to cars?',
  points: [],
  charts: [],
  min_words: 250,
  text: 'Cars do not belong on a quay.',
  words: 7,
};
const grade: GivenGrade = {
  work_id: WORK_ID,
  criteria: CRITERIA['writing-task-2'].map((criterion) => ({
    criterion,
    low: 6,
    high: 6.5,
    evidence: [
      { quote: 'Cars do not belong', comment: { en: 'A clear position.', 'zh-Hant': '立場清楚。' } },
    ],
  })),
};

test('a grader is given the task and the text, and nothing of who wrote it', () => {
  expect(workSchema.parse(work)).toEqual(work);
  for (const personal of ['name', 'email', 'account_id', 'attempt_id']) {
    expect(workSchema.safeParse({ ...work, [personal]: 'Mei' }).success).toBe(false);
  }
});

test('a grade is four criteria with ranges and evidence, and nothing else', () => {
  expect(gradeSchema.parse(grade)).toEqual(grade);
  expect(gradeSchema.safeParse({ ...grade, band: 7 }).success).toBe(false);
  expect(gradeSchema.safeParse({ ...grade, criteria: grade.criteria.slice(1) }).success).toBe(false);
  const unproved = grade.criteria.map((each) => ({ ...each, evidence: [] }));
  expect(gradeSchema.safeParse({ ...grade, criteria: unproved }).success).toBe(false);
});

test('a comment is in both languages', () => {
  const commented = (comment: unknown) => ({
    ...grade,
    criteria: grade.criteria.map((each) => ({ ...each, evidence: [{ quote: 'Cars', comment }] })),
  });
  expect(gradeSchema.safeParse(commented({ en: 'Clear.', 'zh-Hant': '清楚。' })).success).toBe(true);
  for (const comment of ['Clear.', { en: 'Clear.' }, { en: 'Clear.', 'zh-Hant': '' }]) {
    expect(gradeSchema.safeParse(commented(comment)).success).toBe(false);
  }
});

test('the criteria have the names that the models of the papers are commented by', () => {
  expect(ALL_CRITERIA).toEqual(expect.arrayContaining([...WRITING_CRITERIA]));
  expect([...new Set(Object.values(CRITERIA).flat())].sort()).toEqual([...ALL_CRITERIA].sort());
});
