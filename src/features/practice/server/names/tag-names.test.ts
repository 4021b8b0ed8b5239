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
const explain = (key: PracticeAnswerKey) => rulesOfKeys(dependencies, [key])[key.error ?? key.skill];

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

test('an error comes before the skill, and a tag of a school has no rule', () => {
  const keys = [
    { error: 'E-article', skill: 'G-gb-3-2' },
    { error: null, skill: 'X-own' },
  ];
  expect(Object.keys(rulesOfKeys(dependencies, keys))).toEqual(['E-article']);
});
