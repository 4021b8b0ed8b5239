import { expect, test } from 'vitest';
import { readFilter, type FilterField } from './filter-field.ts';

const FIELDS = [
  { kind: 'search', name: 'search', label: 'orders.search' },
  {
    kind: 'choice',
    name: 'state',
    label: 'orders.state',
    any: 'orders.anyState',
    options: [{ value: 'paid', label: 'states.paid' }],
  },
  { kind: 'day', name: 'from', label: 'orders.from' },
  {
    kind: 'record',
    name: 'teacher',
    label: 'marking.teacher',
    Select: () => null,
  },
] as const satisfies readonly FilterField[];

test.each([
  ['', {}],
  ['search=%20mei%20&state=paid&from=2026-11-21', { search: 'mei', state: 'paid', from: '2026-11-21' }],
  ['search=%20', {}],
  ['state=stolen', {}],
  ['from=2026-02-30', {}],
  ['from=yesterday', {}],
  ['from=2026-11-21T00:00', {}],
  ['cursor=abc&other=1', {}],
  ['teacher=hannah', {}],
  ['teacher=0d5c5b1e-7a30-4c1e-9f0a-000000000001', { teacher: '0d5c5b1e-7a30-4c1e-9f0a-000000000001' }],
])('the address ?%s filters by %j', (address, filter) => {
  expect(readFilter(FIELDS, new URLSearchParams(address))).toEqual(filter);
});
