import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { CATALOGUES } from '#tests/browser/texts.ts';
import { evaluationSchema, type Evaluation } from '../../evaluation-contract.ts';
import type { MarkingMethod, TeacherAgreement } from '../../method-contract.ts';
import { Method } from './method.static.tsx';

const stored = evaluationSchema.parse(
  JSON.parse(readFileSync('src/features/grading/server/local/evaluation.json', 'utf8')),
);

const NO_PAIRS: TeacherAgreement = { works: 0, since: null, leastWorks: 30, figures: [] };

function show(
  method: Partial<MarkingMethod>,
  language: Language = 'en',
  teachers: TeacherAgreement | null = NO_PAIRS,
): string {
  const whole: MarkingMethod = { local: stored, model: null, transcriber: null, ...method };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TextProvider language={language} catalogue={CATALOGUES[language]}>
        <Method method={whole} teachers={teachers} />
      </TextProvider>
    </MemoryRouter>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

/** The stored evaluation with figures of its own. */
function withFigures(change: {
  readonly both?: Partial<Evaluation['both']>;
  readonly second?: Partial<Evaluation['both']>;
  readonly letters?: number;
  readonly guards?: Partial<Evaluation['guards']>;
}): Evaluation {
  return {
    ...stored,
    data: { ...stored.data, letters: change.letters ?? stored.data.letters },
    tasks: { 1: stored.tasks[1], 2: { ...stored.tasks[2], ...change.second } },
    both: { ...stored.both, ...change.both },
    guards: { ...stored.guards, ...change.guards },
  };
}

test.each(LANGUAGES)('in %s every text has its figures', (language) => {
  const words = show({}, language);
  expect(words).not.toMatch(/[{}]|undefined|NaN/);
  expect(words).toContain(stored.both.qwk.toFixed(2));
});

test('the figures are those of the evaluation, whatever they are', () => {
  const words = show({
    local: withFigures({
      both: { qwk: 0.777, essays: 12_345, meanError: 0.512 },
      second: { withinHalf: 0.71, qwkInterval: [0.111, 0.222], ranges: { held: 0.43, meanWidth: 1 } },
      guards: { essays: 77, share: 0.0333, lowered: 5 },
    }),
  });
  for (const figure of ['0.78', '12,345', '0.51 of a band', '0.11–0.22', '43%', '77 were', '3.3%'])
    expect(words).toContain(figure);
  expect(words).toContain('Of 10 Task 2 essays, about 7 do.');
  expect(words).not.toContain(stored.both.qwk.toFixed(2));
});

test('kinds of essays with a greater error are named, and no others', () => {
  const slices: Evaluation['both']['slices'] = [
    { slice: 'long', essays: 10, meanError: 0.5, bias: 0 },
    { slice: 'letter', essays: 10, meanError: 0.9, bias: -0.6 },
  ];
  const words = show({ local: withFigures({ both: { meanError: 0.6, slices }, letters: 10 }) });
  expect(words).toContain('It is clearly further away with: Task 1: letter.');
  expect(words).toContain('10 of the reports were letters');
  const level = show({
    local: withFigures({ both: { meanError: 0.6, slices: slices.slice(0, 1) }, letters: 0 }),
  });
  expect(level).toContain('It is not clearly worse with any kind of essay');
  expect(level).toContain('No letters (General Training, Task 1) were among the essays.');
});

const model = { name: 'writer-1', host: 'llm.example.org', calibrations: [] };
const calibration = {
  task: 2,
  made: '2026-10-01',
  essays: 41,
  qwk: 0.654,
  withinHalf: 0.7,
  meanError: 0.55,
} as const;

test('without a language model the page says so', () => {
  const words = show({});
  expect(words).toContain('No language model is set up on this site.');
  expect(words).not.toContain('calibrated');
});

test('a language model is named with its host, and as not calibrated', () => {
  const words = show({ model });
  expect(words).toContain('the language model writer-1, which runs on llm.example.org');
  expect(words).toContain('Not calibrated yet');
});

test('a calibrated language model has its figures', () => {
  const one = show({ model: { ...model, calibrations: [calibration] } });
  expect(one).toContain('For Task 1 it is not calibrated yet');
  for (const figure of ['1 October 2026', '41', '0.65', '70%', '0.55']) expect(one).toContain(figure);
  const two = show({ model: { ...model, calibrations: [{ ...calibration, task: 1 }, calibration] } });
  expect(two).not.toContain('not calibrated yet');
});

test('no machine gives a band for Speaking without a transcript, and pronunciation has none in any case', () => {
  const silent = show({});
  expect(silent).toContain('no machine gives a band for Speaking');
  const heard = show({ transcriber: { name: 'hearer-2', host: 'asr.example.org' } });
  expect(heard).toContain('hearer-2, on asr.example.org, writes down what you say.');
  for (const words of [silent, heard]) expect(words).toContain('No machine scores pronunciation here');
});

test('teachers’ agreement has no figure before enough works have two markings', () => {
  const words = show({}, 'en', { ...NO_PAIRS, works: 29, since: '2026-11-02' });
  expect(words).toContain('Works that two teachers have marked so far: 29. We show figures from 30 works on');
  expect(words).not.toContain('Two teachers compared with each other');
  expect(show({}, 'en', null)).toContain('These figures cannot be shown at the moment.');
});

test('teachers’ agreement is shown overall and by criterion, with its start', () => {
  const figures: TeacherAgreement['figures'] = [
    { criterion: 'overall', works: 1_204, qwk: 0.876, meanApart: 0.314, withinHalf: 0.93 },
    { criterion: 'pronunciation', works: 41, qwk: null, meanApart: 0.5, withinHalf: 1 },
  ];
  const words = show({}, 'en', { works: 1_204, since: '2026-11-02', leastWorks: 30, figures });
  expect(words).toContain('Works compared: 1,204. The first of them was finished on 2 November 2026.');
  expect(words).toContain('Overall band 1,204 0.88 0.31 93%');
  expect(words).toContain('Pronunciation 41 – 0.50 100%');
  expect(show({}, 'zh-Hant', { works: 1_204, since: '2026-11-02', leastWorks: 30, figures })).not.toMatch(
    /[{}]|undefined|NaN/,
  );
});
