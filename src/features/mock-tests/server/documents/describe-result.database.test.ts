import { describe, expect, test } from 'vitest';
import { drawPdf } from '#platform/pdf/draw-pdf.ts';
import { readPdf } from '#platform/pdf/read-pdf-fixture.ts';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { CATALOGUES } from '#tests/browser/texts.ts';
import type { Skill } from '#ielts/paper/paper.ts';
import type { SittingView } from '../../sittings-contract.ts';
import type { AttemptSummary } from '../attempts/attempt-view.ts';
import { shippedPapers } from '../attempts/attempt-fixture.ts';
import { loadFourSkills } from '#features/library/server/papers/four-skills-fixture.ts';
import { describeResult } from './describe-result.ts';
import { describeSitting } from './describe-sitting.ts';
import { documentVoice } from './document-voice.ts';
import type { DocumentInput } from './load-document.ts';

const FRAME = { site: 'Ninefold IELTS', candidate: 'Nguyễn Thị Hoa', now: '2026-11-22T10:00:00.000Z' };
const harbour = loadFourSkills();

function anAttempt(skill: Skill, given: Partial<AttemptSummary> = {}): AttemptSummary {
  return {
    attempt_id: `the ${skill} one`,
    mock_test: 'harbour',
    test_title: { en: 'Harbour', 'zh-Hant': '港口' },
    skill,
    phase: 'submitted',
    started_at: '2026-11-21T09:00:00.000Z',
    deadline_at: '2026-11-21T10:00:00.000Z',
    submitted_at: '2026-11-21T09:51:03.000Z',
    timed_out: false,
    question_count: 40,
    answered_count: 40,
    raw_score: null,
    band: null,
    mode: 'practice',
    timed: true,
    extra_time_percent: 100,
    paused_at: null,
    paused_ms: 0,
    sitting_id: null,
    waiting_for_marking: true,
    waiting_for_sitting: false,
    ...given,
  };
}

function aResult(
  skill: Skill,
  given: Partial<DocumentInput['result']> = {},
  papers = harbour,
): DocumentInput {
  const edition = papers.editions.find(({ section }) => section.skill === skill);
  if (!edition) throw new Error(`There is no ${skill}.`);
  return {
    result: {
      attempt: anAttempt(skill),
      of_course: false,
      section: edition.section,
      band_table: [],
      questions: [],
      transcripts: [],
      texts: [],
      models: [],
      ...given,
    },
    title: edition.title,
    times: new Map(),
    flagged: new Set(),
    notes: [],
    appeals: [],
    sittings: [],
    recorded: new Map(),
  };
}

const voiceIn = (language: Language, zone = 'Asia/Taipei') =>
  documentVoice(CATALOGUES[language], language, zone);
const read = async (language: Language, given: DocumentInput) =>
  readPdf(await drawPdf(describeResult(voiceIn(language), FRAME, given)));

/** A path of the catalogue that is not there stands as itself. */
const PATH = /\b(?:document|mockTests|result|sitting|listening|writing|speaking)\.[a-z]\w+/;

