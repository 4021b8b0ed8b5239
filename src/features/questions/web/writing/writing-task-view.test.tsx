// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPage } from '#tests/components/render-page.tsx';
import { WritingTaskView } from './writing-task-view.tsx';

const TASK = {
  type: 'chart',
  number: 1,
  minutes: 20,
  minWords: 150,
  prompt: 'The picture shows a process.',
  charts: [],
} as const;

test('a picture of a task has its title and its description', async () => {
  const alt = { en: 'Two drawings, with an arrow.', 'zh-Hant': '兩幅圖，以箭頭相連。' };
  const picture = { title: 'From tree to bottle', src: '/media/art/a.svg', width: 640, height: 440, alt };
  const page = renderPage({ page: () => <WritingTaskView task={{ ...TASK, picture }} />, path: '/' });
  const shown = await page.findByRole('img', { name: 'Two drawings, with an arrow.' });
  expect(shown.getAttribute('src')).toBe('/media/art/a.svg');
  expect(page.getByRole('figure').textContent).toContain('From tree to bottle');
});

test('a task without a picture has none', async () => {
  const page = renderPage({ page: () => <WritingTaskView task={TASK} />, path: '/' });
  await page.findByText('The picture shows a process.');
  expect(page.queryByRole('figure')).toBeNull();
});
