import { expect, test } from 'vitest';
import { aCourse, both, problemsOf } from '../content-fixture.ts';
import { pictures } from './pictures.ts';

const check = (cover: unknown) =>
  problemsOf(pictures, { 'courses/lamps/course.json': { ...aCourse(), cover } });

test('a picture that is there and described is right', () => {
  expect(check({ src: 'art/cover.svg', alt: both('A lamp', '一盞燈') })).toEqual([]);
});

test('a picture that is not there is reported', () => {
  expect(check({ src: 'art/missing.svg', alt: both('A lamp', '一盞燈') })).toEqual([
    expect.stringContaining('at cover.src: There is no picture media/art/missing.svg'),
  ]);
});

test('a picture is described in both languages', () => {
  expect(check({ src: 'art/cover.svg', alt: { en: 'A lamp', 'zh-Hant': '' } })).toEqual([
    expect.stringContaining('at cover.alt.zh-Hant: The picture is not described.'),
  ]);
});
