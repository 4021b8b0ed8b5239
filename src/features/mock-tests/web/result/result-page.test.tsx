// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { paths } from '#paths';
import { clearStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import { say } from '#tests/browser/texts.ts';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import ResultPage from './result-page.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const attempt = (skill: string) => ({
  attempt_id: ID,
  skill,
  mock_test: 'trial',
  test_title: { en: 'Academic test 4', 'zh-Hant': '學術組模擬測驗 4' },
  sitting_id: null,
  started_at: '2026-11-28T09:00:00.000Z',
  deadline_at: '2026-11-28T10:00:00.000Z',
  submitted_at: '2026-11-28T09:50:00.000Z',
});
const model = (of: string) => ({
  of,
  band: 7,
  text: 'The keeper trimmed the wick.',
  comments: [{ criterion: null, text: 'The register is formal.' }],
});
const question = { id: 'q1', text: 'Do you read at dusk?', seconds: 20 };
const RESULTS = {
  writing: {
    section: { skill: 'writing', tasks: [{ number: 2, kind: 'essay', prompt: 'Lamps.', minWords: 250 }] },
    texts: [{ number: 2, value: 'My lantern was bright.', late_value: null }],
    models: [model('2')],
  },
  speaking: {
    section: {
      skill: 'speaking',
      examiner: { lines: [] },
      parts: [{ part: 1, topics: [{ title: 'Lamps', questions: [question] }] }],
    },
    texts: [],
    models: [model('q1')],
  },
};

test.each([
  // One's own sentence may be wrong.
  ['writing', 'lantern', 'My lantern was bright.', ''],
  ['writing', 'wick', 'The keeper trimmed the wick.', 'The keeper trimmed the wick.'],
  ['speaking', 'wick', 'The keeper trimmed the wick.', 'The keeper trimmed the wick.'],
] as const)(
  'a word of a text on a result of %s can be kept as a card: “%s”',
  async (skill, word, sentence, example) => {
    saveStoredSession({ user: { id: 'a learner' }, role: 'learner', token: 'a-token' });
    onTestFinished(() => clearStoredSession());
    const sent = answerApi({
      [`/api/attempts/${ID}/result`]: () =>
        reply({ attempt: attempt(skill), questions: [], of_course: false, ...RESULTS[skill] }),
    });
    const { container, findByRole, findByText, user } = renderPage({
      page: ResultPage,
      path: '/attempts/:attemptId/result',
      address: paths.attemptResult({ attemptId: ID }),
    });
    const text = (await findByText(sentence)).firstChild;
    const start = text?.nodeValue?.indexOf(word) ?? -1;
    expect(container.contains(text)).toBe(true);
    if (text) {
      act(() => document.getSelection()?.setBaseAndExtent(text, start, text, start + word.length));
      act(() => void document.dispatchEvent(new Event('selectionchange')));
    }
    await user.click(await findByRole('button', { name: say('en', 'keepWords.keep') }));
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ word, example });
  },
);

beforeEach(() => {
  document.title = 'The page’s own title';
});

test.each([
  ['reading', 'en', 'Academic test 4', 'Academic test 4: Reading'],
  ['writing', 'zh-Hant', '學術組模擬測驗 4', '學術組模擬測驗 4：寫作'],
  ['speaking', 'en', 'Academic test 4', 'Academic test 4: Speaking'],
] as const)(
  'a result of %s names its mock test, and so does its tab (%s)',
  async (skill, language, name, tab) => {
    const reading = { section: { skill, parts: [] }, questions: [], band_table: [], transcripts: [] };
    answerApi({
      [`/api/attempts/${ID}/result`]: () =>
        reply({
          attempt: attempt(skill),
          questions: [],
          of_course: false,
          ...(skill === 'reading' ? reading : RESULTS[skill]),
        }),
    });
    const { container, findByRole, unmount } = renderPage({
      page: ResultPage,
      path: '/attempts/:attemptId/result',
      address: paths.attemptResult({ attemptId: ID }),
      language,
    });
    await findByRole('heading', { level: 1 });
    expect(container.querySelector('[data-test-name]')?.textContent).toBe(name);
    await waitFor(() => expect(document.title).toBe(`${tab} · The page’s own title`));
    unmount();
    expect(document.title).toBe('The page’s own title');
  },
);
