// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { practiceTexts } from '../../texts.ts';
import { questionTexts } from '#features/questions/texts.ts';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { paths } from '#paths';
import { renderPage } from '#tests/components/render-page.tsx';
import { MistakeItem } from './mistake-item.tsx';
import type { Mistake } from './mistakes-reply.ts';

vi.mock('../parts/device-zone.ts', () => ({ deviceZone: () => 'Asia/Taipei' }));

const MISTAKE: Mistake = {
  mistake: '00000000-0000-4000-8000-000000000001',
  source: 'practice',
  title: 'A or an?',
  path: null,
  number: 1,
  type: 'cloze',
  skill: null,
  error: null,
  group: null,
  prompt: 'I saw {1} lamp.',
  given: 'an',
  rule: 'different',
  accepted: ['a'],
  explanation: 'A lamp is one of many.',
  advice: {
    text: 'One of many takes a or an.',
    lessons: [
      { course: 'grammar-basics', lesson: 'a-or-an', title: { en: 'A or an?', 'zh-Hant': 'a 還是 an？' } },
      {
        course: 'grammar-advanced',
        lesson: 'the',
        title: { en: 'The (in the course Grammar Advanced)', 'zh-Hant': 'the' },
        closed: true,
      },
    ],
  },
  at: '2026-11-28T22:34:00.000Z',
  right_days: 0,
  fixed_on: null,
};

const show = () =>
  renderPage({
    page: () => (
      <TextProvider language="en" catalogue={{ ...questionTexts.en, ...practiceTexts.en }}>
        <MistakeItem mistake={MISTAKE} />
      </TextProvider>
    ),
    path: '/practice/mistakes',
  });

test('a mistake has its rule, and its lessons where the learner can open them', () => {
  const { getByText, getAllByRole } = show();
  getByText('One of many takes a or an.');
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    paths.lesson({ course: 'grammar-basics', lesson: 'a-or-an' }),
    paths.course({ slug: 'grammar-advanced' }),
  ]);
});

test('the day of a mistake is the learner’s own', () => {
  expect(show().getByText(/A or an\?.*29 November/u)).toBeTruthy();
});
