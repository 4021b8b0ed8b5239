import { expect, test } from 'vitest';
import { keepTogetherHtml } from './keep-together.ts';

test.each([
  ['現在簡單式還是現在進行式？', '現在簡單式還是現在<span class="keep-together">進行式？</span>'],
  [
    '先問：是誰「有」？',
    '<span class="keep-together">先問：</span>是誰「<span class="keep-together">有」？</span>',
  ],
  ['雅思寫作（附評分）', '雅思寫作（<span class="keep-together">附評分）</span>'],
  ['用 <em>there is</em> 還是 have？', '用 <em>there is</em> 還是 have？'],
  ['誠實評分', '誠實評分'],
  [
    '評分練習：Part 2，一個地方',
    '評<span class="keep-together">分練習：</span><span class="keep-together">Part 2，</span>一個地方',
  ],
  ['Task 1 in twenty minutes', '<span class="keep-together">Task 1</span> in twenty minutes'],
  ['False or Not Given?', 'False or Not Given?'],
])('%s', (heading, html) => {
  expect(keepTogetherHtml(heading)).toBe(html);
});
