import type { FigureChart } from './figure-claim.ts';

export type Axis = 'category' | 'series';
export type Cell = {
  readonly chart: ChartFacts;
  readonly category: number;
  readonly series: number;
  readonly value: number;
};
export type ChartFacts = {
  readonly chart: FigureChart;
  readonly cells: readonly Cell[];
  /** Names of the two axes, as printed. */
  readonly names: Readonly<Record<Axis, readonly string[]>>;
  /** The axis whose names are years, months or other points in time, in order. */
  readonly time?: Axis;
  readonly isPercent: boolean;
  /** The words of the unit in the singular, those left out that say nothing alone. */
  readonly units: ReadonlySet<string>;
  /** A unit such as `thousand items` counts in thousands. */
  readonly scale: number;
  /** The largest and smallest value, 0 where there are none. */
  readonly highest: number;
  readonly lowest: number;
};

const MONTHS = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$/u;
const DAYS = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?$/u;
const NO_UNIT = /^(?:per|in|of|the|year|number|thousands?|millions?|billions?)$/u;
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\bthousands?\b/u, 1e3],
  [/\bmillions?\b/u, 1e6],
  [/\bbillions?\b/u, 1e9],
];

/** What is worked out of a chart once. Values that are no finite numbers are left out. */
export function chartFacts(chart: FigureChart): ChartFacts {
  const names = { category: chart.categories, series: chart.series.map(({ name }) => name) };
  const time = isTimes(names.category) ? 'category' : isTimes(names.series) ? 'series' : undefined;
  const unit = chart.unit.toLowerCase();
  const cells: Cell[] = [];
  const values = chart.series.flatMap((series) => series.values).filter((value) => Number.isFinite(value));
  const facts: ChartFacts = {
    chart,
    cells,
    names,
    ...(time === undefined ? {} : { time }),
    isPercent: /%|per ?cent|percentage|proportion/u.test(unit),
    units: new Set(
      (unit.match(/\p{L}{2,}/gu) ?? [])
        .filter((word) => !NO_UNIT.test(word))
        .map((word) => word.replace(/s$/u, '')),
    ),
    scale: SCALES.find(([word]) => word.test(unit))?.[1] ?? 1,
    highest: values.reduce((most, value) => Math.max(most, value), 0),
    lowest: values.reduce((least, value) => Math.min(least, value), Infinity),
  };
  chart.series.forEach(({ values: row }, series) => {
    row.slice(0, chart.categories.length).forEach((value, category) => {
      if (Number.isFinite(value)) cells.push({ chart: facts, category, series, value });
    });
  });
  return facts;
}

function isTimes(names: readonly string[]): boolean {
  if (names.length < 2) return false;
  const lower = names.map((name) => name.trim().toLowerCase());
  const years = lower.map(yearIn);
  if (years.every((year) => year !== undefined)) {
    return years.every((year, at) => at === 0 || year > (years[at - 1] ?? 0));
  }
  return [MONTHS, DAYS].some((shape) => lower.every((name) => shape.test(name)));
}

/** The only year in a name: `2005`, `1990s`, `in 2005`. */
export function yearIn(name: string): number | undefined {
  const years = name.match(/(?<!\d)(?:1[5-9]|20|21)\d\d(?!\d)/gu);
  return years?.length === 1 ? Number(years[0]) : undefined;
}

/** The axis that is not time; the categories where none or neither is. */
export function thingsAxis({ time, names }: ChartFacts): Axis {
  if (time === 'category') return 'series';
  if (time === 'series' || names.category.length > 1) return 'category';
  return 'series';
}

export function otherAxis(axis: Axis): Axis {
  return axis === 'category' ? 'series' : 'category';
}

/** The value at a place on each axis; undefined where the chart has none. */
export function valueAt(facts: ChartFacts, axis: Axis, index: number, other: number): number | undefined {
  const [category, series] = axis === 'category' ? [index, other] : [other, index];
  return facts.cells.find((cell) => cell.category === category && cell.series === series)?.value;
}

/** The values of one thing over time, in order; empty for a chart without time. */
export function valuesOverTime(facts: ChartFacts, thing: number): number[] {
  const { time } = facts;
  if (time === undefined) return [];
  const values = facts.names[time].map((_, at) => valueAt(facts, otherAxis(time), thing, at));
  return values.every((value) => value !== undefined) ? values : [];
}

/** Differences below this share of the largest value cannot be read from a chart. */
const READABLE_SHARE = { table: 0.001, pie: 0.005, bar: 0.02, line: 0.02 } as const;

/** How far a figure read from the chart may be off. */
export function readingTolerance({ chart, highest, lowest }: ChartFacts): number {
  return Math.max(Math.abs(highest), Math.abs(lowest)) * READABLE_SHARE[chart.kind];
}
