import { BUILT_FEATURES, FEATURES } from '#features/shop/contract.ts';
import { expect, test } from 'vitest';
import { aCourse, aPlan, problemsOf, products as sold } from '../content-fixture.ts';
import { products } from './products.ts';
import { schema } from './schema.ts';

const COURSE = { 'courses/lamps/course.json': aCourse() };
const LAMPS = ['lamps_id', 'course', 'lamps'] as const;
const check = (...files: Readonly<Record<string, unknown>>[]) =>
  problemsOf(products, ...files).filter((text) => !/: \w+ is missing\./u.test(text));

test('a course whose product opens it is right', () => {
  expect(check(COURSE, { 'products.json': sold(LAMPS) })).toEqual([]);
});

test('the ten products of the specification are sold', () => {
  expect(problemsOf(products, COURSE, { 'products.json': sold(LAMPS) })).toHaveLength(10);
});

test('a product opens a page that is there', () => {
  const wicks = ['wicks_id', 'course', 'wicks'] as const;
  expect(check(COURSE, { 'products.json': sold(LAMPS, wicks) })).toEqual([
    expect.stringContaining('wicks_id opens the course wicks, which is not there.'),
  ]);
});

test('a page sells the product that opens it', () => {
  const other = { 'courses/wicks/course.json': aCourse({ key: 'wicks' }) };
  const wicks = ['wicks_id', 'course', 'wicks'] as const;
  expect(check(COURSE, other, { 'products.json': sold(LAMPS, wicks) })).toEqual([
    expect.stringContaining('wicks_id opens wicks, whose page sells lamps_id.'),
  ]);
});

test('a page sells a product that is there', () => {
  expect(check(COURSE, { 'products.json': sold() })).toEqual([
    expect.stringContaining('no product lamps_id'),
  ]);
});

test('only the free trial sells nothing', () => {
  const free = { 'plans/free-trial.json': aPlan({ key: 'free_trial', productId: null }) };
  expect(check(free, { 'products.json': sold() })).toEqual([]);
  const lamps = { 'courses/lamps/course.json': aCourse({ productId: null }) };
  expect(check(lamps, { 'products.json': sold() })).toEqual([
    expect.stringContaining('Nothing is sold here.'),
  ]);
});

test('nothing is opened that this version of the site does not have', () => {
  const open = FEATURES.filter((feature) => !BUILT_FEATURES.includes(feature)).slice(0, 1);
  const opened = (features: readonly string[]) =>
    problemsOf(schema, { 'products.json': { ...sold(), open: features } }).filter((text) =>
      text.includes('cannot be opened'),
    );
  expect(opened(BUILT_FEATURES)).toEqual([]);
  expect(opened(open)).toHaveLength(open.length);
});

test('a product is listed once', () => {
  expect(check(COURSE, { 'products.json': sold(LAMPS, LAMPS) })).toEqual([
    expect.stringContaining('lamps_id is listed twice.'),
  ]);
});
