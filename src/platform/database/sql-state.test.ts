import { expect, test } from 'vitest';
import { sqlState } from './sql-state.ts';

const refused = Object.assign(new Error('duplicate key'), { code: '23505' });
const loop = new Error('loop');
loop.cause = loop;

test.each([
  ['the server’s own error', refused, '23505'],
  ['Drizzle’s wrapper', new Error('Failed query', { cause: refused }), '23505'],
  ['two wrappers', new Error('a', { cause: new Error('b', { cause: refused }) }), '23505'],
  ['a class with letters', Object.assign(new Error('raised'), { code: 'P0001' }), 'P0001'],
  ['a lost connection', Object.assign(new Error('write'), { code: 'EPIPE' }), undefined],
  ['a bug', new TypeError('undefined is not a function'), undefined],
  ['a circle of causes', loop, undefined],
  ['something thrown that is no error', { code: '23505' }, undefined],
  ['nothing', undefined, undefined],
])('the SQLSTATE of %s', (_, error, state) => {
  expect(sqlState(error)).toBe(state);
});
