import { expect, test } from 'vitest';
import { findCookie } from './cookie.ts';

test.each<[string | undefined, string | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['lang=en', 'en'],
  ['a=1; lang=en; b=2', 'en'],
  ['a=1;lang=en', 'en'],
  ['  lang  =  en  ', 'en'],
  ['lang=', ''],
  ['lang=a=b==', 'a=b=='],
  ['lang="en"', '"en"'],
  ['lang=%E0%A4%A', '%E0%A4%A'],
  ['lang=first; lang=second', 'first'],
  ['xlang=de', undefined],
  ['lang-x=de', undefined],
  ['LANG=de', undefined],
  ['__Host-lang=de', undefined],
  ['a=lang=de', undefined],
  ['lang', undefined],
  ['lang; b=2', undefined],
  ['=lang', undefined],
  [';;;===;', undefined],
  [`a=${'x'.repeat(100_000)}; lang=en`, 'en'],
])('the cookie lang in %j is %j', (header, value) => {
  expect(findCookie(header, 'lang')).toBe(value);
});
