import { expect, test } from 'vitest';
import { listExaminerLines } from './speaking-lines.ts';

const question = (id: string) => ({ id, text: `Question ${id}?`, seconds: 30 });

test('the examiner says the lines and the questions of all parts, and not the card', () => {
  const paper = {
    sections: [
      { skill: 'reading', parts: [{ passage: 'passages/reading-1.md', groups: [] }] },
      {
        skill: 'speaking',
        parts: [
          { part: 1, topics: [{ title: 'Home', questions: [question('p1q1'), question('p1q2')] }] },
          { part: 2, card: { topic: 'A journey' }, roundingOff: [{ ...question('p2r1'), spoken: 'Said.' }] },
          { part: 3, topics: [{ title: 'Travel', questions: [question('p3q1')] }] },
        ],
        examiner: { lines: [{ id: 'welcome', text: 'Good morning.' }] },
      },
    ],
  };
  expect(listExaminerLines(paper).map(({ id, spoken }) => [id, spoken])).toEqual([
    ['welcome', undefined],
    ['p1q1', undefined],
    ['p1q2', undefined],
    ['p2r1', 'Said.'],
    ['p3q1', undefined],
  ]);
});

test('a paper without Speaking has none', () => {
  expect(listExaminerLines({ sections: [{ skill: 'reading' }] })).toEqual([]);
});

test('a Speaking section of another form is an error, not silence', () => {
  expect(() => listExaminerLines({ sections: [{ skill: 'speaking', parts: [] }] })).toThrow('examiner');
});
