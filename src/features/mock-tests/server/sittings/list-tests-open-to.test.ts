import { expect, test } from 'vitest';
import { loadFourSkills } from '#features/library/server/papers/four-skills-fixture.ts';
import { listTestsOpenTo } from './list-tests-open-to.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const bought = (key: string, until: number) => ({ key, accessUntil: new Date(NOW.getTime() + until) });

test.each([
  ['nothing', 'plans', [], []],
  ['a plan of some sections', 'plans', [bought('basic_account', 1)], ['harbour']],
  ['a plan that has ended', 'plans', [bought('premium_account', 0)], []],
  ['a course', 'plans', [bought('ielts_basics', 1)], []],
  ['nothing', 'everybody', [], ['harbour']],
  ['its course', 'courses', [bought('ielts_basics', 1)], ['harbour']],
  ['its course, which has ended', 'courses', [bought('ielts_basics', 0)], []],
  ['a plan', 'courses', [bought('premium_account', 1)], []],
] as const)('with %s, a test for %s is open: %j %j', async (_, access, owned, open) => {
  const papers = loadFourSkills({ paper: { access, courses: access === 'courses' ? ['ielts-basics'] : [] } });
  const dependencies = { papers, clock: { now: () => NOW }, findEntitlements: async () => owned };
  expect([...(await listTestsOpenTo(dependencies, 'a-learner'))]).toEqual(open);
});
