import { expect, test } from 'vitest';
import { drawText } from './draw-text.ts';

test.each([
  ['a < b & "c"', '<span class="en">a &lt; b &amp; &quot;c&quot;</span>'],
  ['[All|all] were', '<span class="en"><span class="part" data-n="l.all">All</span> were</span>'],
  [
    'is [_riding|g]',
    '<span class="en">is <span class="gap"><span class="part" data-n="l.g">riding</span></span></span>',
  ],
])('%j is drawn with its parts, and never as markup', (text, html) => {
  expect(drawText('l', text)).toBe(html);
});

test('the Chinese of a label is behind it', () => {
  expect(drawText('l', { en: 'now', 'zh-Hant': '現在' })).toBe(
    '<span class="en">now</span> <span class="zh" lang="zh-Hant">現在</span>',
  );
});
