import { expect, test } from 'vitest';
import { aCourse, aFaq, aPlan, problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { names } from './names.ts';

const COURSES = { 'courses/lamps/course.json': aCourse() };
const wicks = aCourse({ key: 'wicks', slug: 'wicks', order: 2 });

test('names that are used once are right', () => {
  const plan = aPlan({ paper: 'lamps' });
  const files = {
    'courses/wicks/course.json': wicks,
    'plans/basic-account.json': plan,
    'faq.json': aFaq(['a', 'b']),
  };
  expect(problemsOf(names, COURSES, aMockTest(), files)).toEqual([]);
});

test.each([
  ['key', { key: 'lamps' }],
  ['order', { order: 1 }],
])('a %s is used once', (place, change) => {
  expect(problemsOf(names, COURSES, { 'courses/wicks/course.json': { ...wicks, ...change } })).toEqual([
    expect.stringContaining(`at ${place}: ${Object.values(change)[0]} is taken by content/courses/lamps`),
  ]);
});

test('a slug is the name of the folder or file', () => {
  expect(problemsOf(names, { 'courses/oil/course.json': aCourse() })).toEqual([
    expect.stringContaining('Write oil.'),
  ]);
  expect(problemsOf(names, { 'plans/basic.json': aPlan() })).toEqual([
    expect.stringContaining('Write basic.'),
  ]);
});

test('a question of the FAQ has a key of its own', () => {
  expect(problemsOf(names, { 'faq.json': aFaq(['a', 'b', 'a']) })).toEqual([
    expect.stringContaining('at topics.0.questions.2.key'),
  ]);
});

test('the mock test of a plan is there', () => {
  expect(problemsOf(names, { 'plans/basic-account.json': aPlan({ paper: 'lamps' }) })).toEqual([
    expect.stringContaining('There is no mock test lamps.'),
  ]);
});

test('and no draft', () => {
  const files = aMockTest();
  const paper = { ...files['mock-tests/lamps/paper.json'], draft: true };
  const plan = { 'plans/basic-account.json': aPlan({ paper: 'lamps' }) };
  expect(problemsOf(names, files, plan, { 'mock-tests/lamps/paper.json': paper })).toEqual([
    expect.stringContaining('at paper: lamps is a draft.'),
  ]);
});
