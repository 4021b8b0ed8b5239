import { expect, test } from 'vitest';
import { aPlan, problemsOf } from '../content-fixture.ts';
import { planKeys } from './plan-keys.ts';

const BASIC = { 'plans/basic-account.json': aPlan() };
const PREMIUM = { 'plans/premium-account.json': aPlan({ key: 'premium_account', slug: 'premium-account' }) };
const check = (...files: Readonly<Record<string, unknown>>[]) => problemsOf(planKeys, ...files);

test('each plan that opens tests has a page; a free plan may be called anything', () => {
  const free = { 'plans/free.json': aPlan({ key: 'free', slug: 'free', productId: null }) };
  expect(check(BASIC, PREMIUM, free)).toEqual([]);
});

test('a plan that is sold opens tests', () => {
  const gold = {
    'plans/gold.json': aPlan({ key: 'gold_account', slug: 'gold', productId: 'gold_account_id' }),
  };
  expect(check(BASIC, PREMIUM, gold)).toEqual([
    expect.stringContaining('The plan gold_account opens no test.'),
  ]);
});

test('the page of a plan lies where the site links to it', () => {
  expect(check({ 'plans/basic-account.json': aPlan({ slug: 'basic' }) }, PREMIUM)).toEqual([
    expect.stringContaining('The site links to basic-account.'),
  ]);
});

test('a plan that opens tests has a page', () => {
  expect(check(BASIC)).toEqual([expect.stringContaining('There is no page of the plan premium_account.')]);
});