describe.each(LANGUAGES)('a result as a document, in %s', (language) => {
  test('of Writing has the tasks, the figures, the texts, their words, and that they wait', async () => {
    const essay = Array.from({ length: 900 }, (_, place) => `harbour${place}`).join(' ');
    const { text, pages } = await read(
      language,
      aResult('writing', {
        texts: [
          { number: 1, value: 'Ferries rose.\n\nСпасибо 😀 靐', late_value: null },
          { number: 2, value: essay, late_value: 'This came late.' },
        ],
      }),
    );
    const { t } = voiceIn(language);
    for (const words of [
      'The chart below shows how many boats left a harbour. Summarise it.',
      'Boats (boats)',
      'YearFerries',
      '20005',
      'Ferries rose.',
      'Спасибо □ □',
      'Nguyễn Thị Hoa',
      'This came late.',
      t('document.estimateTitle'),
      t('document.wordsOf', { count: 900, least: 250 }),
    ])
      expect(text).toContain(words);
    expect(text.match(/harbour\d+/g)).toHaveLength(900);
    expect(pages.length).toBeGreaterThan(1);
    expect(text).not.toMatch(PATH);
  });

  test('of Speaking has the parts, the questions, how long they may last, and what was recorded', async () => {
    const given = { ...aResult('speaking'), recorded: new Map([['p1q1', 40_960]]) };
    const { text } = await read(language, given);
    const { t, lasting } = voiceIn(language);
    for (const words of [
      'Where do you live?',
      'Describe a boat that you saw.',
      '– what it was like',
      'Why do people go to sea?',
      t('document.part', { number: 3 }),
      t('document.recorded', { size: 40 }),
      t('document.notRecorded'),
      lasting(120_000),
      t('document.estimateTitle'),
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(PATH);
  });

  test('of forty questions has each, with its key and its reason', async () => {
    const papers = shippedPapers();
    const edition = papers.editions.find(
      ({ mockTest, section }) => mockTest === 'academic-1' && section.skill === 'reading',
    );
    if (edition?.answerKey.skill !== 'reading') throw new Error('There is no Reading.');
    const questions = edition.answerKey.answers.map(({ number, key, explanation }) => ({
      number,
      given: key,
      right: number % 2 === 0,
      rule: 'different' as const,
      accepted: [key],
      explanation: explanation[language],
      evidence: [],
      heard: [],
      late_value: null,
    }));
    const given = aResult(
      'reading',
      { section: edition.section, questions, attempt: anAttempt('reading', { raw_score: 20, band: 5.5 }) },
      papers,
    );
    const { pages, tags, text } = await read(language, {
      ...given,
      times: new Map([[1, 65_000]]),
      flagged: new Set([2]),
    });
    expect(questions).toHaveLength(40);
    const words = pages
      .flatMap((lines) => lines.slice(0, -1))
      .join('')
      .replaceAll(/\s/g, '');
    for (const { explanation } of questions) expect(words).toContain(explanation.replaceAll(/\s/g, ''));
    expect(tags.filter((tag) => tag === 'H3')).toHaveLength(40);
    // The question types; no table of blanks.
    expect(tags.filter((tag) => tag === 'Table')).toHaveLength(1);
    expect(text).toContain(voiceIn(language).lasting(65_000));
    expect(text).toContain(voiceIn(language).t('document.flagged'));
    expect(text).not.toMatch(PATH);
  });

  test('of forty questions without an answer has them in one table, but cards for what was said about one', async () => {
    const papers = shippedPapers();
    const edition = papers.editions.find(
      ({ mockTest, section }) => mockTest === 'academic-1' && section.skill === 'reading',
    );
    if (edition?.answerKey.skill !== 'reading') throw new Error('There is no Reading.');
    const questions = edition.answerKey.answers.map(({ number, key, explanation }) => ({
      number,
      given: '',
      right: false,
      rule: 'blank' as const,
      accepted: [key],
      explanation: explanation[language],
      evidence: [],
      heard: [],
      late_value: number === 8 ? 'Too late a reply' : null,
    }));
    const attempt = anAttempt('reading', { raw_score: 0, band: 0 });
    const { pages, tags, text } = await read(language, {
      ...aResult('reading', { section: edition.section, questions, attempt }, papers),
      times: new Map([[1, 65_000]]),
      flagged: new Set([2]),
    });
    const voice = voiceIn(language);
    expect(text).toContain(voice.t('document.blanks', { count: 39 }));
    // One card, of the answer that came too late; a row of the table for each other question, and the names of its columns.
    expect(tags.filter((tag) => tag === 'H3')).toHaveLength(1);
    expect(text).toContain('Too late a reply');
    expect(tags.filter((tag) => tag === 'Table')).toHaveLength(2);
    const words = pages.flatMap((lines) => lines.slice(0, -1)).join('');
    for (const shown of [voice.t('document.flagged'), voice.lasting(65_000)])
      expect(words.replaceAll(/\s/g, '')).toContain(shown.replaceAll(/\s/g, ''));
    expect(pages.length).toBeLessThan(10);
  });

  test.each([
    ['all of it is judged', { overall_band: 6.5 }, 'sitting.overall.band', { band: '6.5' }],
    ['something waits', { overall_band: null }, 'sitting.overall.notYet', {}],
  ] as const)(
    'of a whole test has the four skills and the overall band, where %s',
    async (_, told, path, put) => {
      const waits = told.overall_band === null;
      const sections = (['listening', 'reading', 'writing', 'speaking'] as const).map((skill) => ({
        skill,
        minutes: 60,
        questions: null,
        opened_by: [],
        ready: true,
        may_sit: true,
        attempt: anAttempt(skill, { waiting_for_marking: waits, band: waits ? null : 6.5 }),
      }));
      const sitting: SittingView = {
        sitting_id: 'x',
        mock_test: 'harbour',
        title: 'Harbour',
        started_at: '2026-11-21T09:00:00.000Z',
        extra_time_percent: 100,
        step: 'over',
        next_skill: null,
        begins_at: null,
        speaking_until: null,
        sections,
        tells_marks: true,
        ...told,
      };
      const voice = voiceIn(language);
      const results = [aResult('writing'), aResult('speaking')];
      const { text, pages } = readPdf(await drawPdf(describeSitting(voice, FRAME, sitting, results)));
      for (const { skill } of sections) expect(text).toContain(voice.t(`mockTests.skill.${skill}`));
      expect(text).toContain(voice.t(path, put));
      expect(pages.length).toBeGreaterThanOrEqual(3);
      expect(text).not.toMatch(PATH);
    },
  );
});

test('instants and dates are in the zone of the voice', () => {
  const { at, dateOf } = voiceIn('en', 'Asia/Kathmandu');
  expect(at('2026-11-21T19:00:00.000Z')).toBe('22 Nov 2026, 00:45 (GMT+5:45)');
  expect(dateOf('2026-11-21T19:00:00.000Z')).toBe('2026-11-22');
});
