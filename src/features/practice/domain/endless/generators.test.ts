import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import { parseKey } from '#ielts/marking/answer-key.ts';
import { fitsWordLimit } from '#ielts/marking/word-count.ts';
import { markPractice, isRight } from '../mark-practice.ts';
import { generateIds, generateSet, type GeneratedSet } from './generated-set.ts';
import { GENERATOR_NAMES, type GeneratorName } from './generators.ts';
import { MONTHS, SAID_CLIPS, sayDay, sayNumber, sayYear } from './said-clips.ts';

/** Properties of everything that a generator makes, over many seeds. */

const SEEDS = 200;
const many = (generator: GeneratorName): GeneratedSet[] =>
  Array.from({ length: SEEDS }, (_, place) => {
    const made = generateSet(`endless/${generator}-${place.toString(36).padStart(7, 'a')}`);
    if (!made) throw new Error(`${generator} made nothing.`);
    return made;
  });
const markOf = ({ made, key }: GeneratedSet, answer: string) => {
  const mark = markPractice([made.group], [key], [], new Map([[1, answer]]), 1);
  return mark ? isRight(mark) : undefined;
};
const keyOf = ({ key: { solution } }: GeneratedSet): string => ('key' in solution ? solution.key : '');

/** Asserts that all of these are right, or wrong, for a question. */
function expectMarks(made: GeneratedSet, answers: readonly string[], right: boolean): void {
  const other = answers.filter((answer) => markOf(made, answer) !== right);
  expect({ key: keyOf(made), [right ? 'not right' : 'not wrong']: other }).toEqual({
    key: keyOf(made),
    [right ? 'not right' : 'not wrong']: [],
  });
}
const CLIPS = new Set<string>(SAID_CLIPS.map(({ clip }) => clip));
/** What each makes of the first seeds, as a hash. Where this changes, the generator needs another name. */
const ALWAYS_MADE: Readonly<Record<GeneratorName, string>> = {
  'telephone-numbers': '64d421c43273f253',
  'spelled-names': 'd9ec30f0e2401b70',
  dates: '5d5b1441cc3f24cb',
  prices: '79d82905201f49aa',
  times: '88dcaa2f31f2f8cb',
  addresses: '29b59b7bd0d9a4aa',
  'irregular-verbs': '38f8d633ea9859d8',
  'chart-figures': '6a1f5824be5b21a0',
};
const ON_PAPER: readonly GeneratorName[] = ['irregular-verbs', 'chart-figures'];

describe.each(GENERATOR_NAMES)('%s', (generator) => {
  const all = many(generator);

  test('makes the same question of the same id, and different ones of different ids', () => {
    expect(many(generator)).toEqual(all);
    expect(new Set(all.map(keyOf)).size).toBeGreaterThan(ON_PAPER.includes(generator) ? 20 : 45);
    const ids = generateIds(generator, 'a session', 40);
    expect(new Set(ids).size).toBe(40);
    expect(generateIds(generator, 'a session', 40)).toEqual(ids);
    expect(generateIds(generator, 'another session', 40)).not.toEqual(ids);
  });

  test('is heard from clips that there are, or read', () => {
    for (const { made } of all) {
      expect(made.said.filter(({ clip }) => !CLIPS.has(clip))).toEqual([]);
      expect(made.said.length > 0).toBe(!ON_PAPER.includes(generator));
      expect(made.transcript === '').toBe(ON_PAPER.includes(generator));
    }
  });

  test('leaves nothing unsaid in its explanation, and marks an empty answer wrong', () => {
    for (const made of all) {
      const texts = [made.key.explanation?.en, made.key.explanation?.['zh-Hant'], made.made.transcript];
      expect(texts.join(' ')).not.toMatch(/undefined|NaN|null/u);
      expect(JSON.stringify(made.set.material)).not.toMatch(/undefined|NaN/u);
      expectMarks(made, ['', ' '], false);
    }
  });

  test('makes what it always made of a seed: answers that are stored name nothing else', () => {
    const said = all.slice(0, 100).map(({ made }) => JSON.stringify([made.group, made.solution, made.said]));
    expect(createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 16)).toBe(
      ALWAYS_MADE[generator],
    );
  });
});

test('a key of words or numbers is one that the rules of marking can read', () => {
  for (const generator of GENERATOR_NAMES) {
    for (const made of many(generator)) {
      const { group } = made.made;
      if (group.type !== 'short-answer') continue;
      const parsed = parseKey(keyOf(made));
      expect(parsed.ok && parsed.forms.every(({ text }) => fitsWordLimit(text, group.wordLimit))).toBe(true);
    }
  }
});

