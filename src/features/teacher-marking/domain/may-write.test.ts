import { expect, test } from 'vitest';
import type { OrderState, Turn } from './marking-order.ts';
import { mayRead, mayStartVersion, mayWrite, seesOthers } from './may-write.ts';

const order = (state: OrderState, turn: Turn, claimedBy: string | null = null) => ({
  state,
  turn,
  claimedBy,
});
const DRAFT = { version: 1, state: 'draft', role: 'first' } as const;
const FINAL = { version: 1, state: 'final', role: 'first' } as const;
const NEW_VERSION = { version: 2, state: 'draft', role: 'first' } as const;

test.each([
  ['that they have claimed', order('claimed', 'first', 'hannah'), DRAFT, true, true],
  ['whose claim is over', order('waiting', 'first'), DRAFT, false, false],
  ['that another has', order('claimed', 'first', 'rohan'), DRAFT, false, false],
  ['that is final', order('done', 'first'), FINAL, false, true],
  ['of a new version', order('done', 'first'), NEW_VERSION, true, true],
  ['of a new version, to agree', order('second-opinion', 'agreement'), NEW_VERSION, true, true],
  [
    'of a new version while a third teacher decides',
    order('second-opinion', 'third'),
    NEW_VERSION,
    false,
    true,
  ],
  ['of a cancelled order', order('cancelled', 'first', 'hannah'), DRAFT, false, false],
])('of a marking %s a teacher may write %j and read %j', (_, facts, marking, write, read) => {
  expect(mayWrite(facts, marking, 'hannah')).toBe(write);
  expect(mayRead(facts, marking, 'hannah')).toBe(read);
});

test.each([
  ['second-opinion', 'second', FINAL, false],
  ['second-opinion', 'agreement', FINAL, true],
  ['done', 'second', FINAL, true],
  ['claimed', 'first', DRAFT, false],
] as const)('in %s (%s) a new version may start: %j', (state, turn, marking, may) => {
  expect(mayStartVersion(order(state, turn), marking)).toBe(may);
});

test.each([
  ['the second teacher while marking', order('second-opinion', 'second'), 'second', false],
  ['the first teacher while the second marks', order('second-opinion', 'second'), 'first', false],
  ['both, to agree', order('second-opinion', 'agreement'), 'first', true],
  ['the third teacher', order('second-opinion', 'third'), 'third', true],
  ['everybody afterwards', order('done', 'second'), 'first', true],
] as const)('the other marks are shown to %s: %j', (_, facts, role, shown) => {
  expect(seesOthers(facts, { role })).toBe(shown);
});
