// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { officePaths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { asAdmin, withEmptyCache } from '../as-admin-fixture.ts';
import PracticePage from './admin-practice-page.tsx';

const QUESTIONS = '/api/admin/practice/questions';
const QUESTION = '/api/admin/practice/question';

const ROW = {
  set: 'letters/one',
  number: 2,
  title: 'A letter',
  type: 'correct',
  skill: { tag: 'W-letter-tone', name: 'The tone of a letter' },
  error: { tag: 'E-article', name: 'A, an, the or nothing' },
  band: 6,
  answers: 3,
  right_share: 1 / 3,
  by_band: [],
  discrimination: null,
  median_ms: null,
  wrong: [],
  band_review: 'too-few',
  open_reports: 0,
  withdrawn: null,
};

const both = (en: string) => ({ en, 'zh-Hant': '測' });
const UNIT = {
  id: 'letters/one#2',
  set: { id: 'letters/one', bank: 'letters', version: '1', title: both('A letter'), goal: both('Say it.') },
  material: {
    passage: null,
    recording: null,
    clips: {},
    charts: [],
    groups: [{ type: 'correct', questions: [{ number: 2, sentence: 'He is agree.' }] }],
  },
  key: [
    {
      number: 2,
      solution: { accepted: ['He agrees.'] },
      explanation: both('A clause has one verb.'),
      evidence: [],
      wrong: {},
    },
  ],
  transcript: null,
};

withEmptyCache();

type Answers = Parameters<typeof answerApi>[0];

function openList(search = '', answers: Answers = {}) {
  asAdmin();
  const sent = answerApi({
    [QUESTIONS]: () =>
      reply({
        questions: [ROW],
        total: 1,
        pages: 1,
        counts: { contradicted: 0, reported: 0, withdrawn: 0 },
      }),
    [QUESTION]: () => refusal('question-unknown', 422),
    ...answers,
  });
  const path = officePaths.practice();
  return { ...renderPage({ page: PracticePage, path, address: path + search }), sent };
}

test('a question is named by its type, its skill and its error, in words', async () => {
  const { container, findByRole } = openList();
  await findByRole('rowheader');
  const head = container.querySelector('[data-question-stats] th')?.textContent;
  for (const words of [say('en', 'exercises.type.correct'), ROW.skill.name, ROW.error.name])
    expect(head).toContain(words);
  expect(container.textContent).not.toContain('W-letter-tone');
});

test.each([
  ['?bank=letters', 'bank=letters&page=1', 'letters'],
  ['?bank=letters&search=tone', 'search=tone&bank=letters&page=1', 'letters'],
  // From an old address.
  ['?bank=none-of-this-name', 'page=1', ''],
])('the bank of %s is asked for as %s', async (search, query, chosen) => {
  const { container, sent, findByRole } = openList(search);
  await findByRole('rowheader');
  expect(sent.filter(({ path }) => path === QUESTIONS).map((call) => call.query)).toEqual([query]);
  expect(container.querySelector<HTMLSelectElement>('[name="bank"]')?.value).toBe(chosen);
});

test('a question is loaded when it is opened, and one that is gone cannot be withdrawn', async () => {
  const { container, sent, user, findByRole } = openList();
  await findByRole('rowheader');
  expect(sent.some(({ path }) => path === QUESTION)).toBe(false);
  await user.click(container.querySelector('[data-action="look"]') as Element);
  const dialog = await findByRole('dialog');
  await findByRole('alert');
  expect(dialog.textContent).toContain('What happened, what is safe, what to do.');
  expect(dialog.querySelector('[data-act]')).toBeNull();
  expect(sent.find(({ path }) => path === QUESTION)?.query).toBe('set=letters%2Fone&number=2');
});

test('on a full page of withdrawn questions, focus and a voice follow one that is asked again', async () => {
  const ASKED = {
    unit: UNIT,
    number: 2,
    accepted: ['He agrees.'],
    skill: ROW.skill,
    error: ROW.error,
    topic: null,
    withdrawn: { reason: 'Wrong.', at: '2026-11-28T09:00:00.000Z' },
  };
  let withdrawn = [1, 2];
  const { container, user, findByRole, findByText, queryByRole } = openList('?only=withdrawn', {
    [QUESTIONS]: () =>
      reply({
        // The next row moves up: as many rows as before.
        questions: withdrawn.slice(0, 1).map((number) => ({ ...ROW, number })),
        total: withdrawn.length,
        pages: 1,
        counts: { contradicted: 0, reported: 0, withdrawn: withdrawn.length },
      }),
    [QUESTION]: () => reply(ASKED),
    '/api/admin/practice/restorations': () => {
      withdrawn = [2];
      return reply({ restored: true, learners: 3 });
    },
  });
  await findByRole('rowheader');
  await user.click(container.querySelector('[data-action="look"]') as Element);
  const dialog = await findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('[data-act="restore"]')).not.toBeNull());
  await user.click(dialog.querySelector('[data-act="restore"]') as Element);
  await waitFor(() =>
    expect(container.querySelector('[data-question-stats="letters/one#2"]')).not.toBeNull(),
  );
  expect(queryByRole('dialog')).toBeNull();
  const list = await findByRole('region', { name: say('en', 'backOffice.practice.title') });
  await waitFor(() => expect(document.activeElement).toBe(list));
  const told = await findByText(say('en', 'backOffice.practice.restore.done', { count: 3 }));
  expect(told.closest('[aria-live="polite"]')).not.toBeNull();
});
