import { expect, test } from 'vitest';
import { CREDIT_KINDS } from './marking-order.ts';
import { DAY_MS } from './marking-rules.ts';
import {
  creditsLeft,
  expireLot,
  grantCredits,
  returnCredit,
  useCredit,
  type Wallet,
  type WalletChange,
} from './wallet.ts';

/** Numbers from 0 to 1 that are the same in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What the store does with a change. It refuses a lot below zero, as the database does. */
function apply({ lots, entries }: Wallet, { opens, entry }: WalletChange): Wallet {
  const all = opens ? [...lots, opens] : lots;
  return {
    lots: all.map((lot) => {
      if (lot.id !== entry.lotId) return lot;
      const left = lot.left + entry.amount;
      if (left < 0) throw new Error('A lot is below zero.');
      return { ...lot, left };
    }),
    entries: [...entries, entry],
  };
}

function runOrder(seed: number): Wallet {
  const next = numbersFrom(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  let wallet: Wallet = { lots: [], entries: [] };
  let now = Date.UTC(2026, 0, 1);
  let count = 0;
  for (let step = 0; step < 12; step += 1) {
    now += Math.floor(next() * 40 * DAY_MS);
    const at = new Date(now);
    const orderId = `order ${Math.floor(next() * 4)}`;
    const expiresAt = new Date(now + 180 * DAY_MS);
    count += 1;
    const lotId = `lot ${count}`;
    const act = pick(['grant', 'use', 'use', 'return', 'expire'] as const);
    if (act === 'grant') {
      const change = grantCredits({ id: lotId, kind: pick(CREDIT_KINDS), left: 1 + (count % 3), expiresAt });
      wallet = apply(wallet, change);
    }
    if (act === 'use') {
      const verdict = useCredit(wallet, { kind: pick(CREDIT_KINDS), orderId, now: at });
      if (verdict.ok) wallet = apply(wallet, verdict.change);
    }
    if (act === 'return') {
      const verdict = returnCredit(wallet, { orderId, lotId, expiresAt });
      if (verdict.ok) wallet = apply(wallet, verdict.change);
    }
    if (act === 'expire') {
      for (const lot of wallet.lots) {
        const change = expireLot(lot, at);
        if (change) wallet = apply(wallet, change);
      }
    }
  }
  return wallet;
}

test('after 10,000 random orders of events the ledger adds up, nothing is below zero, and no order uses two credits', () => {
  let used = 0;
  let returned = 0;
  let expired = 0;
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const { lots, entries } = runOrder(seed);
    for (const lot of lots) {
      const sum = entries.reduce(
        (total, { lotId, amount }) => (lotId === lot.id ? total + amount : total),
        0,
      );
      if (lot.left !== sum || lot.left < 0) expect([seed, lot.left, sum]).toEqual([seed, sum, sum]);
    }
    const names = entries.flatMap(({ reason, orderId }) =>
      orderId === null ? [] : [`${reason} ${orderId}`],
    );
    if (new Set(names).size !== names.length) expect([seed, names]).toEqual([seed, 'each once']);
    used += names.filter((name) => name.startsWith('used')).length;
    returned += names.filter((name) => name.startsWith('returned')).length;
    expired += entries.filter(({ reason }) => reason === 'expired').length;
  }
  // Each kind of event did happen.
  expect(Math.min(used, returned, expired)).toBeGreaterThan(500);
});

const NOW = new Date(Date.UTC(2026, 0, 1));
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const aLot = (id: string, left: number, days: number, kind = 'essay' as 'essay' | 'speaking') => ({
  id,
  kind,
  left,
  expiresAt: inDays(days),
});

test('the credit that expires first is used first, and none that has expired', () => {
  const wallet = { lots: [aLot('late', 1, 90), aLot('soon', 1, 3), aLot('over', 1, 0)], entries: [] };
  expect(useCredit(wallet, { kind: 'essay', orderId: 'a', now: NOW })).toMatchObject({
    change: { entry: { lotId: 'soon', amount: -1 } },
  });
  expect(creditsLeft(wallet, 'essay', NOW)).toBe(2);
});

test('a credit for an essay pays for no interview', () => {
  const wallet = { lots: [aLot('one', 1, 90)], entries: [] };
  expect(useCredit(wallet, { kind: 'speaking', orderId: 'a', now: NOW })).toEqual({
    ok: false,
    refusal: 'credit-needed',
  });
});

test('a returned credit can be used although its old lot has expired', () => {
  const entry = { lotId: 'old', reason: 'used', amount: -1, orderId: 'a' } as const;
  const wallet = { lots: [aLot('old', 0, 0)], entries: [entry] };
  const verdict = returnCredit(wallet, { orderId: 'a', lotId: 'new', expiresAt: inDays(180) });
  if (!verdict.ok) throw new Error(verdict.refusal);
  expect(creditsLeft(apply(wallet, verdict.change), 'essay', NOW)).toBe(1);
  const again = returnCredit(apply(wallet, verdict.change), {
    orderId: 'a',
    lotId: 'other',
    expiresAt: inDays(180),
  });
  expect(again).toEqual({ ok: false, refusal: 'returned-before' });
});
