import { expect, test } from 'vitest';
import type { TagRule } from './practice-session.ts';
import { lessonsOfKeys, ruleOfKey } from './lessons-of-keys.ts';

const L = (en: string) => ({ en, 'zh-Hant': '測' });

/** A rule with lessons of these slugs; `-` before one: it is closed. */
const rule = (name: string, ...lessons: readonly string[]): TagRule => ({
  name: L(name),
  text: L(`${name}.`),
  lessons: lessons.map((each) => ({
    course: 'c',
    lesson: each.replace('-', ''),
    title: L(each),
    ...(each.startsWith('-') ? { closed: true as const } : {}),
  })),
});
const RULES = {
  'E-order': rule('Order', 'one', 'two', 'three', 'four'),
  'E-closed': rule('Closed', '-one', '-two', '-three'),
  'E-half': rule('Half', '-one', '-two', 'three'),
  'G-gb-1-3': rule('Word order', 'point'),
  'G-gb-1-4': rule('Questions', '-question'),
  'V-home': rule('Home', 'words', 'partners', 'more'),
  'V-own': rule('Own', '-words'),
  'L-predict/dictation': rule('Small words', 'small'),
};
const show = (...keys: readonly { error?: string; skill: string; rule?: string }[]) =>
  lessonsOfKeys(
    keys.map((key) => ({ error: null, ...key })),
    RULES,
  ).map(({ lesson }) => lesson);

test.each([
  ['of a skill its first two', [{ skill: 'V-home' }], ['words', 'partners']],
  ['of an error its best, and the skill’s', [{ error: 'E-order', skill: 'V-home' }], ['one', 'words']],
  ['the point of grammar first', [{ error: 'E-order', skill: 'G-gb-1-3' }], ['point', 'one']],
  ['of a special rule its own', [{ rule: 'L-predict/dictation', skill: 'V-home' }], ['small']],
  [
    'of several answers still two, the best of each',
    [{ error: 'E-order', skill: 'G-gb-1-3' }, { skill: 'V-home' }],
    ['point', 'words'],
  ],
  ['an open one before a closed one', [{ error: 'E-closed', skill: 'V-home' }], ['words', 'one']],
  ['an open one of the same topic', [{ error: 'E-half', skill: 'G-gb-1-4' }], ['three', 'question']],
  ['the best one alone, where none is open', [{ error: 'E-closed', skill: 'V-own' }], ['one']],
  ['none of a school’s own tag', [{ skill: 'X-own' }], []],
])('lessons: %s', (_name, keys, lessons) => {
  expect(show(...keys)).toEqual(lessons);
});

test('a special rule comes before that of the error, and this before that of the skill', () => {
  const nameOf = (key: { error: string | null; skill: string; rule?: string }) =>
    ruleOfKey(key, RULES)?.name.en;
  expect(nameOf({ error: null, skill: 'V-home' })).toBe('Home');
  expect(nameOf({ error: 'E-order', skill: 'V-home' })).toBe('Order');
  expect(nameOf({ error: null, skill: 'V-home', rule: 'L-predict/dictation' })).toBe('Small words');
});
