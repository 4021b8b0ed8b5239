// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { questionTexts } from '../../texts.ts';
import { ChartFigure } from './chart-figure.tsx';

afterEach(cleanup);

const CHART: Chart = {
  kind: 'table',
  title: 'Books lent',
  unit: 'books',
  categoryLabel: 'Year',
  categories: ['2001'],
  series: [{ name: 'Upper Fell', values: [42] }],
};
const show = (language: 'en' | 'zh-Hant', source: string) =>
  render(
    <TextProvider language={language} catalogue={questionTexts[language]}>
      <ChartFigure chart={{ ...CHART, source }} />
    </TextProvider>,
  );

test.each([
  ['en', 'Invented data', 'Invented data'],
  ['zh-Hant', 'Invented data', '虛構資料'],
  ['zh-Hant', 'invented figures', '虛構資料'],
] as const)(
  'that the figures are invented is said in the language of the page: %s, %s',
  (language, source, note) => {
    show(language, source);
    expect(screen.getByText(note).getAttribute('lang')).toBeNull();
  },
);

test('a source of its own is part of the chart, in English', () => {
  show('zh-Hant', 'Harbour office');
  expect(screen.getByText('Harbour office').lang).toBe('en');
});
