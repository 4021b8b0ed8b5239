import { describe, expect, test } from 'vitest';
import { findLessons } from '#server/practice-services.ts';
import { loadSiteContent } from '#server/site-content.ts';
import { generateIds, generateSet } from '../../domain/endless/generated-set.ts';
import { GENERATOR_NAMES } from '../../domain/endless/generators.ts';
import type { PracticeAnswerKey } from '../../domain/practice-set.ts';
import { ruleOfTag, rulesOfKeys } from './tag-names.ts';

const { practice, courses } = loadSiteContent();
const dependencies = { catalogue: practice, lessons: findLessons(courses) };
const isMarked = ({ solution }: PracticeAnswerKey) => !('models' in solution);

/** What a receipt shows after a wrong answer to a question. */
const explain = (key: PracticeAnswerKey) =>
  rulesOfKeys(dependencies, [key])[key.rule ?? key.error ?? key.skill];

describe('a wrong answer leads to a rule in two lines and to its lesson:', () => {
  test('every marked question of every set', () => {
    const marked = practice.sets.all.flatMap(({ set, key }) =>
      key.filter(isMarked).map((each) => ({ name: `${set.id}#${each.number}`, rule: explain(each) })),
    );
    expect(marked.length).toBeGreaterThan(800);
    expect(marked.filter(({ rule }) => !rule?.text['zh-Hant'] || rule.lessons.length === 0)).toEqual([]);
  });

  test.each(GENERATOR_NAMES)('all that is made of %s', (generator) => {
    const keys = generateIds(generator, 'rules', 5).flatMap((id) => generateSet(id)?.key ?? []);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(explain(key)?.lessons[0], key.skill).toBeDefined();
  });
});

test('a point of grammar leads to the lesson of its number, and has its name', () => {
  const rule = ruleOfTag(dependencies, 'G-gb-1-2');
  expect(rule?.lessons.map(({ course, lesson }) => `${course}/${lesson}`)).toEqual([
    'grammar-basics/be-or-another-verb',
  ]);
  expect(rule?.name).toEqual(rule?.lessons[0]?.title);
});

test('an error has its rule and that of its skill, and a tag of a school has none', () => {
  const keys = [
    { error: 'E-article', skill: 'G-gb-3-2' },
    { error: null, skill: 'X-own' },
  ];
  expect(Object.keys(rulesOfKeys(dependencies, keys))).toEqual(['E-article', 'G-gb-3-2']);
});

describe('a rule is about what went wrong:', () => {
  const keyed = practice.sets.all.flatMap(({ set, key }) =>
    set.material.groups.flatMap((group) =>
      (group.questions as readonly { readonly number: number }[]).flatMap(({ number }) => {
        const found = key.find((each) => each.number === number);
        return found ? [{ name: `${set.id}#${number}`, type: group.type, key: found }] : [];
      }),
    ),
  );
  const namesOf = (list: typeof keyed) => list.map(({ name }) => name);

  test('a dictation is about listening, with no gap, options or signs of the way', () => {
    const dictated = keyed.filter(({ type }) => type === 'dictation');
    expect(dictated.length).toBeGreaterThan(30);
    expect(namesOf(dictated.filter(({ key }) => key.error !== null))).toEqual([]);
    const plain = dictated.filter(({ key }) => key.rule === undefined).map(({ key }) => key.skill);
    // Figures are heard in a sentence as anywhere else.
    expect([...new Set(plain)].sort()).toEqual(['L-dates', 'L-numbers']);
    const texts = dictated.map(({ key }) => explain(key)?.text.en ?? '');
    expect(texts.filter((text) => /gap|option|next question|word too many/.test(text))).toEqual([]);
  });

  test('of a map only where a map is asked about', () => {
    const MAPS = ['matching-features', 'map-labelling', 'plan-labelling', 'multiple-choice'];
    const directions = keyed.filter(({ key }) => key.skill === 'L-direction');
    expect(namesOf(directions.filter(({ type }) => !MAPS.includes(type)))).toEqual([]);
  });

  test('of what fits a gap where there is a gap, and of options nowhere else', () => {
    const isGap = (type: string) => type.endsWith('-completion') || type === 'short-answer';
    const tempting = keyed.filter(({ key }) => key.skill === 'L-distractor');
    const gaps = tempting.filter(({ type }) => isGap(type));
    expect(gaps.length).toBeGreaterThan(15);
    expect(new Set(gaps.map(({ key }) => key.rule))).toEqual(new Set(['L-distractor/gap']));
    expect(namesOf(tempting.filter(({ type, key }) => !isGap(type) && key.rule !== undefined))).toEqual([]);
    for (const { key } of gaps) expect(explain(key)?.text.en).not.toMatch(/option/i);
  });

  test.each([
    ['a noun', '名詞'],
    ['an adjective', '形容詞'],
    ['an adverb', '副詞'],
  ])('the wrong form of a word: it says where %s belongs', (en, zh) => {
    const rule = ruleOfTag(dependencies, 'E-word-class');
    expect(rule?.text.en).toContain(en);
    expect(rule?.text['zh-Hant']).toContain(zh);
    expect(rule?.lessons[0]?.lesson).toBe('from-verb-to-noun');
  });

  test('an irregular verb is in the form that its rule is about', () => {
    const keys = generateIds('irregular-verbs', 'forms', 40).flatMap((id) => generateSet(id) ?? []);
    const isThird = (made: (typeof keys)[number]) =>
      made.key.explanation?.en.includes('the past participle') ?? false;
    expect(keys.some(isThird)).toBe(true);
    for (const made of keys) {
      const { name, text } = explain(made.key) ?? {};
      expect(text?.en).toMatch(isThird(made) ? /the third form/ : /past forms of their own/);
      expect(name?.en.startsWith('Past simple')).toBe(!isThird(made));
    }
  });

  test('an address is a number and letters', () => {
    const [id = ''] = generateIds('addresses', 'rule', 1);
    const rule = explain(generateSet(id)?.key as PracticeAnswerKey);
    expect(rule?.text.en).toMatch(/number.*letter/);
    expect(rule?.text['zh-Hant']).toMatch(/數字.*字母/u);
  });
});

test('a lesson names the course that a caller needs for it, and one that is free or bought does not', () => {
  const needed = (course: string, lesson: string, ...bought: readonly string[]) => {
    const link = dependencies.lessons.bySlug(course, lesson);
    return link && dependencies.lessons.courseNeeded(link, new Set(bought));
  };
  expect(needed('grammar-basics', 'word-order')).toEqual({ en: 'Grammar Basics', 'zh-Hant': '文法基礎' });
  expect(needed('grammar-basics', 'word-order', 'premium_account')).toBeDefined();
  expect(needed('grammar-basics', 'word-order', 'grammar_basics')).toBeUndefined();
  expect(needed('grammar-basics', 'present-simple-or-continuous')).toBeUndefined();
});
