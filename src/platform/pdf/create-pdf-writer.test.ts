import { describe, expect, test } from 'vitest';
import { collectLog } from '#tests/database/collected-log.ts';
import { createPdfWriter, PDF_BOUNDS } from './create-pdf-writer.ts';
import type { PdfContent } from './pdf-content.ts';
import { readPdf } from './read-pdf-fixture.ts';

const aDocument = (text: string): PdfContent => ({
  title: text,
  subject: '',
  author: '',
  language: 'en',
  createdAt: '2026-11-22T10:00:00.000Z',
  foot: { left: '', pages: '' },
  blocks: [{ kind: 'text', text: { text } }],
});
const { log } = collectLog();

describe('the thread for documents', () => {
  test('draws each of many documents for its own caller', async () => {
    const writer = createPdfWriter({ log });
    const texts = Array.from({ length: 8 }, (_, place) => `document ${place}`);
    const outcomes = await Promise.all(texts.map((text) => writer.write(aDocument(text))));
    expect(outcomes.map((outcome) => outcome.ok && readPdf(outcome.file).text.trim())).toEqual(texts);
  });

  test('leaves the thread of the requests free', async () => {
    const writer = createPdfWriter({ log });
    await writer.write(aDocument('warm'));
    const drawn = writer.write(aDocument('word '.repeat(20_000)));
    let longest = 0;
    let before = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    }, 5);
    const started = performance.now();
    expect((await drawn).ok).toBe(true);
    const took = performance.now() - started;
    clearInterval(timer);
    expect(longest).toBeLessThan(took / 2);
  });

  test('takes no more than may wait', async () => {
    const writer = createPdfWriter({ log });
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, place) => writer.write(aDocument(`document ${place}`))),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(21);
    expect(outcomes.at(-1)).toEqual({ ok: false, refusal: 'busy' });
    expect((await writer.write(aDocument('later'))).ok).toBe(true);
  });

  test('gives up what takes too long, and draws the next', async () => {
    const bounds = { ...PDF_BOUNDS, longestMs: 1 };
    const writer = createPdfWriter({ log }, bounds);
    await expect(writer.write(aDocument('late'))).rejects.toThrow('could not be drawn');
    bounds.longestMs = 20_000;
    expect(await writer.write(aDocument('next'))).toMatchObject({ ok: true });
  });

  test('tells of one that it cannot draw, and draws the next', async () => {
    const writer = createPdfWriter({ log });
    const broken = {
      ...aDocument('broken'),
      createdAt: undefined,
      blocks: undefined,
    } as unknown as PdfContent;
    await expect(writer.write(broken)).rejects.toThrow('could not be drawn');
    expect(await writer.write(aDocument('next'))).toMatchObject({ ok: true });
  });

  test('is started again after it had nothing to do for a while', async () => {
    const writer = createPdfWriter({ log }, { ...PDF_BOUNDS, idleMs: 1 });
    expect(await writer.write(aDocument('one'))).toMatchObject({ ok: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await writer.write(aDocument('two'))).toMatchObject({ ok: true });
  });
});
