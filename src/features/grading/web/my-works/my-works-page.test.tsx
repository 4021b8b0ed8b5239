// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerApi, refusal, reply } from '#tests/components/answer-api.ts';
import { addressOf, renderPage } from '#tests/components/render-page.tsx';
import type { WorkSummary, WritingPrompt } from '../drafts/work-replies.ts';
import MyWorksPage from './my-works-page.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const PROMPT = 'Some people think that cities should have fewer cars. Do you agree or disagree?';

const work = (changes: Partial<WorkSummary> = {}): WorkSummary => ({
  work_id: ID,
  kind: 'writing-task-2',
  source: 'practice',
  state: 'graded',
  attempt_id: null,
  task: 2,
  prompt: PROMPT,
  words: 261,
  started_at: '2026-01-05T08:00:00.000Z',
  submitted_at: '2026-01-05T08:40:00.000Z',
  draft: 1,
  first_draft: ID,
  band: { low: 5.5, high: 6.5 },
  grader: 'local',
  ...changes,
});

const prompt = (type: WritingPrompt['type'], number: number): WritingPrompt => ({
  prompt_id: `${type}-${number}`,
  kind: type === 'essay' ? 'writing-task-2' : 'writing-task-1',
  type,
  topic: `Topic ${number} of ${type}`,
  task: { type: 'essay', number: 2, minutes: 40, minWords: 250, prompt: `${PROMPT} ${PROMPT}` },
});
const BANK = (['chart', 'letter', 'essay'] as const).flatMap((type) =>
  Array.from({ length: 8 }, (_, index) => prompt(type, index + 1)),
);

type Works = { works?: readonly WorkSummary[]; open?: boolean; left?: number };

function show(
  { works = [], open = true, left = 5 }: Works = {},
  besides: Parameters<typeof answerApi>[0] = {},
) {
  const sent = answerApi({
    '/api/works': ({ method }) =>
      method === 'POST'
        ? reply({ work_id: ID })
        : reply({ works, practice: { open, left, most: 5 }, server_now: '2026-01-06T08:00:00.000Z' }),
    '/api/writing-prompts': () => reply({ prompts: BANK }),
    ...besides,
  });
  const { user, ...view } = renderPage({ page: MyWorksPage, path: '/me/writing' });
  return { view, user, sent, container: view.container };
}

beforeEach(() => {
  const user = { id: 'a-learner', time_zone: 'Asia/Taipei' };
  localStorage.setItem('auth', JSON.stringify({ user, role: 'user', token: 'a token' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
});

afterEach(() => localStorage.clear());

test('a learner chooses one of the prompts of a type, and its essay opens', async () => {
  const { view, user, sent, container } = show();
  await user.click(await view.findByRole('tab', { name: 'Letters' }));
  expect(view.getAllByRole('button', { name: /^Write: / })).toHaveLength(8);
  await user.click(view.getByRole('button', { name: 'Write: Topic 3 of letter' }));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ prompt_id: 'letter-3' });
  await expect.poll(() => addressOf(container)).toBe(`/works/${ID}/write`);
});

test('a prompt is shown by its first words, up to the end of a word', async () => {
  const { view } = show();
  const [first] = await view.findAllByText(/^Some people think .* …$/);
  expect(first?.textContent?.length).toBeLessThan(145);
});

test('a prompt of the learner’s own must be a whole question', async () => {
  const { view, user, sent } = show();
  await user.click(await view.findByRole('tab', { name: 'Your own task' }));
  await user.type(view.getByLabelText('The task'), 'Cars?');
  await user.click(view.getByRole('button', { name: 'Start writing' }));
  expect(view.getByText('Please paste the whole question: at least 20 characters.')).toBeTruthy();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(view.getByLabelText('The task'), ` ${PROMPT}`);
  await user.click(view.getByRole('button', { name: 'Start writing' }));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'writing-task-2',
    own_prompt: `Cars? ${PROMPT}`,
  });
});

test('where the prompts cannot be loaded, a learner may still bring one', async () => {
  const { view } = show({}, { '/api/writing-prompts': () => refusal('not-found', 404) });
  expect(await view.findByText(/^Our tasks could not be loaded/)).toBeTruthy();
  expect(view.getAllByRole('tab')).toHaveLength(1);
  expect(view.getByLabelText('The task')).toBeTruthy();
});

test('a refused start says why, and starts nothing', async () => {
  const { view, user } = show(
    {},
    {
      '/api/works': ({ method }) =>
        method === 'POST'
          ? refusal('too-many-drafts', 409)
          : reply({
              works: [],
              practice: { open: true, left: 5, most: 5 },
              server_now: '2026-01-06T08:00:00.000Z',
            }),
    },
  );
  await user.click(await view.findByRole('button', { name: 'Write: Topic 1 of essay' }));
  expect(await view.findByText('What happened, what is safe, what to do.')).toBeTruthy();
});

test('without a plan there is no start, but what it needs and the way there', async () => {
  const { view } = show({ open: false });
  expect(await view.findByText('Practice essays are part of the Basic and Premium accounts')).toBeTruthy();
  expect(view.getByRole('link', { name: 'See the Basic account' }).getAttribute('href')).toBe(
    '/mocktests/basic-account',
  );
  expect(view.queryByRole('tab')).toBeNull();
});

test.each([
  [3, '3 of 5 practice essays left'],
  [0, 'You have submitted all 5 practice essays'],
])('with %i essays left the page says so', async (left, words) => {
  const { view } = show({ left });
  expect(await view.findByText(new RegExp(`^${words}`))).toBeTruthy();
});

test('every band of a machine is called an estimate, and a teacher’s is not', async () => {
  const { view, container } = show({
    works: [
      work(),
      work({ work_id: 'b', grader: 'teacher', band: { low: 6, high: 6 } }),
      work({ work_id: 'c', state: 'waiting', band: null, grader: null }),
    ],
  });
  await view.findByRole('table');
  const rows = [...container.querySelectorAll('[data-work]')].map(({ textContent }) => textContent ?? '');
  expect(rows[0]).toContain('5.5–6.5 (estimate)');
  expect(rows[1]).toContain('6.0');
  expect(rows[1]).not.toContain('estimate');
  expect(rows[2]).toContain('waiting for its grade');
  // The bands over time name the same ranges in words.
  expect(container.querySelector('[data-bands="2"]')?.textContent).toContain('5.5–6.5 (estimate)');
});

test('an open draft comes first, and is deleted only after its learner has confirmed', async () => {
  const draft = work({ state: 'draft', submitted_at: null, band: null, grader: null, words: 12, draft: 2 });
  const { view, user, sent } = show(
    { works: [draft, work({ work_id: 'b' })] },
    { [`/api/works/${ID}`]: () => reply({ deleted: true }) },
  );
  expect((await view.findByRole('link', { name: `Continue: ${PROMPT}` })).getAttribute('href')).toBe(
    `/works/${ID}/write`,
  );
  await user.click(view.getByRole('button', { name: `Delete: ${PROMPT}` }));
  expect(view.getByRole('dialog').textContent).toContain(
    'The text of this draft (12 words) is deleted for good.',
  );
  await user.click(view.getByRole('button', { name: 'Keep it' }));
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(view.getByRole('button', { name: `Delete: ${PROMPT}` }));
  await user.click(view.getByRole('button', { name: 'Delete the draft' }));
  expect(sent.some(({ method, path }) => method === 'DELETE' && path === `/api/works/${ID}`)).toBe(true);
  expect(view.queryByRole('dialog')).toBeNull();
});
