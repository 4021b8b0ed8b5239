import { expect, test } from 'vitest';
import { courseAccessUntil, type Entitlement } from './course-access.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const soon = new Date('2026-12-01T00:00:00Z');
const later = new Date('2027-11-21T00:00:00Z');
const until = (key: string, accessUntil: Date): Entitlement => ({ key, accessUntil });

test.each([
  ['nothing', [], null],
  ['one purchase', [until('ielts_basics', soon)], soon],
  ['two purchases, the longer', [until('ielts_basics', later), until('ielts_basics', soon)], later],
  ['another course', [until('ielts_advanced', later)], null],
  ['one that ends this moment', [until('ielts_basics', NOW)], null],
  ['one that is over', [until('ielts_basics', new Date(NOW.getTime() - 1))], null],
])('%s', (_, entitlements, access) => {
  expect(courseAccessUntil('ielts_basics', entitlements, NOW)).toEqual(access);
});