test('a telephone or membership number may be grouped in any way, and no figure may differ', () => {
  for (const made of many('telephone-numbers')) {
    const key = keyOf(made);
    const figures = key.replaceAll(' ', '');
    expectMarks(
      made,
      [key, figures, key.replaceAll(' ', '-'), `${figures.slice(0, 4)} ${figures.slice(4)}`],
      true,
    );
    const last = Number(figures.slice(-1));
    expectMarks(
      made,
      [figures.slice(0, -1), `${figures}0`, `${figures.slice(0, -1)}${(last + 1) % 10}`],
      false,
    );
  }
});

test('a name is right in capital or small letters, and wrong without one of its letters', () => {
  for (const made of many('spelled-names')) {
    const key = keyOf(made);
    expectMarks(made, [key, key.toUpperCase(), key.toLowerCase()], true);
    expectMarks(made, [key.slice(1), key.slice(0, -1), `${key}e`], false);
  }
});

test('a date is right in every way that the test accepts, and is in every calendar', () => {
  const seen = new Set<string>();
  for (const made of many('dates')) {
    const [day = '', month] = keyOf(made).split(' ');
    if (month === undefined) {
      expectMarks(made, [day, ` ${day} `], true);
      expectMarks(made, [String(Number(day) + 1), day.slice(2)], false);
      continue;
    }
    const place = MONTHS.findIndex((each) => each === month) + 1;
    const date = new Date(Date.UTC(2026, place - 1, Number(day)));
    expect([date.getUTCMonth() + 1, date.getUTCDate()]).toEqual([place, Number(day)]);
    seen.add(month);
    const end = ['11', '12', '13'].includes(day)
      ? 'th'
      : (['th', 'st', 'nd', 'rd'][Number(day) % 10] ?? 'th');
    expectMarks(
      made,
      [
        `${day} ${month}`,
        `${day}${end} ${month}`,
        `${month} ${day}`,
        `${month} ${day}${end}`,
        `the ${day}${end} of ${month}`,
        `${day}/${place}`,
        `${day} ${month.slice(0, 3)}`,
      ],
      true,
    );
    expectMarks(made, [day, month, `${Number(day) + 1} ${month}`], false);
  }
  expect(seen.size).toBe(12);
});

test('a price is right with its sign and without, in figures and in words', () => {
  for (const made of many('prices')) {
    const amount = keyOf(made).replace('(£)', '');
    const [pounds = '', pence] = amount.split('.');
    expectMarks(made, [amount, `£${amount}`, `£ ${amount}`, `${amount} pounds`], true);
    if (pence === undefined) expectMarks(made, [`${pounds}.00`, `£${pounds}.00`], true);
    else expectMarks(made, [`${pounds} pounds ${Number(pence)} pence`, `£${pounds}.${pence}`], true);
    expectMarks(made, [`$${amount}`, String(Number(amount) + 1), amount.replace('.', '') + '0'], false);
  }
});

test('a time is right on both clocks and in words, and the part of the day may be left out', () => {
  for (const made of many('times')) {
    const [whole = '', clock = ''] = keyOf(made).split('/');
    const [hour = '', minute = ''] = clock.split('.');
    const isAfternoon = whole.endsWith('pm');
    const on24 = (Number(hour) % 12) + (isAfternoon ? 12 : 0);
    expectMarks(
      made,
      [
        clock,
        `${hour}:${minute}`,
        `${clock} ${isAfternoon ? 'pm' : 'am'}`,
        `${hour}:${minute} ${isAfternoon ? 'p.m.' : 'a.m.'}`,
        `${String(on24).padStart(2, '0')}:${minute}`,
      ],
      true,
    );
    if (minute === '45') expectMarks(made, [`quarter to ${(Number(hour) % 12) + 1}`], true);
    if (minute === '30') expectMarks(made, [`half past ${hour}`], true);
    expectMarks(
      made,
      [`${clock} ${isAfternoon ? 'am' : 'pm'}`, `${(Number(hour) % 12) + 1}.${minute}`],
      false,
    );
  }
});

test('an address is right with a short form of its street, and wrong with another number', () => {
  for (const made of many('addresses')) {
    const key = keyOf(made);
    const [house, name, street] = key.split(' ');
    expectMarks(made, [key, key.toLowerCase(), `${house}, ${name} ${street}`], true);
    if (street === 'Road') expectMarks(made, [key.replace('Road', 'Rd')], true);
    if (street === 'Street') expectMarks(made, [key.replace('Street', 'St')], true);
    expectMarks(
      made,
      [`${house} ${street}`, `${name} ${street}`, `${Number(house) + 1} ${name} ${street}`],
      false,
    );
  }
});

