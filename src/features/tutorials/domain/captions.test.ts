import { expect, test } from 'vitest';
import { formatCaptions } from './captions.ts';

const caption = (text: string) =>
  formatCaptions([{ id: 'hook-1', startMs: 500, endMs: 63_042, text }])
    .split('\n')
    .slice(4);

test('a caption has its name, its times and its words', () => {
  expect(formatCaptions([{ id: 'hook-1', startMs: 500, endMs: 63_042, text: 'One line.' }])).toBe(
    'WEBVTT\n\nhook-1\n00:00:00.500 --> 00:01:03.042\nOne line.\n',
  );
});

test.each([
  ['A short line.', ['A short line.', '']],
  [
    'This line comes from a passage about people who repaired an old hall.',
    ['This line comes from a passage about', 'people who repaired an old hall.', ''],
  ],
  [
    '這句話出自一篇文章，講的是一群人花了一整個夏天整修老房子。',
    ['這句話出自一篇文章，', '講的是一群人花了一整個夏天整修老房子。', ''],
  ],
])('%s is broken near its middle when it is wide', (text, lines) => {
  expect(caption(text)).toEqual(lines);
});

test('signs of the format are written out', () => {
  expect(caption('a < b & c --> d')[0]).toBe('a &lt; b &amp; c --&gt; d');
});
