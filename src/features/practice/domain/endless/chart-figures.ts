import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import { optionLetter } from '#ielts/question-types/option-names.ts';
import { CHART_SUBJECTS } from './chart-subjects.ts';
import type { Generator, MadeQuestion } from './generator.ts';
import type { SeededRandom } from './seeded-random.ts';

const YEARS = 5;
const STEP = 5;
const [FIRST_YEAR, LAST_YEAR] = [1985, 2005];

type Drawn = { readonly chart: Chart; readonly word: string; readonly random: SeededRandom };
type Asked = {
  readonly stem: string;
  readonly options?: readonly string[];
  readonly key: string;
  readonly en: string;
  readonly zh: string;
};

const isDistinct = (values: readonly number[]) => new Set(values).size === values.length;
const stepsOf = (values: readonly number[]) =>
  values.slice(1).map((value, place) => value - (values[place] ?? 0));

/** Values of five years, all different, with steps that are all different and at least one rise. */
function drawValues(random: SeededRandom): readonly number[] {
  for (;;) {
    const values = random.shuffle([10, 20, 30, 40, 50, 60, 70, 80, 90]).slice(0, YEARS);
    const steps = stepsOf(values);
    // About every third draw is kept.
    if (isDistinct(steps) && steps.some((step) => step > 0)) return values;
  }
}

/** A chart of two series, which differ in every year. */
function drawChart(random: SeededRandom): Drawn {
  const { title, unit, word, names } = random.pick(CHART_SUBJECTS);
  const first = random.whole(FIRST_YEAR / STEP, LAST_YEAR / STEP) * STEP;
  const categories = Array.from({ length: YEARS }, (_, place) => String(first + place * STEP));
  const [one, other] = [drawValues(random), drawValues(random)];
  if (one.some((value, place) => value === other[place])) return drawChart(random);
  const chart: Chart = {
    kind: random.pick(['bar', 'line', 'table']),
    title: `${title}, ${categories[0]} to ${categories[YEARS - 1]}`,
    unit,
    categoryLabel: 'Year',
    categories,
    series: [
      { name: names[0], values: one },
      { name: names[1], values: other },
    ],
    source: 'invented figures',
  };
  return { chart, word, random };
}

const anySeries = ({ series }: Chart, random: SeededRandom) => {
  const [one, other] = series;
  if (!one || !other) throw new TypeError('A made chart has two series.');
  return random.pick([one, other]);
};

const counted = (word: string) => (word === '%' ? 'percentage points' : word);
/** Accepted with what it counts or without. A difference of percentages is in percentage points; the sign will do. */
const keyOf = (value: number, word: string): string =>
  word === '%' ? `${value} (percentage points)/${value}%` : `${value} (${word})`;

function askChange({ chart, word, random }: Drawn): Asked {
  const { name, values } = anySeries(chart, random);
  const from = random.whole(0, YEARS - 2);
  const to = random.whole(from + 1, YEARS - 1);
  const [early, late] = [chart.categories[from], chart.categories[to]];
  const [one = 0, other = 0] = [values[from], values[to]];
  const size = Math.abs(other - one);
  const way = other > one ? 'higher' : 'lower';
  return {
    stem: `By how many ${counted(word)} was the figure for ${name} ${way} in ${late} than in ${early}?`,
    key: keyOf(size, word),
    en: `The figure for ${name} was ${one} in ${early} and ${other} in ${late}. The difference is ${size}.`,
    zh: `${name} 在 ${early} 年是 ${one}，${late} 年是 ${other}，相差 ${size}。`,
  };
}

/** Two numbers in one year: their sum, or their difference where a sum of percentages would say nothing. */
function askTwo({ chart, word, random }: Drawn): Asked {
  const place = random.whole(0, YEARS - 1);
  const year = chart.categories[place];
  const [one = 0, other = 0] = chart.series.map(({ values }) => values[place]);
  const [first, second] = chart.series.map(({ name }) => name);
  const value = word === '%' ? Math.abs(one - other) : one + other;
  return {
    stem:
      word === '%'
        ? `By how many percentage points did the figures for ${first} and ${second} differ in ${year}?`
        : `How many ${word} were there in ${year} in both together?`,
    key: keyOf(value, word),
    en: `In ${year} the figure for ${first} was ${one}, and for ${second} it was ${other}. Read both values before you calculate: ${value}.`,
    zh: `${year} 年，${first} 是 ${one}，${second} 是 ${other}。先讀出兩個數字再計算：${value}。`,
  };
}

function askPeak({ chart, random }: Drawn): Asked {
  const { name, values } = anySeries(chart, random);
  const isHighest = random.whole(1, 2) === 1;
  const extreme = isHighest ? Math.max(...values) : Math.min(...values);
  const place = values.indexOf(extreme);
  return {
    stem: `In which year was the figure for ${name} ${isHighest ? 'highest' : 'lowest'}?`,
    options: chart.categories,
    key: optionLetter(place),
    en: `The figure for ${name} was ${isHighest ? 'highest' : 'lowest'} in ${chart.categories[place]}, at ${extreme}. No other year has this value.`,
    zh: `${name} 在 ${chart.categories[place]} 年${isHighest ? '最高' : '最低'}，是 ${extreme}，其他年份都不同。`,
  };
}

function askSteepest({ chart, random }: Drawn): Asked {
  const { name, values } = anySeries(chart, random);
  const steps = stepsOf(values);
  const place = steps.indexOf(Math.max(...steps));
  const spans = steps.map((_, step) => `${chart.categories[step]} to ${chart.categories[step + 1]}`);
  return {
    stem: `In which period did the figure for ${name} rise most?`,
    options: spans,
    key: optionLetter(place),
    en: `From ${spans[place]} it went from ${values[place]} to ${values[place + 1]}, a rise of ${steps[place]}. Every other period has a smaller rise, or a fall.`,
    zh: `${spans[place]?.replace(' to ', '–')} 年從 ${values[place]} 升到 ${values[place + 1]}，增加 ${steps[place]}。其他時段升得較少，或是下降。`,
  };
}

function make(random: SeededRandom): MadeQuestion {
  const drawn = drawChart(random);
  const { stem, options, key, en, zh } = random.pick([askChange, askTwo, askPeak, askSteepest])(drawn);
  const group: ShownGroup = {
    type: 'chart',
    chart: drawn.chart,
    questions: [{ number: 1, stem, ...(options ? { options } : {}) }],
  };
  return { group, solution: { key }, explanation: { en, 'zh-Hant': zh }, said: [], transcript: '' };
}

export const chartFigures: Generator = {
  bank: 'charts',
  title: { en: 'Figures of charts', 'zh-Hant': '圖表的數字' },
  goal: {
    en: 'You can read values, differences and turning points from a chart without a slip.',
    'zh-Hant': '你能從圖表正確讀出數值、差距和轉折點。',
  },
  skill: 'W-figures-true',
  lesson: null,
  band: 5,
  make,
};
