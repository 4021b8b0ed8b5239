import { describe, expect, test } from 'vitest';
import type { AccountView } from '../../account-view-contract.ts';
import { checkProfile, profileChanges, profileValuesOf, sameProfile } from './profile-values.ts';

const TODAY = '2026-11-21';

const anAccount = (given: Partial<AccountView> = {}): AccountView => ({
  id: '0b9f6f0e-3f0c-4d3e-9a51-1f1b8a4f0a11',
  email: 'mei@example.org',
  first_name: 'Mei',
  last_name: 'Lin',
  role: 'learner',
  avatar: null,
  target_band: 7,
  exam_date: '2027-03-06',
  language: 'en',
  time_zone: 'Asia/Taipei',
  two_factor: false,
  recovery_codes_left: 0,
  extra_time_percent: 100,
  mail_news: false,
  mail_reminders: true,
  pending_email: null,
  deletion_due_at: null,
  created_at: '2026-11-01T00:00:00.000Z',
  ...given,
});

const shown = (given: Partial<AccountView> = {}) => profileValuesOf(anAccount(given), 'Europe/London');

test('nothing is changed by what the form shows at first', () => {
  expect(profileChanges(shown(), anAccount())).toEqual({});
});

test('a zone that was never chosen goes out with the first change', () => {
  const account = anAccount({ time_zone: null });
  expect(shown({ time_zone: null }).time_zone).toBe('Europe/London');
  expect(profileChanges(shown({ time_zone: null }), account)).toEqual({ time_zone: 'Europe/London' });
});

test.each([
  [{ first_name: ' Mei ' }, {}],
  [{ first_name: '美' }, { first_name: '美' }],
  [{ target_band: '' }, { target_band: null }],
  [{ target_band: '6.5' }, { target_band: 6.5 }],
  [{ exam_date: '' }, { exam_date: null }],
  [{ exam_date: '2027-04-01' }, { exam_date: '2027-04-01' }],
  [{ language: 'zh-Hant' }, { language: 'zh-Hant' }],
  [{ extra_time_percent: '150' }, { extra_time_percent: 150 }],
] as const)('%j sends %j', (typed, sent) => {
  expect(profileChanges({ ...shown(), ...typed }, anAccount())).toEqual(sent);
});

test.each([
  [{}, true],
  [{ last_name: 'Lin ' }, false],
])('with %j typed the form is as it was: %s', (typed, same) => {
  expect(sameProfile({ ...shown(), ...typed }, shown())).toBe(same);
});

describe('what the browser finds wrong', () => {
  test.each([
    [{}, {}],
    [{ last_name: 'L'.repeat(81) }, { last_name: 'errors.lastNameLong' }],
    [{ first_name: 'M' }, { first_name: 'errors.firstNameShort' }],
    [{ last_name: '' }, { last_name: 'errors.lastNameShort' }],
    [{ exam_date: '' }, {}],
    [{ exam_date: '2026-11-20' }, { exam_date: 'past' }],
    [{ exam_date: '2026-11-21' }, {}],
    [{ exam_date: 'soon' }, { exam_date: 'invalid' }],
    [{ exam_date: '2040-01-01' }, { exam_date: 'too-far' }],
  ])('in %j: %j', (typed, faults) => {
    expect(checkProfile({ ...shown(), ...typed }, anAccount(), TODAY)).toEqual(faults);
  });

  test('is never a date that was there before', () => {
    const past = { exam_date: '2025-01-01' };
    expect(checkProfile(shown(past), anAccount(past), TODAY)).toEqual({});
  });
});
