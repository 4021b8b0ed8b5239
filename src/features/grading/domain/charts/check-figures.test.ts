import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTagger } from '../../server/local/tag-essay.ts';
import { CLUBS, FRUIT, MUSEUMS, WATER } from './chart-fixture.ts';
import { checkFigures } from './check-figures.ts';
import type { FigureChart } from './figure-claim.ts';
import { TRUE_DESCRIPTIONS } from './true-descriptions-fixture.ts';

const tag = createTagger();
const claimsOf = (text: string, chart: FigureChart, verdict?: 'right' | 'wrong') =>
  checkFigures(tag(text), [chart])
    .claims.filter(({ kind }) => kind !== 'year')
    .filter((claim) => verdict === undefined || claim.verdict === verdict);
const quotesOf = (text: string, chart: FigureChart, verdict?: 'right' | 'wrong') =>
  claimsOf(text, chart, verdict).map(({ quote }) => quote);

describe('a figure is right:', () => {
  test.each<[string, FigureChart, readonly string[]]>([
    ['In 1990 the farms grew 900 tonnes of apples.', FRUIT, ['900']],
    ['Apples stood at nine hundred tonnes in 1990.', FRUIT, ['nine hundred']],
    ['Pears reached just over 300 tonnes in 2000.', FRUIT, ['just over 300']],
    ['Just under 130 tonnes of plums were picked in 2000.', FRUIT, ['Just under 130']],
    ['About 550 tonnes of apples were picked in 2010.', FRUIT, ['About 550']],
    ['Chess rose from 12% to 36%.', CLUBS, ['Chess rose from 12% to 36%.', '12%', '36%']],
    ['Rowing fell by 18 percentage points.', CLUBS, ['Rowing fell by 18 percentage points.', '18']],
    ['Choir (28%) and drama (20%) were smaller in 2010.', CLUBS, ['28%', '20%']],
    ['In 2010, chess and rowing had 12% and 40% respectively.', CLUBS, ['12%', '40%']],
    ['Thirty-four per cent of the water goes to the bath.', WATER, ['Thirty-four per cent']],
    ['A third of the water is used for the bath and shower.', WATER, ['A third']],
    ['About a quarter of the water goes to the toilet.', WATER, ['About a quarter']],
    ['The toilet and the laundry together use 46%.', WATER, ['46%']],
    ['Between 10% and 15% is used in the kitchen.', WATER, ['10% and 15%']],
    ['Tickets brought the Railway Museum 6.3 million dollars.', MUSEUMS, ['6.3 million']],
    ['The Maritime Museum earned $4,500,000 from tickets.', MUSEUMS, ['4,500,000']],
    ['Donations were nearly 4 million dollars at the Gallery of Glass.', MUSEUMS, ['nearly 4 million']],
  ])('%s', (text, chart, quotes) => {
    expect(quotesOf(text, chart)).toEqual(quotes);
    expect(quotesOf(text, chart, 'wrong')).toEqual([]);
  });
});

test.each<[string, FigureChart]>([
  ['Apples fell from 900 tonnes in 1990 to 400 tonnes in 2020.', FRUIT],
  ['Pears rose from 300 tonnes in 1990 to 620 tonnes twenty years later.', FRUIT],
  ['Apples fell from 800 in 2000 to 550 ten years later.', FRUIT],
  ['People aged 45 to 59 were asked about their clubs.', CLUBS],
  ['The 45 to 59 age group was asked about the clubs.', CLUBS],
  ['The survey was of 16 to 24 year olds in every club.', CLUBS],
])('nothing is wrong in: %s', (text, chart) => {
  expect(quotesOf(text, chart, 'wrong')).toEqual([]);
});

test('the years of a change keep their own figures', () => {
  const wrong = 'Apples fell from 900 tonnes in 1990 to 650 tonnes in 2020.';
  expect(quotesOf(wrong, FRUIT, 'wrong')).toEqual(['650']);
  const swapped = 'Apples fell from 800 tonnes in 1990 to 400 tonnes in 2020.';
  expect(quotesOf(swapped, FRUIT, 'wrong')).toEqual(['800']);
});

