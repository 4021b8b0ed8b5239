import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aPrompt, TASKS } from '../prompt-fixture.ts';
import { promptFigures } from './prompt-figures.ts';

const chart = {
  kind: 'line' as const,
  title: 'Apples',
  unit: 'tonnes',
  categoryLabel: 'Year',
  categories: ['1990', '2020'],
  series: [{ name: 'Apples', values: [90, 60] }],
};
const report = (text: string) => aPrompt({ task: { ...TASKS.chart, chart }, texts: [text] });

test('a report whose figures are those of its chart is right', () => {
  expect(
    problemsOf(
      promptFigures,
      report('There were 90 tonnes of apples in 1990. In 2020, there were only 60 tonnes.'),
    ),
  ).toEqual([]);
});

test('a figure that the chart does not have is reported with what the chart says', () => {
  const problems = problemsOf(
    promptFigures,
    report('There were 90 tonnes of apples in 1990. In 2020, there were only 40 tonnes.'),
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /lamps\/key\.json at models\.0\.text: At band 8, “40” is not what .* says 60 tonnes/u,
    ),
  ]);
});

test('an essay has no figures to compare', () => {
  expect(problemsOf(promptFigures, aPrompt({ texts: ['In 1860 there were 9 lamps.'] }))).toEqual([]);
});
