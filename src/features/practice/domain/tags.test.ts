import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameOfTag } from './tags.ts';

type File = {
  readonly skill?: string;
  readonly moreSkills?: readonly string[];
  readonly topic?: string;
  readonly answers?: readonly { readonly skill?: string }[];
};

/** Errors and points of grammar are named by their families and lessons. */
const IS_NAMED_ELSEWHERE = /^(?:E|G)-/;

test('every tag of the content has a name in both languages, and no two have the same', () => {
  const files = globSync('content/practice/*/*/{set,key}.json', {
    exclude: ['content/practice/writing/**'],
  }).map((file) => JSON.parse(readFileSync(file, 'utf8')) as File);
  const tags = new Set(
    files.flatMap(({ skill, moreSkills = [], topic, answers = [] }) => [
      ...[skill, topic].flatMap((tag) => tag ?? []),
      ...moreSkills,
      ...answers.flatMap((each) => each.skill ?? []),
    ]),
  );
  expect(tags.size).toBeGreaterThan(80);
  const named = [...tags].filter((tag) => !IS_NAMED_ELSEWHERE.test(tag));
  expect(named.filter((tag) => nameOfTag(tag) === undefined)).toEqual([]);
  for (const language of ['en', 'zh-Hant'] as const) {
    const names = named.map((tag) => nameOfTag(tag)?.[language]);
    expect(new Set(names).size).toBe(named.length);
  }
});
