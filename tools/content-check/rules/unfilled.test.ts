import { expect, test } from 'vitest';
import { formatContentProblem } from '#platform/content/content-problem.ts';
import { checkContent } from '../check-content.ts';
import { aContent } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { unfilled } from './unfilled.ts';
import { aSpeakingTest, aWritingTest } from '../output-fixture.ts';

function problemsOf(files: Readonly<Record<string, unknown>>): string[] {
  return checkContent(aContent(files))
    .filter(({ file }) => file.startsWith('mock-tests/lamps/'))
    .map(formatContentProblem);
}
const whole = problemsOf(aMockTest());

test('a paper that is written has no unfilled place', () => {
  expect(unfilled.check(aContent(aMockTest()))).toEqual([]);
});

test('an unfilled place is named with what belongs there, and nothing else is said of it', () => {
  const key = problemsOf(aMockTest({ answers: { 4: { key: '[[the words of the gap]]' } } }));
  expect(key.filter((problem) => !whole.includes(problem))).toEqual([
    'content/mock-tests/lamps/answer-key.json at sections.0.answers.3.key: ' +
      'Not written yet: the words of the gap',
  ]);
});

test('a question that is not written has no wrong key', () => {
  const question = { number: 1, stem: '[[a question]]', options: ['[[A]]', '[[A]]', '[[A]]'] };
  const groups = [{ type: 'multiple-choice' as const, questions: [question] }];
  const problems = problemsOf(aMockTest({ groups, answers: { 1: { key: '[[a letter]]' } } }));
  expect(problems.filter((problem) => problem.includes('question 1:'))).toEqual([]);
  expect(problems.filter((problem) => problem.includes('Not written yet'))).toHaveLength(5);
});

test('a gap in a line is the question of that number', () => {
  const lines = [{ text: '[[a note]] {1}' }, { text: 'Lamps {2}' }];
  const fill = { from: 'text' as const, wordLimit: { words: 1, number: false } };
  const groups = [{ type: 'note-completion' as const, title: 'Lamps', fill, lines }];
  const problems = problemsOf(aMockTest({ groups, answers: { 1: { key: 'x y z' }, 2: { key: 'x y z' } } }));
  expect(problems.filter((problem) => problem.includes('question 1:'))).toEqual([]);
  expect(problems).toContainEqual(expect.stringContaining('question 2: No accepted answer'));
});

test('a passage with gaps is not too short yet', () => {
  const passage = '# Lamps\n\n**A** [[about 100 words]]\n';
  expect(problemsOf(aMockTest({ passage })).filter((problem) => problem.includes('reading-1.md'))).toEqual([
    expect.stringContaining('reading-1.md at line 3: Not written yet: about 100 words'),
  ]);
});

test('nor are models, of Writing or of Speaking', () => {
  const writing = aWritingTest();
  const [section] = writing['mock-tests/lamps/answer-key.json'].sections;
  if (section?.skill !== 'writing') throw new Error('No Writing.');
  const tasks = section.tasks.map((task) => ({
    ...task,
    models: task.models.map((model) => ({ ...model, text: '[[an answer]]' })),
  }));
  const key = { sections: [{ ...section, tasks }] };
  const problems = problemsOf({ ...writing, 'mock-tests/lamps/answer-key.json': key });
  expect(problems.filter((problem) => problem.includes('has 2 words'))).toEqual([]);

  const speaking = aSpeakingTest({ question: '[[a question 1?]]' });
  expect(problemsOf(speaking).filter((problem) => problem.includes('speaking p1q1'))).toEqual([]);
});
