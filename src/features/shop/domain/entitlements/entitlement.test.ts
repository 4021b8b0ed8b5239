import { expect, test } from 'vitest';
import { accessEnd, accessPeriod, currentAccess, daysAfter, trueEnd, type Access } from './entitlement.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const soon = new Date('2026-12-01T00:00:00Z');
const later = new Date('2027-11-21T00:00:00Z');
const until = (key: string, accessUntil: Date): Access => ({ key, accessUntil });

test.each([
  ['nothing', [], null],
  ['one purchase', [until('ielts_basics', soon)], soon],
  ['two purchases, the longer', [until('ielts_basics', later), until('ielts_basics', soon)], later],
  ['another course', [until('ielts_advanced', later)], null],
  ['one that ends this moment', [until('ielts_basics', NOW)], null],
  ['one that is over', [until('ielts_basics', new Date(NOW.getTime() - 1))], null],
])('%s', (_, entitlements, access) => {
  expect(accessEnd('ielts_basics', entitlements, NOW)).toEqual(access);
});

test.each([
  ['not revoked', null, later],
  ['revoked before its end', soon, soon],
  ['revoked after its end', new Date('2028-01-01T00:00:00Z'), later],
])('access that was %s', (_, revokedAt, end) => {
  expect(trueEnd(later, revokedAt)).toEqual(end);
});

test('a renewal begins where the old access ends', () => {
  const access = [{ key: 'basic_account', accessUntil: daysAfter(NOW, 10) }];
  const grant = { kind: 'plan', grants: 'basic_account', accessDays: 90 } as const;
  expect(accessPeriod(grant, access, NOW)).toEqual({
    startsAt: daysAfter(NOW, 10),
    endsAt: daysAfter(NOW, 100),
  });
});

test('what may be used now is each key once, with its last end', () => {
  const over = new Date(NOW.getTime() - 1);
  const access = [
    until('ielts_basics', soon),
    until('premium_account', later),
    until('ielts_basics', later),
    until('basic_account', over),
  ];
  expect(currentAccess(access, NOW)).toEqual([until('ielts_basics', later), until('premium_account', later)]);
});
