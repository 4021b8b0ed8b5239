import { expect, test } from 'vitest';
import { aCourse, problemsOf } from '../content-fixture.ts';
import { aHome, aSlide } from '../site-fixture.ts';
import { links } from './links.ts';

const COURSE = { 'courses/lamps/course.json': aCourse() };
const TERMS = { 'legal/terms.en.md': '# Terms\n\n## 1. One\n\n## 2. Two\n' };
const check = (address: string) =>
  problemsOf(links, COURSE, TERMS, { 'pages/about.en.md': `See [this](${address}).` });

test.each([
  '/courses',
  '/courses/lamps',
  '/contact?topic=course',
  '/terms#clause-2',
  '/settings',
  '/how-we-mark',
  'https://example.org/a',
  'mailto:hello@lamps.example',
])('%s is alive', (address) => {
  expect(check(address)).toEqual([]);
});

test.each([
  ['/courses/oil', 'There is no page /courses/oil.'],
  ['courses', 'There is no page courses.'],
  ['//evil.example', 'There is no page //evil.example.'],
  ['/terms#clause-3', 'There is no place #clause-3 on /terms.'],
  ['#clause-1', 'There is no place #clause-1 on this page.'],
  ['http://example.org/', 'http://example.org/ is not encrypted.'],
  ['ftp://example.org/', 'There is no page ftp://example.org/.'],
])('%s is not', (address, problem) => {
  expect(check(address)).toEqual([
    expect.stringContaining(`content/pages/about.en.md at line 1: ${problem}`),
  ]);
});

test('the slides lead to pages that are there', () => {
  const home = {
    'home.json': aHome({
      slides: [aSlide('a'), aSlide('b', { href: './mocktests/free-trial' }), aSlide('c')],
    }),
  };
  expect(problemsOf(links, home)).toEqual([
    expect.stringContaining('at slides.1.href: There is no page /mocktests/free-trial.'),
  ]);
});