test('a verb is right in the form that its sentence needs, and in no other', () => {
  for (const made of many('irregular-verbs')) {
    const forms = keyOf(made).split('/');
    expectMarks(made, [...forms, ...forms.map((form) => form.toUpperCase())], true);
    const { group } = made.made;
    if (group.type !== 'word-form') throw new Error('A verb is a word to be put into its form.');
    const [{ word = '', text = '' } = {}] = group.questions;
    expect(text.split('{gap}')).toHaveLength(2);
    if (!forms.includes(word)) expectMarks(made, [word], false);
    expectMarks(made, [`${word}ing`, `${word}en more`], false);
  }
});

test('a figure of a chart can be read from it and calculated in one way', () => {
  const kinds = new Set<string>();
  for (const made of many('chart-figures')) {
    const { group } = made.made;
    if (group.type !== 'chart') throw new Error('A figure is of a chart.');
    const { chart, questions } = group;
    const [question] = questions;
    kinds.add(`${chart.kind} ${question?.options ? 'choice' : 'number'}`);
    for (const { values } of chart.series) {
      expect(new Set(values).size).toBe(5);
      expect(values.every((value) => value >= 10 && value <= 90)).toBe(true);
    }
    const options = question?.options;
    if (options) {
      expect(new Set(options).size).toBe(options.length);
      const rights = options.filter((_, place) => markOf(made, String.fromCharCode(65 + place)));
      expect(rights).toEqual([optionByHand(chart, question.stem, options)]);
    } else {
      const [number = ''] = keyOf(made).split(' ');
      expect(Number(number)).toBe(numberByHand(chart, question?.stem ?? ''));
      expectMarks(made, [number, keyOf(made).replace(/[()]|\/.*/gu, '')], true);
      if (keyOf(made).endsWith('%')) expectMarks(made, [`${number}%`, `${number} %`], true);
      expectMarks(made, [String(Number(number) + 5), `${number}0`], false);
    }
  }
  expect(kinds.size).toBe(6);
});

const seriesOf = (chart: Chart, stem: string) => {
  const found = chart.series.find(({ name }) => stem.includes(`figure for ${name} `));
  if (!found) throw new Error(stem);
  return found.values;
};

/** The answer of somebody who reads the chart, from the words of the question alone. */
function optionByHand(chart: Chart, stem: string, options: readonly string[]): string | undefined {
  const values = seriesOf(chart, stem);
  const valueOf = (year: string | undefined) => values[chart.categories.indexOf(year ?? '')] ?? NaN;
  const rank = (option: string): number => {
    if (/ highest/u.test(stem)) return valueOf(option);
    if (/ lowest/u.test(stem)) return -valueOf(option);
    const [from, to] = option.split(' to ');
    return valueOf(to) - valueOf(from);
  };
  return options.toSorted((one, other) => rank(other) - rank(one))[0];
}

function numberByHand(chart: Chart, stem: string): number {
  const years = stem.match(/\d{4}/gu) ?? [];
  const at = (values: readonly number[], year: string | undefined) =>
    values[chart.categories.indexOf(year ?? '')] ?? NaN;
  if (years.length === 2) {
    const values = seriesOf(chart, stem);
    const change = at(values, years[0]) - at(values, years[1]);
    return / higher /u.test(stem) ? change : -change;
  }
  const [one = NaN, other = NaN] = chart.series.map(({ values }) => at(values, years[0]));
  return / together/u.test(stem) ? one + other : Math.abs(one - other);
}

test.each([
  [sayNumber(7), 'seven'],
  [sayNumber(40), 'forty'],
  [sayNumber(99), 'ninety nine'],
  [sayNumber(200), 'two hundred'],
  [sayNumber(315), 'three hundred and fifteen'],
  [sayDay(2), 'second'],
  [sayDay(20), 'twentieth'],
  [sayDay(31), 'thirty first'],
  [sayYear(1905), 'nineteen oh five'],
  [sayYear(1984), 'nineteen eighty four'],
  [sayYear(2000), 'two thousand'],
  [sayYear(2008), 'two thousand and eight'],
  [sayYear(2026), 'twenty twenty six'],
])('%j is said as %s', (clips, words) => {
  expect(clips.join(' ')).toBe(words);
});

test.each([
  'endless/none-aaaaaaa',
  'endless/dates-short',
  'dictation/dates-aaaaaaa',
  'endless/dates-AAAAAAA',
])('%s is no made set', (id) => {
  expect(generateSet(id)).toBeUndefined();
});
