import { describe, expect, test } from 'vitest';
import { PLACEHOLDER } from '#platform/i18n/plural.ts';
import type { TextGroup } from '#platform/i18n/text-groups.ts';
import type { Catalogue } from '#platform/i18n/translate.ts';
import { FACES } from './faces.ts';
import { CATALOGUES } from './texts.ts';

test('a group that does not exist does not compile', () => {
  // @ts-expect-error -- Mistyped: the group is `player`.
  const group: TextGroup = 'plaier';
  expect(Object.keys(CATALOGUES.en)).not.toContain(group);
});

test('no two features have a group of the same name', () => {
  const names = Object.values(FACES).flatMap(({ texts }) => Object.keys(texts.en));
  expect(names.toSorted()).toEqual(Object.keys(CATALOGUES.en).toSorted());
});

const { en, 'zh-Hant': zhHant } = CATALOGUES;

/** Every text of a catalogue by its path. */
function listTexts(catalogue: Catalogue, above = ''): [path: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, string][] => {
    const path = above ? `${above}.${key}` : key;
    return typeof value === 'string' ? [[path, value]] : listTexts(value, path);
  });
}

const english = listTexts(en);
const chinese = new Map(listTexts(zhHant));
const parametersOf = (text: string) =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].sort();

// Each page names the other language in that language.
const TO_OTHER_LANGUAGE = 'accounts.frame.toOtherLanguage';

test('both catalogues have the same paths', () => {
  expect(english.length).toBeGreaterThan(300);
  expect([...chinese.keys()].sort()).toEqual(english.map(([path]) => path).sort());
});

test('a text takes the same parameters in both languages', () => {
  const different = english.filter(
    ([path, text]) => String(parametersOf(text)) !== String(parametersOf(chinese.get(path) ?? '')),
  );
  expect(different).toEqual([]);
});

test('a parameter is a name in braces, maybe with two forms, and no brace stands alone', () => {
  const odd = [...english, ...chinese].filter(([, text]) => /[{}]/.test(text.replace(PLACEHOLDER, '')));
  expect(odd).toEqual([]);
});

test('no text is empty', () => {
  expect([...english, ...chinese].filter(([, text]) => text.trim() === '')).toEqual([]);
});

/** Words that are the same in both languages: names, and what stands in the test itself, such as Part 1. */
const NAMES =
  /\{\w+\}|\b(?:IELTS|Ninefold|True|False|Not Given|QR|App|Google Authenticator|iOS|Android|Stripe|EN|Part(?= \{))\b/g;

describe('a Chinese text', () => {
  test('is not the English one', () => {
    const same = english.filter(
      ([path, text]) => chinese.get(path) === text && /\p{Letter}/u.test(text.replace(NAMES, '')),
    );
    expect(same).toEqual([]);
  });

  test('with words in it has Chinese ones', () => {
    const foreign = [...chinese].filter(
      ([path, text]) =>
        path !== TO_OTHER_LANGUAGE &&
        /\p{Letter}/u.test(text.replace(NAMES, '')) &&
        !/\p{Script=Han}/u.test(text),
    );
    expect(foreign).toEqual([]);
  });
});

test('an English text has no Chinese words, but for the way to the other language', () => {
  const foreign = english.filter(
    ([path, text]) => !path.endsWith('.toOtherLanguage') && /\p{Script=Han}/u.test(text),
  );
  expect(foreign).toEqual([]);
  expect(en.accounts.frame.toOtherLanguage).toMatch(/\p{Script=Han}/u);
  expect(zhHant.accounts.frame.toOtherLanguage).toMatch(/English/);
});
