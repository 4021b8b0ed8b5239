import { expect, test } from 'vitest';
import type { Access, Skill } from '#ielts/paper/paper.ts';
import { plansThatOpen, plansWithin, sittingRefusal, skillsOpenedBy } from './plan-access.ts';

test.each<[Access, Skill, readonly string[], boolean]>([
  ['everybody', 'speaking', [], true],
  ['plans', 'reading', [], false],
  ['plans', 'reading', ['ielts_basics'], false],
  ['plans', 'listening', ['basic_account'], true],
  ['plans', 'reading', ['basic_account'], true],
  ['plans', 'writing', ['basic_account'], true],
  ['plans', 'speaking', ['basic_account'], false],
  ['plans', 'speaking', ['premium_account'], true],
  ['plans', 'reading', ['ielts_basics', 'premium_account'], true],
  ['courses', 'reading', [], false],
  ['courses', 'reading', ['premium_account', 'ielts_advanced'], false],
  ['courses', 'speaking', ['ielts_basics'], true],
])('a test open to %s: %s with %j is %s', (access, skill, plans, may) => {
  const isOpen = sittingRefusal({ access, courses: ['ielts-basics'] }, skill, plans) === undefined;
  expect(isOpen).toBe(may);
});

test('the refusal says whether a plan or a course is missing', () => {
  const refusals = (['plans', 'courses'] as const).map((access) =>
    sittingRefusal({ access, courses: ['ielts-basics'] }, 'reading', []),
  );
  expect(refusals).toEqual(['plan-needed', 'course-needed']);
});

test('the smallest plan that opens a section comes first', () => {
  expect(plansThatOpen('writing')).toEqual(['basic_account', 'premium_account']);
  expect(plansThatOpen('speaking')).toEqual(['premium_account']);
});

test.each([
  ['premium_account', ['basic_account']],
  ['basic_account', []],
  ['free_trial', []],
  ['ielts_basics', []],
])('%s contains the plans %j', (plan, within) => {
  expect(plansWithin(plan)).toEqual(within);
});

test('a key that is no plan of full tests opens no section', () => {
  expect(skillsOpenedBy('ielts_basics')).toEqual([]);
  expect(skillsOpenedBy('premium_account')).toHaveLength(4);
});
