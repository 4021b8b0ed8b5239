import { expect, test } from 'vitest';
import { checkGuardian } from './guardian.ts';

test.each([
  [false, null, []],
  [true, null, ['guardian.name name-required', 'guardian.email email-required']],
  [true, { name: 'Lin Hua', email: 'MEI@example.org' }, ['guardian.email email-own']],
  [true, { name: 'L', email: 'a b@c' }, ['guardian.name name-required', 'guardian.email email-invalid']],
  [true, { name: ' L ', email: ' ' }, ['guardian.name name-required', 'guardian.email email-required']],
  [true, { name: '林華', email: 'hua@example.org' }, []],
  [true, { name: '林華', email: ' hua@example.org ' }, []],
])('under 20 %j with the guardian %j: %j', (under20, guardian, problems) => {
  const found = checkGuardian({ under20, guardian }, 'mei@example.org');
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
});
