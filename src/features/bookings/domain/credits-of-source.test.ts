import { expect, test } from 'vitest';
import { firstSources, sourceOfAgain, type SourcedWallet } from './credits-of-source.ts';

test('a lot for a credit that was returned or given again comes from what the credit was bought with', () => {
  const lot = { teacher: null, minutes: 25, left: 1, expiresAt: new Date(0) } as const;
  const wallet: SourcedWallet = {
    lots: [
      { ...lot, id: 'bought', source: 'order line one' },
      { ...lot, id: 'returned', source: 'returned lesson' },
      { ...lot, id: 'again', source: 'returned another' },
      { ...lot, id: 'given', source: 'courtesy lesson' },
      { ...lot, id: 'paid-again', source: sourceOfAgain('paid-again', 'again') },
      { ...lot, id: 'given-again', source: sourceOfAgain('given-again', 'given') },
    ],
    entries: [
      { lotId: 'bought', reason: 'held', amount: -1, bookingId: 'lesson' },
      { lotId: 'returned', reason: 'returned', amount: 1, bookingId: 'lesson' },
      { lotId: 'returned', reason: 'held', amount: -1, bookingId: 'another' },
      { lotId: 'again', reason: 'returned', amount: 1, bookingId: 'another' },
      { lotId: 'given', reason: 'courtesy', amount: 1, bookingId: 'lesson' },
    ],
  };
  expect([...firstSources(wallet)]).toEqual([
    ['bought', 'order line one'],
    ['returned', 'order line one'],
    ['again', 'order line one'],
    ['paid-again', 'order line one'],
    ['given', 'courtesy lesson'],
    ['given-again', 'courtesy lesson'],
  ]);
});
