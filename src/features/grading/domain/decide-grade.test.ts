import { expect, test } from 'vitest';
import { CRITERIA, type WorkKind } from '#ielts/criteria/criteria.ts';
import { decideGrade } from './decide-grade.ts';
import type { CriterionGrade, Grade, JudgedWork } from './grade.ts';
import { gradeBand } from './grade-band.ts';

const COMMENT = { en: 'It shows something.', 'zh-Hant': '說明了一點。' };
const ESSAY: JudgedWork = {
  kind: 'writing-task-2',
  texts: [{ text: 'Cars don’t belong\non a quay. Boats do.' }],
};
const evidence = [
  { quote: "Cars don't belong on a quay.", comment: { en: 'A clear position.', 'zh-Hant': '立場清楚。' } },
];

function aGrade(change: Partial<CriterionGrade> = {}, kind: WorkKind = 'writing-task-2'): Grade {
  return {
    criteria: CRITERIA[kind].map((criterion, i) => ({
      criterion,
      low: 6,
      high: 6.5,
      evidence,
      ...(i === 0 ? change : {}),
    })),
  };
}

test('four criteria with ranges and quotes of the work are taken', () => {
  expect(decideGrade(ESSAY, aGrade())).toEqual({ ok: true });
  expect(decideGrade(ESSAY, aGrade({ low: 7, high: 7 }))).toEqual({ ok: true });
});

test.each<[string, Grade]>([
  ['other-criteria', aGrade({}, 'writing-task-1')],
  ['other-criteria', { criteria: aGrade().criteria.slice(1) }],
  ['other-criteria', { criteria: [...aGrade().criteria, ...aGrade().criteria.slice(0, 1)] }],
  ['not-a-half-band', aGrade({ low: 6.25 })],
  ['not-a-half-band', aGrade({ high: 9.5 })],
  ['range-upside-down', aGrade({ low: 7, high: 6 })],
  ['range-too-wide', aGrade({ low: 5, high: 7 })],
  ['no-evidence', aGrade({ evidence: [] })],
  ['quote-not-in-work', aGrade({ evidence: [{ quote: 'Boats do not.', comment: COMMENT }] })],
  ['quote-not-in-work', aGrade({ evidence: [{ quote: ' ', comment: COMMENT }] })],
])('%s is refused', (refusal, grade) => {
  expect(decideGrade(ESSAY, grade)).toEqual({ ok: false, refusal });
});

test('in Speaking a quote stands in the answer to its question', () => {
  const work: JudgedWork = {
    kind: 'speaking',
    texts: [
      { question: 'p1q1', text: 'I live by the sea.' },
      { question: 'card', text: 'It was a long way.' },
    ],
  };
  const of = (question: string) =>
    aGrade({ evidence: [{ question, quote: 'by the sea', comment: COMMENT }] }, 'speaking');
  const rest = { quote: 'a long way', comment: COMMENT };
  const graded = (question: string): Grade => ({
    criteria: of(question).criteria.map((each, i) => (i === 0 ? each : { ...each, evidence: [rest] })),
  });
  expect(decideGrade(work, graded('p1q1'))).toEqual({ ok: true });
  expect(decideGrade(work, graded('card'))).toEqual({ ok: false, refusal: 'quote-not-in-work' });
});

test.each<[readonly [number, number, number, number], number]>([
  [[6, 6, 6, 6], 6],
  [[6, 6.5, 6, 6.5], 6.5],
  [[6.5, 6.5, 7, 7], 7],
  [[5, 5.5, 5, 5], 5],
  [[0, 0, 0, 0], 0],
  [[9, 9, 9, 9], 9],
])('criteria of %j are band %d', (bands, band) => {
  const criteria = CRITERIA.speaking.map((criterion, i) => ({
    criterion,
    low: bands[i] ?? 0,
    high: bands[i] ?? 0,
    evidence,
  }));
  expect(gradeBand({ criteria })).toEqual({ low: band, high: band });
});
