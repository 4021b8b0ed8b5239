// @vitest-environment happy-dom
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

withEmptyCache();

function openList(search = '') {
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