describe('a figure is wrong, and the comment says what the chart says:', () => {
  test.each<[string, FigureChart, string, string]>([
    ['In 1990 the farms grew 600 tonnes of apples.', FRUIT, '600', '900 tonnes (1990, Apples)'],
    ['Pears stood at 750 tonnes in 1990.', FRUIT, '750', '300 tonnes (1990, Pears)'],
    ['Apples fell to 650 tonnes in 2020.', FRUIT, '650', '400 tonnes (2020, Apples)'],
    ['Chess had 36% in 2010.', CLUBS, '36%', '12% (Chess, 2010)'],
    ['Chess rose from 36% to 12%.', CLUBS, 'rose from 36% to 12%', ''],
    ['In 2020, drama (27%) was the smallest club.', CLUBS, '27%', '15% (Drama, 2020)'],
    ['In 2010, chess and rowing had 40% and 12% respectively.', CLUBS, '40%', '12% (Chess, 2010)'],
    ['Just over 40% of the water goes to the toilet.', WATER, 'Just over 40%', '26% (Toilet)'],
    ['Only 3% is used in the garden.', WATER, '3%', '7% (Garden)'],
    [
      'The Railway Museum earned 9.5 million dollars from tickets.',
      MUSEUMS,
      '9.5 million',
      '6.3 million dollars',
    ],
  ])('%s', (text, chart, quote, comment) => {
    const wrong = claimsOf(text, chart, 'wrong').find((claim) => claim.quote === quote);
    expect(wrong?.comment?.en).toContain(comment);
    expect(wrong?.comment?.['zh-Hant']).toContain(comment);
  });
});

describe('what cannot be decided is left out:', () => {
  test.each<[string, FigureChart]>([
    ['The survey asked 2,000 households in five towns over 20 years.', WATER],
    ['Apples cost 30% more than before.', FRUIT],
    ['One in five farmers is older than 60.', FRUIT],
    ['The other club had 22% at that time.', CLUBS],
    ['Apples did not rise.', FRUIT],
    ['Apples fell at first and then recovered.', FRUIT],
    ['Pears were the second highest.', FRUIT],
    ['Nothing is said here.', FRUIT],
  ])('%s', (text, chart) => {
    expect(quotesOf(text, chart, 'wrong')).toEqual([]);
  });
});

