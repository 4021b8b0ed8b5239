import { expect, test } from 'vitest';
import { countUnused, restoreCredits, takeBackCredits, type SourcedWallet } from './credits-of-source.ts';
import { DAY_MS } from './marking-rules.ts';
import type { WalletChange } from './wallet.ts';

const NOW = new Date(Date.UTC(2026, 0, 1));
const SOURCE = 'order line 1';
const aLot = (id: string, left: number, source = SOURCE, days = 90) => ({
  id,
  kind: 'essay' as const,
  left,
  source,
  expiresAt: new Date(NOW.getTime() + days * DAY_MS),
});
const used = (lotId: string, orderId: string) => ({ lotId, reason: 'used', amount: -1, orderId }) as const;
const returned = (lotId: string, orderId: string) =>
  ({ lotId, reason: 'returned', amount: 1, orderId }) as const;

const apply = (wallet: SourcedWallet, changes: readonly WalletChange[]): SourcedWallet => ({
  lots: wallet.lots.map((lot) => ({
    ...lot,
    left: changes.reduce(
      (left, { entry }) => (entry.lotId === lot.id ? left + entry.amount : left),
      lot.left,
    ),
  })),
  entries: [...wallet.entries, ...changes.map(({ entry }) => entry)],
});

test.each<[string, SourcedWallet, number]>([
  ['all of a new lot', { lots: [aLot('a', 3)], entries: [] }, 3],
  ['none of another source', { lots: [aLot('a', 3, 'order line 2')], entries: [] }, 0],
  ['none that has expired', { lots: [aLot('a', 3, SOURCE, 0)], entries: [] }, 0],
  [
    'one that the school returned, and what is left beside it',
    {
      lots: [aLot('a', 1), aLot('b', 1, 'returned 7')],
      entries: [used('a', '7'), returned('b', '7')],
    },
    2,
  ],
  [
    'one that was returned, used and returned again',
    {
      lots: [aLot('a', 0), aLot('b', 0, 'returned 7'), aLot('c', 1, 'returned 8')],
      entries: [used('a', '7'), returned('b', '7'), used('b', '8'), returned('c', '8')],
    },
    1,
  ],
  [
    'none that was returned to another source',
    {
      lots: [aLot('a', 0), aLot('x', 0, 'order line 2'), aLot('b', 1, 'returned 9')],
      entries: [used('a', '7'), used('x', '9'), returned('b', '9')],
    },
    0,
  ],
])('unused is %s', (_, wallet, expected) => {
  expect(countUnused(wallet, SOURCE, NOW)).toBe(expected);
});

test('a refund takes back what is unused, once, and a failed one restores exactly that', () => {
  const lots = [aLot('a', 2), aLot('b', 1, 'returned 7'), aLot('x', 5, 'order line 2')];
  const before = { lots, entries: [used('a', '7'), returned('b', '7')] };
  const taken = apply(before, takeBackCredits(before, SOURCE, NOW));
  expect(taken.lots.map(({ left }) => left)).toEqual([0, 0, 5]);
  expect(takeBackCredits(taken, SOURCE, NOW)).toEqual([]);
  const restored = apply(taken, restoreCredits(taken, SOURCE));
  expect(restored.lots.map(({ left }) => left)).toEqual([2, 1, 5]);
  expect(restoreCredits(restored, SOURCE)).toEqual([]);
  const again = apply(restored, takeBackCredits(restored, SOURCE, NOW));
  expect(apply(again, restoreCredits(again, SOURCE)).lots.map(({ left }) => left)).toEqual([2, 1, 5]);
});
