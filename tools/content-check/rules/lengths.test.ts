import { expect, test } from 'vitest';
import { aCourse, aPlan, both, problemsOf } from '../content-fixture.ts';
import { aHome, aSlide } from '../site-fixture.ts';
import { lengths } from './lengths.ts';

const course = (en: string, zhHant: string) => ({
  'courses/lamps/course.json': aCourse({ tagline: both(en, zhHant) }),
});

test('a tagline of 90 characters, in Chinese 45, is right', () => {
  expect(problemsOf(lengths, course('x'.repeat(90), '字'.repeat(45)))).toEqual([]);
});

test('a longer one is not', () => {
  expect(problemsOf(lengths, course('x'.repeat(91), '字'.repeat(46)))).toEqual([
    expect.stringContaining('at tagline.en: This has 91 characters; 90 fit.'),
    expect.stringContaining('at tagline.zh-Hant: This has 46 characters; 45 fit.'),
  ]);
  const plan = aPlan({ tagline: both('x'.repeat(91)) });
  expect(problemsOf(lengths, { 'plans/basic-account.json': plan })).toHaveLength(1);
});

test.each([
  ['title', { title: both('x'.repeat(46)) }],
  ['text', { text: both('Short', '字'.repeat(91)) }],
  ['button', { button: both('x'.repeat(29)) }],
])('the %s of a slide fits', (place, change) => {
  const home = aHome({ slides: [aSlide('a'), aSlide('b', change), aSlide('c')] });
  expect(problemsOf(lengths, { 'home.json': home })).toEqual([
    expect.stringContaining(`at slides.1.${place}.`),
  ]);
});
