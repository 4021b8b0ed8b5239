import { describe, expect, test } from 'vitest';
import { withoutLinks } from './without-links.ts';

describe('words that a mail program could turn into a link', () => {
  const visible = (text: string) => text.replaceAll('\u200b', '');

  test.each([
    'https://evil.example/win?x=1',
    '請看https://evil.example謝謝',
    'www.evil.example',
    'evil.example',
    'EVIL.COM/now',
    'javascript://x',
    'friend@evil.example',
    'mailto:friend@evil.example',
    '192.0.2.1/win',
    'evil.example。',
    '(evil.example)',
  ])('are broken, and read the same: %s', (link) => {
    const text = withoutLinks(`Look: ${link} now`);
    expect(visible(text)).toBe(`Look: ${link} now`);
    expect(text).not.toMatch(/:\/\/|\w@\w|www\.\w|\w\.[a-z]|\d\.\d/i);
  });

  test.each(['My band is 6.5, I need 7.0.', '你好，請問有課程嗎？', 'First line.\nSecond line: yes/no.'])(
    'other words stay: %s',
    (text) => {
      expect(withoutLinks(text)).toBe(text);
    },
  );
});
