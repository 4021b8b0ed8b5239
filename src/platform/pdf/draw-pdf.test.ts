import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../i18n/language.ts';
import type { PdfBlock, PdfContent } from './pdf-content.ts';
import { drawPdf } from './draw-pdf.ts';
import { createPaper } from './pdf-paper.ts';
import { readPdf } from './read-pdf-fixture.ts';

function aDocument(blocks: readonly PdfBlock[], language: Language = 'en'): PdfContent {
  return {
    title: 'Harbour: 閱讀',
    subject: 'A result',
    author: 'Ninefold IELTS',
    language,
    createdAt: '2026-11-22T10:00:00.000Z',
    foot: { left: 'The foot', pages: 'Page {page} of {pages}' },
    blocks,
  };
}

const read = async (blocks: readonly PdfBlock[], language?: Language) =>
  readPdf(await drawPdf(aDocument(blocks, language)));
const passage = (text: string): PdfBlock => ({
  kind: 'text',
  tone: 'passage',
  text: { text, language: 'en' },
});
const heading: PdfBlock = { kind: 'heading', level: 2, text: { text: 'A heading' } };

describe('a document', () => {
  test.each(LANGUAGES)('says its title, its language and what its parts are, in %s', async (language) => {
    const {
      title,
      language: told,
      tags,
    } = await read(
      [
        { kind: 'title', eyebrow: 'Site', title: 'Result' },
        heading,
        { kind: 'list', items: [{ text: 'one' }] },
      ],
      language,
    );
    expect(title).toBe('Harbour: 閱讀');
    expect(told).toBe(language);
    expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'LI', 'LBody']));
  });

  test.each(['Mei Lin', 'Maximiliana '.repeat(12).trim()])(
    'awards a certificate to %s whole, on one page',
    async (name) => {
      const reason = 'has completed every lesson, and passed every test.';
      const award: PdfBlock = { kind: 'award', giver: 'Ninefold IELTS', title: 'Certificate', name, reason };
      const { pages, tags, text } = await read([award, { kind: 'facts', rows: [] }]);
      expect(pages.length).toBe(1);
      expect(tags).toEqual(expect.arrayContaining(['H1', 'H2']));
      for (const words of [name, reason]) {
        expect(text.replace(/\s/g, '')).toContain(words.replace(/\s/g, ''));
      }
    },
  );

  test('has its number on every page', async () => {
    const { pages } = await read([passage('A line.\n'.repeat(120))]);
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((lines, place) =>
      expect(lines.at(-1)).toBe(`The footPage ${place + 1} of ${pages.length}`),
    );
  });

  test('flows a long essay over pages without losing a word', async () => {
    const words = Array.from({ length: 3000 }, (_, place) => `word${place}`);
    const { pages, text } = await read([heading, passage(words.join(' '))]);
    expect(pages.length).toBeGreaterThan(3);
    const found = text.match(/word\d+/g);
    expect(found).toEqual(words);
  });

  test('never leaves a heading alone at the foot of a page', async () => {
    for (let lines = 30; lines < 60; lines += 1) {
      const { pages } = await read([
        passage('x\n'.repeat(lines)),
        heading,
        passage('What follows.\nAnd more.\nAnd more.'),
      ]);
      const page = pages.find((each) => each.includes('A heading'));
      expect(page?.indexOf('What follows.'), `${lines} lines`).toBe((page?.indexOf('A heading') ?? 0) + 1);
    }
  });

  const card = (number: number, sentences: number): PdfBlock => ({
    kind: 'card',
    number,
    tone: number % 2 ? 'right' : 'wrong',
    verdict: 'A verdict',
    text: { text: `What ${number} asks` },
    rows: [
      { label: 'Yours', value: { text: `The answer to ${number}` } },
      { label: 'Why', value: { text: `Why ${number} is so. ${'Because. '.repeat(sentences)}` } },
    ],
    quotes: [{ text: { text: 'Words of a passage' }, caption: `The end of ${number}` }],
  });

  test('keeps a card that is lower than the largest gap on one page', async () => {
    const { pages } = await read(Array.from({ length: 30 }, (_, place) => card(place + 1, 1)));
    expect(pages.length).toBeGreaterThan(2);
    for (let number = 1; number <= 30; number += 1) {
      const page = pages.find((lines) => lines.includes(`What ${number} asks`));
      expect(page, `card ${number}`).toContain(`The end of ${number}`);
    }
  });

  test('breaks a high card behind its question and its first rows', async () => {
    const { pages } = await read(Array.from({ length: 12 }, (_, place) => card(place + 1, 90)));
    let broken = 0;
    for (let number = 1; number <= 12; number += 1) {
      const page = pages.find((lines) => lines.includes(`What ${number} asks`)) ?? [];
      expect(page.join(), `card ${number}`).toContain(`The answer to ${number}`);
      expect(page.join(), `card ${number}`).toContain(`Why ${number} is so.`);
      if (!page.includes(`The end of ${number}`)) broken += 1;
    }
    expect(broken).toBeGreaterThan(0);
  });

  test('names the columns of a table again on every page, and reads them out once', async () => {
    const rows = Array.from({ length: 90 }, (_, place) => [`row ${place}`, { text: 'value' }]);
    const { pages, tags } = await read([{ kind: 'table', columns: ['First', 'Second'], rows }]);
    expect(pages.length).toBeGreaterThan(2);
    for (const lines of pages) expect(lines[0]).toBe('FirstSecond');
    expect(tags.filter((tag) => tag === 'TR')).toHaveLength(91);
  });

  test('draws shapes and words, and reads out the label in their place', async () => {
    const { text, tags } = await read([
      {
        kind: 'drawing',
        label: { text: 'A chart' },
        height: 80,
        shapes: [
          { kind: 'path', d: 'M0 0h20v20Z', fill: { colour: 'primary', pattern: 1 } },
          { kind: 'path', d: 'M0 40h200', stroke: { colour: 'ink', width: 1, dash: [3, 2] } },
          { kind: 'words', text: 'Arden', x: 100, y: 60, align: 'middle' },
        ],
      },
    ]);
    expect(text).toContain('Arden');
    expect(tags).toContain('Figure');
  });

  test.each([
    ['Han characters of Taiwan and Hong Kong', '龘鱻齉嘅唔𨋢', '龘鱻齉嘅唔𨋢'],
    ['a Han character so rare that no face has it', '靐', '□'],
    ['Greek, Cyrillic and kana', 'αβγ Яблоко かな', 'αβγ Яблоко かな'],
    ['Vietnamese and Turkish names', 'Nguyễn Thị Hoa, Şükrü', 'Nguyễn Thị Hoa, Şükrü'],
    ['letters with loose marks', 'Cafe\u0301', 'Café'],
    ['curly quotes', '“don’t”', '“don’t”'],
    ['emoji, one box each', 'a 😀 b 👨‍👩‍👧 c 🇹🇼', 'a □ b □ c □'],
    ['scripts that no face has', '한국 ไทย עברית', '□□ □□□ □□□□□'],
    ['what cannot be seen', 'a\u0000b\u200bc\u202ed\u00ade\ufefff', 'abcdef'],
    ['half a character', 'a\ud800b', 'a□b'],
    ['nothing but spaces', '   ', ''],
  ])('draws %s', async (_, text, drawn) => {
    const { pages } = await read([{ kind: 'facts', rows: [{ label: '', value: { text } }] }]);
    expect((pages[0] ?? []).slice(0, -1).join('')).toBe(drawn);
  });

  test.each([
    ['brackets and backslashes', '\\(a) <b> {c} %d'],
    ['a word wider than the page', 'x'.repeat(20_000)],
    ['line breaks of every kind', 'a\r\nb\rc\u2028d\n\n\ne'],
  ])('lives with %s', async (_, text) => {
    const { text: drawn } = await read([passage(text)]);
    const letters = (words: string) => words.replaceAll(/\s/g, '');
    expect(letters(drawn.replace(/The footPage \d+ of \d+/g, ''))).toBe(letters(text));
  });
});

