import { expect, test } from 'vitest';
import { LISTENING_LEAD_MS } from './listening-moment.ts';
import type { ListeningSection, Section } from './paper.ts';
import { sectionLengthMs } from './section-length.ts';

function listening(...lengths: readonly (number | undefined)[]): ListeningSection {
  const parts = lengths.map((durationMs) => ({
    recording: durationMs === undefined ? undefined : { src: '/a.m4a', durationMs, synthetic: true },
    groups: [],
  }));
  return { skill: 'listening', checkMinutes: 2, parts };
}
const question = (id: string, seconds: number) => ({ id, text: 'Why?', seconds });
const card = { topic: 'Describe a trip.', lead: 'You should say:', points: [], closing: 'and why.' };

test.each<[string, Section, number | undefined]>([
  ['Reading: its minutes', { skill: 'reading', durationMinutes: 60, parts: [] }, 3_600_000],
  ['Writing: its minutes', { skill: 'writing', durationMinutes: 60, tasks: [] }, 3_600_000],
  [
    'Listening: a moment, its audio and the time to check',
    listening(400_000, 380_500),
    LISTENING_LEAD_MS + 780_500 + 120_000,
  ],
  ['Listening without one of its recordings: none', listening(400_000, undefined), undefined],
  [
    'Speaking: Part 1 and Part 2 to their ends, and a quarter of an hour',
    {
      skill: 'speaking',
      parts: [
        { part: 1, topics: [{ title: 'Home', questions: [question('p1q1', 30), question('p1q2', 40)] }] },
        {
          part: 2,
          preparationSeconds: 60,
          talkSeconds: 120,
          card,
          roundingOff: [question('p2r1', 20)],
        },
      ],
      examiner: { lines: [] },
    },
    (300 + 60 + 120 + 20 + 900) * 1000,
  ],
])('%s', (_, section, ms) => {
  expect(sectionLengthMs(section)).toBe(ms);
});
