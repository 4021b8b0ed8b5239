import { expect, test } from 'vitest';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { loadWriting } from './load-section.ts';

const alt = { en: 'A drawing.', 'zh-Hant': '一幅圖。' };
const chart = {
  kind: 'table' as const,
  title: 'Steps',
  unit: '',
  categoryLabel: 'Step',
  categories: ['1', '2'],
  series: [{ name: 'Hours', values: [1, 2] }],
};

function load(src: string) {
  const picture = { title: 'From tree to bottle', src, alt };
  const task = { type: 'chart' as const, number: 1, minutes: 20, minWords: 150, prompt: 'x', chart, picture };
  return loadWriting(
    { media: createMediaFiles('media'), slug: 'a-paper' },
    { skill: 'writing', durationMinutes: 20, tasks: [task] },
    { skill: 'writing', tasks: [] },
  );
}

test('the picture of a writing task has an address and a size, and stands beside its charts', () => {
  expect(load('art/papers/maple-syrup.svg')).toMatchObject({
    ok: true,
    value: {
      section: {
        tasks: [
          {
            charts: [{ title: 'Steps' }],
            picture: {
              title: 'From tree to bottle',
              src: expect.stringMatching(/^\/media\/art\/papers\/maple-syrup\.svg\?v=/),
              width: 640,
              height: 440,
            },
          },
        ],
      },
    },
  });
});

test('a picture that is not there is named', () => {
  expect(load('art/papers/none.svg')).toMatchObject({
    ok: false,
    problems: [{ file: 'mock-tests/a-paper/paper.json', what: expect.stringContaining('none.svg') }],
  });
});