describe('trends, multiples, extremes and comparisons:', () => {
  test.each<[string, FigureChart, string, 'right' | 'wrong' | undefined]>([
    ['The harvest of apples fell throughout the period.', FRUIT, 'trend', 'right'],
    ['The harvest of apples rose throughout the period.', FRUIT, 'trend', 'wrong'],
    ['Pears increased from 1990 to 2020.', FRUIT, 'trend', 'right'],
    ['Pears decreased from 1990 to 2020.', FRUIT, 'trend', 'wrong'],
    ['Between 2000 and 2010, apples went down.', FRUIT, 'trend', 'right'],
    ['Between 2000 and 2010, apples went up.', FRUIT, 'trend', 'wrong'],
    ['Plums remained stable.', FRUIT, 'trend', 'right'],
    ['Apples remained stable.', FRUIT, 'trend', 'wrong'],
    ['Apples fluctuated.', FRUIT, 'trend', 'wrong'],
    ['Pears doubled between 2000 and 2010.', FRUIT, 'multiple', 'right'],
    ['Apples more than halved over the period.', FRUIT, 'multiple', 'right'],
    ['Apples doubled between 1990 and 2020.', FRUIT, 'multiple', 'wrong'],
    ['Chess tripled.', CLUBS, 'multiple', 'right'],
    ['Rowing tripled.', CLUBS, 'multiple', 'wrong'],
    ['While apples fell, pears rose.', FRUIT, 'trend', 'right'],
    ['Apples had the highest figure in 1990.', FRUIT, 'extreme', 'right'],
    ['Plums had the highest figure in 1990.', FRUIT, 'extreme', 'wrong'],
    ['Plums had the lowest figure in 2020.', FRUIT, 'extreme', 'right'],
    ['Pears peaked in 2020.', FRUIT, 'extreme', 'right'],
    ['Apples peaked in 2010.', FRUIT, 'extreme', 'wrong'],
    ['The bath and shower has the largest share.', WATER, 'extreme', 'right'],
    ['The kitchen has the largest share.', WATER, 'extreme', 'wrong'],
    ['Rowing was the most popular club in 2010.', CLUBS, 'extreme', 'right'],
    ['Drama was the most popular club in 2010.', CLUBS, 'extreme', 'wrong'],
    ['The greatest progress was made by chess.', CLUBS, 'extreme', undefined],
    ['Pears were higher than apples in 2020.', FRUIT, 'comparison', 'right'],
    ['Apples were higher than pears in 2020.', FRUIT, 'comparison', 'wrong'],
    ['The kitchen uses less water than the toilet.', WATER, 'comparison', 'right'],
    ['The kitchen uses more water than the toilet.', WATER, 'comparison', 'wrong'],
    ['The toilet uses twice as much as the kitchen.', WATER, 'comparison', 'right'],
    ['The toilet uses twice as much as the laundry.', WATER, 'comparison', 'wrong'],
  ])('%s', (text, chart, kind, verdict) => {
    const claims = checkFigures(tag(text), [chart]).claims.filter((claim) => claim.kind === kind);
    expect(claims[0]?.verdict).toBe(verdict);
    if (verdict === 'wrong') expect(claims[0]?.comment?.en).toMatch(/\d/u);
  });

  test.each<[string, FigureChart, 'right' | 'wrong' | undefined]>([
    ['In 2000 the farms grew fruit.', FRUIT, 'right'],
    ['In 2005 the farms grew fruit.', FRUIT, 'right'],
    ['In 2035 the farms grew fruit.', FRUIT, 'wrong'],
    ['In 2015 the clubs were small.', CLUBS, 'wrong'],
    ['About 2000 tonnes were sold.', FRUIT, undefined],
    ['In 2015 water was cheap.', WATER, undefined],
  ])('years: %s', (text, chart, verdict) => {
    expect(checkFigures(tag(text), [chart]).claims.find(({ kind }) => kind === 'year')?.verdict).toBe(
      verdict,
    );
  });
});

describe('an overview:', () => {
  test.each<[string, boolean]>([
    ['Overall, apples lost ground while pears became far more important in the valley.', true],
    ['It is clear that the two main crops moved in opposite directions, while plums stayed the same.', true],
    ['To sum up, the farms grew fewer apples and far more pears.', true],
    ['Overall, it changed.', false],
    ['Overall, apples went from 900 tonnes to 400 tonnes in thirty years.', false],
    ['In 1990 there were 900 tonnes of apples, and pears rose after that.', false],
  ])('%s', (text, found) => {
    expect(checkFigures(tag(text), [FRUIT]).overview?.quote).toBe(found ? text : undefined);
  });
});

test('features of the chart are said or missing', () => {
  const text = 'Apples fell from 900 tonnes to 400 tonnes. Plums had the lowest figure of all.';
  const features = checkFigures(tag(text), [FRUIT]).features;
  const saidOf = (isSaid: boolean) =>
    features.filter((each) => each.isSaid === isSaid).map(({ text: { en } }) => en);
  expect(saidOf(true).join(' ')).toMatch(/Plums has the lowest.*Apples falls from 900 tonnes to 400 tonnes/u);
  expect(saidOf(false).join(' ')).toMatch(/Pears has the highest figure: 750 tonnes.*Pears rises from 300/u);
});

