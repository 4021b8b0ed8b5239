// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { CATALOGUES, say } from '#tests/browser/texts.ts';
import { ReportAnswers } from './report-answers.tsx';
import type { Today } from './today-reply.ts';

afterEach(cleanup);

const show = (answers: Today['report_answers']) =>
  render(
    <TextProvider language="zh-Hant" catalogue={CATALOGUES['zh-Hant']}>
      <ReportAnswers answers={answers} />
    </TextProvider>,
  ).container;

test('an answer names its question, and is read in its own language', () => {
  const container = show([
    { report: 'one', title: 'Two tenses', number: 3, reply: 'Both count now.' },
    { report: 'two', title: '時態', number: 1, reply: '兩個答案都算對。' },
  ]);
  expect(container.querySelector('h2')?.textContent).toBe(say('zh-Hant', 'practice.report.answered'));
  const [first, second] = container.querySelectorAll('[data-report]');
  expect(first?.textContent).toContain('Two tenses');
  expect(first?.querySelector('blockquote')?.lang).toBe('en');
  expect(second?.querySelector('blockquote')?.lang).toBe('zh-Hant');
  expect(first?.querySelector('p span')?.getAttribute('lang')).toBe('en');
});

test('where there is none, there is nothing', () => {
  expect(show([]).textContent).toBe('');
});
