import { expect, test } from 'vitest';
import { nameResponse } from './response-name.ts';
import { listResponses, type SpeakingSection } from '#ielts/paper/speaking-paper.ts';

const ask = (id: string) => ({ id, text: `What about ${id}?`, seconds: 30 });
const section: SpeakingSection = {
  skill: 'speaking',
  parts: [
    {
      part: 1,
      topics: [
        { title: 'Home', questions: [ask('p1q1'), ask('p1q2')] },
        { title: 'Food', questions: [ask('p1q3')] },
      ],
    },
    {
      part: 2,
      preparationSeconds: 60,
      talkSeconds: 120,
      card: {
        topic: 'Describe a river.',
        lead: 'You should say:',
        points: ['where', 'when'],
        closing: 'and why.',
      },
      roundingOff: [ask('p2r1')],
    },
    { part: 3, topics: [{ title: 'Water', questions: [ask('p3q1')] }] },
  ],
  examiner: { lines: [] },
};

test.each([
  ['p1q1', '01-part-1-question-1', 'What about p1q1?'],
  ['p1q3', '03-part-1-question-3', 'What about p1q3?'],
  ['card', '04-part-2-talk', 'Describe a river.\nYou should say:\nwhere\nwhen\nand why.'],
  ['p2r1', '05-part-2-question-1', 'What about p2r1?'],
  ['p3q1', '06-part-3-question-1', 'What about p3q1?'],
  ['whole', 'whole-interview', ''],
  ['gone', 'gone', ''],
])('the answer to %s is called %s', (question, slug, asked) => {
  expect(nameResponse(section, question)).toEqual({ slug, asked });
});

test('no two answers are called alike, and their names are sorted as the interview is', () => {
  const slugs = listResponses(section).map(({ id }) => nameResponse(section, id).slug);
  expect([...new Set(slugs)].sort()).toEqual(slugs);
});
