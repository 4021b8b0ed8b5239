import { expect, test } from 'vitest';
import {
  choicesOf,
  EVERYTHING,
  filterSets,
  openFirst,
  setsByBank,
  type SetView,
  stateOf,
} from './filter-sets.ts';

const aSet = (id: string, changes: Partial<SetView> = {}): SetView => ({
  id,
  bank: 'grammar',
  title: id,
  goal: '',
  minutes: 6,
  bands: { from: 5, to: 6 },
  questions: 6,
  skills: [],
  topic: null,
  types: ['cloze'],
  access: 'plan',
  can_open: true,
  answered: 0,
  right: 0,
  last_on: null,
  ...changes,
});
const home = { tag: 'V-home', name: 'Home' };
const SETS = [
  aSet('one'),
  aSet('two', { answered: 3, types: ['cloze', 'correct'] }),
  aSet('home', { bank: 'vocabulary', topic: home, answered: 6 }),
  aSet('three', { bank: 'grammar', answered: 6 }),
];
const found = (filter: Partial<typeof EVERYTHING>) =>
  filterSets(SETS, { ...EVERYTHING, ...filter }).map(({ id }) => id);

test.each([
  [{}, ['one', 'two', 'home', 'three']],
  [{ bank: 'vocabulary' }, ['home']],
  [{ type: 'correct' }, ['two']],
  [{ topic: 'V-home' }, ['home']],
  [{ state: 'new' as const }, ['one']],
  [{ state: 'begun' as const }, ['two']],
  [{ state: 'done' as const, bank: 'grammar' }, ['three']],
  [{ topic: 'V-home', type: 'correct' }, []],
])('%j finds %j', (filter, ids) => {
  expect(found(filter)).toEqual(ids);
});

test('a set is new, begun or done by its answered questions', () => {
  expect([0, 1, 5, 6].map((answered) => stateOf(aSet('x', { answered })))).toEqual([
    'new',
    'begun',
    'begun',
    'done',
  ]);
});

test('only what some set has can be looked for, and sets stay together by bank', () => {
  expect(choicesOf(SETS)).toEqual({
    banks: ['grammar', 'vocabulary'],
    types: ['cloze', 'correct'],
    topics: [home],
  });
  expect(setsByBank(SETS).map(([bank, sets]) => [bank, sets.map(({ id }) => id)])).toEqual([
    ['grammar', ['one', 'two', 'three']],
    ['vocabulary', ['home']],
  ]);
  expect(choicesOf([])).toEqual({ banks: [], types: [], topics: [] });
});

test('sets that can be started come first, in their order', () => {
  const sets = [
    aSet('one', { can_open: false }),
    aSet('two'),
    aSet('three', { can_open: false }),
    aSet('four'),
  ];
  expect(openFirst(sets).map(({ id }) => id)).toEqual(['two', 'four', 'one', 'three']);
});
