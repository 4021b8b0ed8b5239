import { expect, test } from 'vitest';
import { countGiven, putBackGiven, takeBackGiven, takeCredits } from './correct-credits.ts';
import { countUnused, restoreCredits, takeBackCredits, type SourcedWallet } from './credits-of-source.ts';
import { DAY_MS, LESSON_LENGTHS } from './schedule.ts';
import {
  creditsLeft,
  expireLot,
  giveCourtesy,
  grantCredits,
  holdCredit,
  returnCredit,
  useHeldCredit,
  type WalletChange,
  type WalletVerdict,
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
function apply({ lots, entries }: SourcedWallet, { opens, entry }: WalletChange, source = ''): SourcedWallet {
  const all = opens ? [...lots, { ...opens, source }] : lots;
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

const TEACHERS = ['one', 'two'] as const;

type Correction = Omit<Parameters<typeof putBackGiven>[1], 'openLot' | 'count' | 'teacher'> & {
  readonly teacher: string;
  readonly opened: { readonly lotId: string; readonly expiresAt: Date };
};

/** Takes back what a booking gave, and gives it again every other time. */
function correct(wallet: SourcedWallet, { opened, ...input }: Correction): SourcedWallet {
  const before = countGiven(wallet, input.bookingId);
  const { changes, missing } = takeBackGiven(wallet, input);
  const taken = changes.reduce((next, change) => apply(next, change), wallet);
  const corrected = taken.entries.filter(
    ({ reason, bookingId }) => reason === 'corrected' && bookingId === input.bookingId,
  );
  if (countGiven(taken, input.bookingId) < 0) throw new Error('More was taken back than was given.');
  if (missing < 0 || missing > before) throw new Error('What is missing was never given.');
  if (corrected.length % 2 === 1 || before === 0) return taken;
  const count = before - countGiven(taken, input.bookingId);
  if (count === 0) return taken;
  let lots = 0;
  const openLot = () => ({ ...opened, lotId: `${opened.lotId}.${(lots += 1)}` });
  const again = putBackGiven(taken, { ...input, count, openLot }).reduce(
    (next, change) => apply(next, change),
    taken,
  );
  if (countGiven(again, input.bookingId) !== before) throw new Error('Not all of it was given again.');
  return again;
}

function runOrder(seed: number): SourcedWallet {
  const next = numbersFrom(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  let wallet: SourcedWallet = { lots: [], entries: [] };
  let now = Date.UTC(2026, 0, 1);
  const take = (verdict: WalletVerdict, source = '') => {
    if (verdict.ok) wallet = apply(wallet, verdict.change, source);
  };
  for (let step = 0; step < 16; step += 1) {
    now += Math.floor(next() * 40 * DAY_MS);
    const at = new Date(now);
    const bookingId = `booking ${Math.floor(next() * 4)}`;
    const opened = { lotId: `lot ${step}`, expiresAt: new Date(now + 30 * DAY_MS) };
    const minutes = pick(LESSON_LENGTHS);
    const source = `line ${Math.floor(next() * 2)}`;
    const act = pick([
      'grant',
      'grant',
      'hold',
      'hold',
      'hold',
      'use',
      'return',
      'courtesy',
      'expire',
      'refund',
      'undo',
      'correct',
      'take',
    ]);
    if (act === 'grant' && !wallet.lots.some((lot) => lot.source === source)) {
      const lot = { id: opened.lotId, teacher: pick([null, ...TEACHERS]), minutes, left: 1 + (step % 3) };
      wallet = apply(wallet, grantCredits({ ...lot, expiresAt: new Date(now + 180 * DAY_MS) }), source);
    }
    if (act === 'hold') take(holdCredit(wallet, { bookingId, teacher: pick(TEACHERS), minutes, now: at }));
    if (act === 'use') take(useHeldCredit(wallet, bookingId));
    if (act === 'return')
      take(returnCredit(wallet, { bookingId, ...(next() < 0.5 ? { opened } : {}) }), `returned ${bookingId}`);
    if (act === 'courtesy')
      take(
        giveCourtesy(wallet, { bookingId, teacher: pick(TEACHERS), minutes, opened }),
        `courtesy ${bookingId}`,
      );
    if (act === 'correct')
      wallet = correct(wallet, { bookingId, teacher: pick(TEACHERS), minutes, now: at, opened });
    const changes =
      act === 'expire'
        ? wallet.lots.flatMap((lot) => expireLot(lot, at) ?? [])
        : act === 'refund'
          ? takeBackCredits(wallet, source, at)
          : act === 'undo'
            ? restoreCredits(wallet, source)
            : act === 'take'
              ? (takeCredits(wallet, { teacher: 'one', minutes, count: 1, now: at }) ?? [])
              : [];
    for (const change of changes) wallet = apply(wallet, change);
  }
  return wallet;
}

test('after 10,000 random orders of events the ledger adds up, nothing is below zero, and no lesson holds two credits', () => {
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const { lots, entries } = runOrder(seed);
    for (const lot of lots) {
      const own = entries.filter(({ lotId }) => lotId === lot.id);
      const sum = own.reduce((total, { amount }) => total + amount, 0);
      if (lot.left !== sum || lot.left < 0) expect([seed, lot.left]).toEqual([seed, sum]);
    }
    const names = entries.flatMap(({ reason, bookingId }) =>
      bookingId === null || reason === 'corrected' ? [] : [`${reason} ${bookingId}`],
    );
    if (new Set(names).size !== names.length) expect([seed, names]).toEqual([seed, 'each once']);
    // A credit is returned only if it was held.
    for (const name of names.filter((each) => each.startsWith('returned')))
      if (!names.includes(name.replace('returned', 'held')))
        expect([seed, name]).toEqual([seed, 'held before']);
    for (const { reason } of entries) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  // Each kind of event did happen.
  expect([...counts.keys()].sort()).toEqual([
    'bought',
    'corrected',
    'courtesy',
    'expired',
    'held',
    'refund-undone',
    'refunded',
    'returned',
    'taken',
    'used',
  ]);
  for (const [reason, times] of counts) expect([reason, times > 200]).toEqual([reason, true]);
});

const NOW = new Date(Date.UTC(2026, 0, 1));
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const aLot = (
  id: string,
  days: number,
  changes: { teacher?: string | null; minutes?: 25 | 50; left?: number } = {},
) => ({
  id,
  teacher: 'one',
  minutes: 25 as 25 | 50,
  left: 1,
  source: id,
  expiresAt: inDays(days),
  ...changes,
});
const LESSON = { teacher: 'one', minutes: 25, now: NOW } as const;

test('the credit that expires first is held first, and none that has expired', () => {
  const wallet = {
    lots: [aLot('late', 90), aLot('soon', 3, { teacher: null }), aLot('over', 0)],
    entries: [],
  };
  expect(holdCredit(wallet, { ...LESSON, bookingId: 'a' })).toMatchObject({
    change: { entry: { lotId: 'soon', amount: -1 } },
  });
  expect(creditsLeft(wallet, LESSON, NOW)).toBe(2);
});

test.each([
  ['of the other length', { minutes: 50 }],
  ['of another teacher', { teacher: 'two' }],
  ['that is used up', { left: 0 }],
] as const)('a credit %s pays for nothing', (_, changes) => {
  const wallet = { lots: [aLot('one', 90, changes)], entries: [] };
  expect(holdCredit(wallet, { ...LESSON, bookingId: 'a' })).toEqual({ ok: false, refusal: 'credit-needed' });
});

const HELD = { lotId: 'old', reason: 'held', amount: -1, bookingId: 'a' } as const;

test('a credit returned by the school can be used although its old lot has expired', () => {
  const wallet = { lots: [aLot('old', 0, { left: 0 })], entries: [HELD] };
  const verdict = returnCredit(wallet, { bookingId: 'a', opened: { lotId: 'new', expiresAt: inDays(30) } });
  if (!verdict.ok) throw new Error(verdict.refusal);
  const after = apply(wallet, verdict.change);
  expect(creditsLeft(after, LESSON, NOW)).toBe(1);
  expect(returnCredit(after, { bookingId: 'a' })).toEqual({ ok: false, refusal: 'settled-before' });
});

test('a credit that the learner returns goes to its own lot, and so does one whose lot lasts longer', () => {
  const wallet = { lots: [aLot('old', 60, { left: 0 })], entries: [HELD] };
  const opened = { lotId: 'new', expiresAt: inDays(30) };
  for (const input of [{ bookingId: 'a' }, { bookingId: 'a', opened }])
    expect(returnCredit(wallet, input)).toMatchObject({ change: { entry: { lotId: 'old', amount: 1 } } });
});

test('a refund counts and takes the credits of its source that are left, with returned ones', () => {
  const returned = { lotId: 'new', reason: 'returned', amount: 1, bookingId: 'a' } as const;
  const lots = [aLot('old', 60, { left: 2 }), aLot('new', 90), aLot('other', 90, { left: 5 })];
  const wallet = { lots, entries: [HELD, returned] };
  expect(countUnused(wallet, 'old', NOW)).toBe(3);
  expect(takeBackCredits(wallet, 'old', NOW).map(({ entry }) => [entry.lotId, entry.amount])).toEqual([
    ['old', -2],
    ['new', -1],
  ]);
});

test('a credit that was taken back is given again in a lot for each that has expired, which says from where', () => {
  const taken = { reason: 'corrected', amount: -1, bookingId: 'a' } as const;
  const wallet = {
    lots: [aLot('paid', 0, { left: 0, teacher: null }), aLot('given', 0, { left: 0 })],
    entries: [
      { ...taken, lotId: 'paid' },
      { ...taken, lotId: 'given' },
    ],
  };
  let lots = 0;
  const openLot = () => ({ lotId: `new ${(lots += 1)}`, expiresAt: inDays(30) });
  const again = { ...LESSON, bookingId: 'a', openLot };
  expect(putBackGiven(wallet, { ...again, count: 2 })).toMatchObject([
    { origin: 'paid', opens: { id: 'new 1', teacher: null }, entry: { lotId: 'new 1', amount: 1 } },
    { origin: 'given', opens: { id: 'new 2', teacher: 'one' }, entry: { lotId: 'new 2', amount: 1 } },
  ]);
});
