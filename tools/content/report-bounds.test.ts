import { expect, test } from 'vitest';
import { listeningFiles, readingFiles, statements } from '../content-check/bounds/bounds-fixture.ts';
import { aContent } from '../content-check/content-fixture.ts';
import { reportBounds } from './report-bounds.ts';

const TEXT = 'The harbour bought expensive lamps for its narrow streets.';
const paper = (...all: string[]) =>
  readingFiles(
    [{ paragraphs: [TEXT], groups: [statements(all)] }],
    all.map(() => ['TRUE', TEXT]),
    { form: 'short' },
  );
const report = (...files: Readonly<Record<string, unknown>>[]) => reportBounds(aContent(...files), 'lamps');

test('each value has its bound and its verdict', () => {
  expect(report(paper('Lamps were dear.'))).toMatchObject({ ok: true });
  expect(report(paper('Lamps were dear.')).text).toMatch(/in order +0 +at most 0 +ok/u);
  const outside = report(paper('Expensive lamps lit narrow streets.'));
  expect(outside.ok).toBe(false);
  expect(outside.text).toMatch(/at most 0 +OUTSIDE +1 \(Expensive lamps narrow streets\)/u);
});

test('a known exception is ok, and one that has become worse is not', () => {
  const exception = { paper: 'lamps', check: 'repeated-words', place: 'reading', measured: 1 };
  const known = {
    'paper-exceptions.json': { exceptions: [{ ...exception, reason: 'Written before the bound.' }] },
  };
  const once = 'Expensive lamps lit narrow streets.';
  expect(report(paper(once), known)).toMatchObject({
    ok: true,
    text: expect.stringContaining('known exception'),
  });
  expect(report(paper(once, once), known)).toMatchObject({
    ok: false,
    text: expect.stringContaining('WORSE THAN KNOWN'),
  });
});

test('the voices of each part, and the questions to review', () => {
  const heard = listeningFiles([{ turns: ['The lamps burn oil.'], voices: ['man-1', 'woman-1'] }], []);
  expect(report(heard).text).toMatch(
    /part 1 +narrator \(narrator\), speaker-0 \(man-1\), speaker-1 \(woman-1\)/u,
  );
  expect(report(paper('Lamps were sometimes dear.')).text).toContain(
    'reading 1  “sometimes” sounds likely, and it is TRUE',
  );
});

test('a paper that is half-written has no values yet', () => {
  expect(report(paper('[[a statement]]'))).toEqual({
    ok: true,
    text: 'Bounds are measured when every place is written.',
  });
});
