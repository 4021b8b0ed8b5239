import { expect, test } from 'vitest';
import { fieldOfInstant, instantOfField, readCouponForm } from './coupon-values.ts';

test.each([
  ['2026-11-22T00:30', 'Asia/Taipei', '2026-11-21T16:30:00.000Z'],
  ['2026-11-22 00:30', 'Asia/Taipei', '2026-11-21T16:30:00.000Z'],
  ['2026-07-01T12:00', 'America/New_York', '2026-07-01T16:00:00.000Z'],
  ['2026-12-01T12:00', 'America/New_York', '2026-12-01T17:00:00.000Z'],
  ['', 'Asia/Taipei', null],
  ['tomorrow', 'Asia/Taipei', undefined],
  ['2026-13-01T12:00', 'Asia/Taipei', undefined],
])('the field %j in %s is the instant %j', (typed, timeZone, instant) => {
  expect(instantOfField(typed, timeZone)).toBe(instant);
});

test.each(['Asia/Taipei', 'America/New_York', 'Asia/Kathmandu', 'UTC'])(
  'an instant comes back from its field in %s',
  (timeZone) => {
    const instant = '2026-11-21T16:30:00.000Z';
    expect(instantOfField(fieldOfInstant(instant, timeZone), timeZone)).toBe(instant);
    expect(fieldOfInstant(null, timeZone)).toBe('');
  },
);

function read(values: Readonly<Record<string, string>>, unreadable = '') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ code: 'A', kind: 'percentage', value: '5', ...values }))
    form.set(name, value);
  return readCouponForm(form, { timeZone: 'UTC', isUnreadable: (name) => name === unreadable });
}

test.each([
  [{}, []],
  [{ code: ' spring-26 ' }, []],
  [{ code: 'two words' }, ['code']],
  [{ value: '101' }, ['value']],
  [{ value: '0' }, ['value']],
  [{ kind: 'amount', value: '12.50' }, []],
  [{ kind: 'amount', value: '0' }, ['value']],
  [{ limit: '0' }, ['limit']],
  [{ limit: '1000000' }, []],
  [{ limit: '1000001' }, ['limit']],
  [{ limit_per_learner: '1001' }, ['limit_per_learner']],
  [{ limit_per_learner: 'once' }, ['limit_per_learner']],
  [{ starts: 'soon', ends: 'later' }, ['starts', 'ends']],
])('of the form %j these fields are wrong: %j', (values, wrong) => {
  expect(read(values).wrong).toEqual(wrong);
});

test('a field that the browser cannot read is wrong, though its value is empty', () => {
  expect(read({ ends: '' }, 'ends').wrong).toEqual(['ends']);
});