test.each(TRUE_DESCRIPTIONS)('a true description has nothing wrong: %s', (text, chart) => {
  const { claims } = checkFigures(tag(text), [chart]);
  expect(claims.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  expect(claims.length).toBeGreaterThanOrEqual(6);
});

test('a sentence is about what its pronoun stands for', () => {
  const text = 'Pears are the second crop. They stood at 900 tonnes in 1990. It was a good year for apples.';
  expect(claimsOf(text, FRUIT, 'wrong')).toMatchObject([
    { quote: '900', comment: { en: expect.stringContaining('300 tonnes (1990, Pears)') as string } },
  ]);
});

type StoredTask = {
  number: number;
  chart?: FigureChart;
  charts?: FigureChart[];
  models: { text: string; band: number }[];
};
type Stored = { sections: { skill: string; tasks: StoredTask[] }[] };

function chartTaskOf(slug: string) {
  const read = (file: string) =>
    (JSON.parse(readFileSync(join('content/mock-tests', slug, file), 'utf8')) as Stored).sections.find(
      ({ skill }) => skill === 'writing',
    )?.tasks ?? [];
  const task = read('paper.json').find(({ chart, charts }) => chart ?? charts);
  const models = read('answer-key.json').find(({ number }) => number === task?.number)?.models ?? [];
  return { charts: task?.charts ?? (task?.chart ? [task.chart] : []), models };
}

describe.each(['academic-1', 'demonstration', 'free-trial'])('the model answers of %s', (slug) => {
  const { charts, models } = chartTaskOf(slug);

  test('say nothing wrong and several right things', () => {
    expect(models.length).toBeGreaterThan(1);
    for (const { text } of models) {
      const { claims } = checkFigures(tag(text), charts);
      expect(claims.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
      expect(claims.length).toBeGreaterThanOrEqual(4);
    }
  });

  test('are found out when half of their figures are changed', () => {
    for (const { text } of models) {
      let at = 0;
      const wrong = text.replace(/\b\d{2,3}(?=%|,000| kg| thousand)/gu, (figure) => {
        at += 1;
        return at % 2 === 0 ? figure : String(Math.round(Number(figure) * 1.6) + 3);
      });
      const found = checkFigures(tag(wrong), charts).claims.filter(({ verdict }) => verdict === 'wrong');
      expect(found.length).toBeGreaterThanOrEqual(2);
    }
  });
});

/** Processor time, because the machine may do other things. */
const MOST_MICROSECONDS = 300_000;

describe('whatever is typed:', () => {
  const words =
    'Apples rose from 12% to 1990 twice as 5 than half a million , ; highest 2020 pears were fell'.split(' ');
  const anything = Array.from(
    { length: 2_000 },
    (_, i) => words[(i * 7919 + (i >> 3)) % words.length] ?? '',
  ).join(' ');
  const strange: FigureChart = {
    kind: 'line',
    title: '',
    unit: '',
    categories: ['', '', 'a', '2000'],
    series: [
      { name: '', values: [NaN, Infinity, -1] },
      { name: '__proto__', values: [] },
    ],
  };
  test.each<[string, string]>([
    ['nothing', ''],
    ['digits', '1234567890 '.repeat(900)],
    ['one number', '9'.repeat(10_000)],
    ['fractions', 'one half two thirds 1/2 3 4/5 '.repeat(330)],
    ['numbers in words', 'nine hundred and ninety-nine thousand million '.repeat(220)],
    ['marks', '%$,.;:()—-'.repeat(1_000)],
    ['years', 'in 1990 to 2000 from 2010 '.repeat(380)],
    ['names', 'Apples and Pears and Plums '.repeat(370)],
    ['emoji and lone surrogates', '😀 \ud800 '.repeat(2_000)],
    ['anything', anything],
    ['anything in sentences', anything.replace(/ twice/gu, '. Twice')],
  ])('%s: no throw, every quote occurs, and 10,000 characters take at most 0.3 s of processor', (_, text) => {
    const essay = tag(text.slice(0, 10_000));
    for (const charts of [[FRUIT, CLUBS, WATER, MUSEUMS], [strange], [], [{ ...FRUIT, series: [] }]]) {
      const before = process.threadCpuUsage();
      const { claims, overview } = checkFigures(essay, charts);
      expect(process.threadCpuUsage(before).user).toBeLessThan(MOST_MICROSECONDS);
      for (const { quote, start, end } of overview ? [...claims, overview] : claims) {
        expect(quote).not.toBe('');
        expect(essay.text.slice(start, end)).toBe(quote);
      }
    }
  });
});