test('a document is read rightly after others that were drawn before it', async () => {
  const inSerif = (text: string): PdfBlock => ({ kind: 'heading', level: 2, text: { text } });
  // Letters that are drawn with parts of others, which the second document has by themselves.
  await read([inSerif('ŵ ẑ ĵ ķ …')]);
  expect((await read([inSerif('w z j k .')])).text).toContain('w z j k .');
});

describe('lines', () => {
  const paper = createPaper({ language: 'en', info: {} });
  const setting = { ...paper.set('body'), size: 10 };
  const set = (text: string, width: number) =>
    paper.layOut(text, setting, width).map(({ runs }) => runs.map((run) => run.text).join(''));

  test('of Chinese never begin with a full stop nor end with an opening bracket', () => {
    for (let width = 40; width < 140; width += 10) {
      for (const line of set('他說：「港口（舊港）關閉了。」然後，市議會又開放了「新港」。', width)) {
        expect(line).not.toMatch(/^[，。：」）]/);
        expect(line).not.toMatch(/[「（]$/);
      }
    }
  });

  test('are no wider than they may be', () => {
    const text =
      'The council closed the harbour, 然後又開放了港口 and nobodyhadexpectedsuchalongword. '.repeat(5);
    for (let width = 30; width < 300; width += 30) {
      for (const line of paper.layOut(text, setting, width))
        expect(line.width).toBeLessThanOrEqual(width + 0.01);
    }
  });
});
