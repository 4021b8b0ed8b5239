// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadLateViews } from '#features/questions/web/index.ts';
import { answerInWords } from '#ielts/exercises/answer-in-words.ts';
import type { Language } from '#platform/i18n/language.ts';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { CATALOGUES, say } from '#tests/browser/texts.ts';
import { acceptedOf } from '../../server/admin/view-question.ts';
import { loadPracticeSets } from '../../server/content/load-practice-sets.ts';
import { type CataloguedQuestion, createPracticeCatalogue } from '../../server/content/practice-catalogue.ts';
import { viewUnit } from '../../server/sessions/view-session.ts';
import { QuestionWithKey } from './question-with-key.tsx';

beforeAll(loadLateViews);
afterEach(cleanup);

const RECORDING = { src: '/media/audio/a.m4a', durationMs: 900, synthetic: true };

function loadCatalogue() {
  const sets = loadPracticeSets('content', {
    pictures: createMediaFiles('media'),
    audio: { findRecording: () => ({ recording: RECORDING, times: [] }) },
  });
  if (!sets.ok) throw new Error(JSON.stringify(sets.problems));
  return createPracticeCatalogue(sets.value);
}

const catalogue = loadCatalogue();
const nothing = () => undefined;
/** The first question of each format in the banks, by its format. */
const FIRST = new Map(catalogue.questions.toReversed().map((question) => [question.group.type, question]));

function show(
  question: CataloguedQuestion,
  { given = '', language = 'en' }: { readonly given?: string; readonly language?: Language } = {},
) {
  const unit = viewUnit(
    {
      catalogue,
      lessons: { byNumber: nothing, bySlug: nothing, courseNeeded: nothing, findGroup: nothing },
      mediaKey: Buffer.alloc(32, 1),
    },
    question.unit,
    null,
  );
  const { container } = render(
    <TextProvider language={language} catalogue={CATALOGUES[language]}>
      <QuestionWithKey
        unit={unit}
        number={question.key.number}
        accepted={acceptedOf(question)}
        given={given}
      />
    </TextProvider>,
  );
  return { container, key: container.querySelector('[data-key]')?.textContent ?? '' };
}

test.each([...FIRST])('the format %s has its key and its explanation', (type, question) => {
  const { key } = question;
  const shown = show(question, { language: 'zh-Hant' });
  if ('models' in key.solution) expect(shown.key).toContain(key.solution.models[0]?.text);
  else
    for (const accepted of acceptedOf(question))
      expect(shown.key).toContain(answerInWords(question.group, key.number, accepted, 'zh-Hant'));
  if (key.explanation) expect(shown.key).toContain(key.explanation['zh-Hant']);
  for (const { quote } of key.evidence) expect(shown.container.textContent).toContain(quote);
  for (const text of Object.values(key.wrong)) expect(shown.container.textContent).toContain(text['zh-Hant']);
  expect(shown.container.textContent).toContain(say('zh-Hant', `exercises.type.${type as 'cloze'}`));
  // Nothing can be answered.
  const fields = shown.container.querySelectorAll(
    '[data-area] input, [data-area] select, [data-area] textarea',
  );
  expect([...fields].filter((field) => !field.matches(':disabled'))).toEqual([]);
});

test('the banks have every format that a set can have', () => {
  expect(FIRST.size).toBe(27);
});

test('an answer of a learner is in its field, beside the right one', () => {
  const question = FIRST.get('multiple-choice');
  if (!question) throw new Error('No set has a question to choose one answer.');
  const [right = ''] = acceptedOf(question);
  const given = ['A', 'B', 'C', 'D'].find((letter) => letter !== right) ?? '';
  show(question, { given });
  const marked = (verdict: string) =>
    screen.getAllByRole('radio').filter((radio) => radio.closest(`[data-verdict="${verdict}"]`));
  expect(marked('wrong')).toEqual([expect.objectContaining({ value: given, checked: true })]);
  expect(marked('right')).toEqual([expect.objectContaining({ value: right, checked: false })]);
});
