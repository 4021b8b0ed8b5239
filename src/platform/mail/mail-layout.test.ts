import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/language.ts';
import { layoutMail, type MailLayout } from './mail-layout.ts';
import { mailColours } from './mail-look.ts';

const EVIL = `<img src=x onerror=alert(1)> & "quoted" 'too'`;

function aLayout(given: Partial<MailLayout> = {}): MailLayout {
  return {
    language: 'en',
    brand: { name: 'Ninefold', url: 'https://ninefold.example' },
    title: 'Your result',
    blocks: [
      { kind: 'paragraph', text: 'Dear learner,' },
      { kind: 'facts', rows: [['Band', '6.5']] },
      { kind: 'bill', rows: [{ label: 'Grammar', amount: 'US$49', note: 'For a year', total: true }] },
      { kind: 'quote', text: 'first line\nsecond line' },
    ],
    button: { label: 'See it', url: 'https://ninefold.example/result?a=1&b=2' },
    link: { label: 'Sit another', url: 'https://ninefold.example/tests' },
    footer: ['You get this because you sat a test.'],
    ...given,
  };
}

test('text and HTML say the same', () => {
  const { html, text } = layoutMail(aLayout());
  for (const words of [
    'Your result',
    'Dear learner,',
    'Band',
    '6.5',
    'first line',
    'second line',
    'Grammar',
    'US$49',
    'For a year',
    'See it',
    'Sit another',
    'https://ninefold.example/tests',
    'because you sat',
  ]) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(text).toContain('> first line\n> second line');
  expect(text).toContain('https://ninefold.example/result?a=1&b=2');
  expect(html).toContain('href="https://ninefold.example/result?a=1&amp;b=2"');
});

test.each(LANGUAGES)('the addresses of button and link can be copied (%s)', (language) => {
  const shown = layoutMail(aLayout({ language })).html.replace(/<[^>]*>/g, '');
  expect(shown).toContain('https://ninefold.example/result?a=1&amp;b=2');
  expect(shown).toContain('https://ninefold.example/tests');
});

test.each(LANGUAGES)('an email in %s names its language', (language) => {
  expect(layoutMail(aLayout({ language })).html).toContain(`<html lang="${language}">`);
});

test('every text is escaped', () => {
  const { html } = layoutMail(
    aLayout({
      title: EVIL,
      brand: { name: EVIL, url: 'https://ninefold.example/"onclick="x' },
      blocks: [
        { kind: 'paragraph', text: EVIL },
        { kind: 'facts', rows: [[EVIL, EVIL]] },
        { kind: 'bill', rows: [{ label: EVIL, amount: EVIL, note: EVIL }] },
        { kind: 'quote', text: EVIL },
      ],
      button: { label: EVIL, url: 'https://ninefold.example/"onmouseover="x' },
      link: { label: EVIL, url: 'https://ninefold.example/"onmouseover="x' },
      footer: [EVIL],
    }),
  );
  expect(html).not.toContain('<img');
  expect(html).not.toContain('"onclick');
  expect(html).not.toContain('"onmouseover');
  expect(
    html.match(/&lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;quoted&quot; &#39;too&#39;/g),
  ).toHaveLength(13);
});

test('only the sender, the button and the link are links, and nothing is fetched', () => {
  const { html } = layoutMail(
    aLayout({ blocks: [{ kind: 'quote', text: 'https://evil.example/ <a href="x">' }] }),
  );
  expect(html.match(/<a /g)).toHaveLength(3);
  expect(html).not.toMatch(/<(img|link|script|style|iframe)|url\(|@import/i);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example'])(
  'neither button nor link leads to %s',
  (url) => {
    expect(() => layoutMail(aLayout({ button: { label: 'x', url } }))).toThrow('http and https');
    expect(() => layoutMail(aLayout({ link: { label: 'x', url } }))).toThrow('http and https');
  },
);

describe('the look is the site’s', () => {
  const tokens = readFileSync(join(import.meta.dirname, '..', '..', 'ui', 'tokens.css'), 'utf8');
  test.each(Object.entries(mailColours))('%s', (name, value) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(new RegExp(`--${property}: ([^;]+);`).exec(tokens)?.[1]).toBe(value);
  });
});
