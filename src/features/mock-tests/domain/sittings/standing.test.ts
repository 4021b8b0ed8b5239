import { describe, expect, test } from 'vitest';
import type { Skill } from '#ielts/paper/paper.ts';
import { decideOverall, standingOf, type OverallVerdict, type Standing } from './standing.ts';

describe('a section', () => {
  const sat = { open: false, waitsForMarking: false };
  test.each([
    [{ attempt: undefined, over: false }, 'to-come'],
    [{ attempt: undefined, over: true }, 'missed'],
    [{ attempt: { open: true, waitsForMarking: false }, over: false }, 'open'],
    [{ attempt: { ...sat, waitsForMarking: true }, over: true }, 'waiting'],
    [{ attempt: sat, over: false }, 'marked'],
  ] as const)('%j is %s', (facts, standing) => {
    expect(standingOf(facts)).toBe(standing);
  });
});

describe('the overall band', () => {
  const of = (listening: Standing, reading: Standing, writing: Standing, speaking?: Standing) =>
    new Map<Skill, Standing>([
      ['listening', listening],
      ['reading', reading],
      ['writing', writing],
      ...(speaking ? [['speaking', speaking] as const] : []),
    ]);

  test.each<[string, Map<Skill, Standing>, OverallVerdict]>([
    ['needs all four bands', of('marked', 'marked', 'marked', 'marked'), { kind: 'complete' }],
    [
      'waits for what is judged, and for Speaking',
      of('marked', 'marked', 'waiting', 'to-come'),
      { kind: 'later', toSit: ['speaking'], toMark: ['writing'] },
    ],
    [
      'waits for Writing and Speaking',
      of('marked', 'marked', 'waiting', 'waiting'),
      { kind: 'later', toSit: [], toMark: ['writing', 'speaking'] },
    ],
    [
      'never comes where Speaking was not sat in time',
      of('marked', 'marked', 'waiting', 'missed'),
      { kind: 'never', missing: ['speaking'] },
    ],
    [
      'nor where the test has no Speaking',
      of('marked', 'marked', 'marked'),
      { kind: 'never', missing: ['speaking'] },
    ],
    [
      'and is not there while a section is being sat',
      of('marked', 'open', 'to-come', 'to-come'),
      { kind: 'later', toSit: ['reading', 'writing', 'speaking'], toMark: [] },
    ],
  ])('%s', (_, standings, verdict) => {
    expect(decideOverall(standings)).toEqual(verdict);
  });
});
