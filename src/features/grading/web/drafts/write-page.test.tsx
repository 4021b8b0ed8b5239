// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { addressOf, renderPage } from '#tests/components/render-page.tsx';
import type { WorkReply } from './work-replies.ts';
import WritePage from './write-page.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const LAST = '22222222-2222-4222-8222-222222222222';
const OLD_TEXT = 'Many people drives to work. Cars are useful.';

type Work = Partial<WorkReply['work']>;

const summary = (changes: Work = {}) => ({
  work_id: ID,
  kind: 'writing-task-2',
  source: 'practice',
  state: 'draft',
  attempt_id: null,
  task: 2,
  prompt: 'Should cities have fewer cars?',
  words: 0,
  started_at: '2026-01-05T08:00:00.000Z',
  submitted_at: null,
  draft: 1,
  first_draft: ID,
  band: null,
  grader: null,
  ...changes,
});

function aReply(changes: Work = {}, besides: object = {}) {
  return {
    work: {
      ...summary(changes),
      task_view: {
        type: 'essay',
        number: 2,
        minutes: 40,
        minWords: 250,
        prompt: 'Should cities have fewer cars?',
      },
      text: '',
      sequence: 0,
      may_redraft: false,
      redraft_needs_plan: false,
      ...changes,
    },
    queue: null,
    grade: null,
    speaking: null,
    other_grades: [],
    drafts: [summary(changes)],
    previous_text: null,
    models: [],
    plans: ['basic_account'],
    entitled: true,
    server_now: '2026-01-05T08:00:00.000Z',
    ...besides,
  };
}

const LAST_GRADE = {
  caps: [],
  advice: [
    {
      topic: 'agreement',
      name: 'Verb and subject',
      explanation: 'Make them agree.',
      count: 1,
      lessons: [{ course: 'grammar-basics', lesson: 'verbs', title: 'Verbs with -s' }],
    },
  ],
  marks: [
    {
      start: 12,
      end: 18,
      quote: 'drives',
      comment: 'One s too many.',
      criterion: 'lexical-resource',
      kind: 'error',
      family: null,
    },
    {
      start: 28,
      end: 32,
      quote: 'Cars',
      comment: 'Which cars?',
      criterion: 'lexical-resource',
      kind: 'error',
      family: null,
    },
    {
      start: 37,
      end: 43,
      quote: 'useful',
      comment: 'A good word.',
      criterion: 'lexical-resource',
      kind: 'seen',
      family: null,
    },
  ],
};

/** A server that saves what it gets. */
function show(work: ReturnType<typeof aReply>, besides: Parameters<typeof answerApi>[0] = {}) {
  const sent = answerApi({
    [`/api/works/${ID}`]: () => reply(work),
    [`/api/works/${LAST}`]: () =>
      reply(
        aReply(
          { work_id: LAST, state: 'graded', grader: 'local', band: { low: 5, high: 6 }, text: OLD_TEXT },
          { grade: LAST_GRADE },
        ),
      ),
    [`/api/works/${ID}/text`]: ({ body }) =>
      reply({ ...(body as object), state: 'draft', server_now: '2026-01-05T08:00:01.000Z' }),
    [`/api/works/${ID}/submit`]: () => reply({ state: 'waiting', queue: null }),
    ...besides,
  });
  const { user, ...view } = renderPage({
    page: WritePage,
    path: '/works/:workId/write',
    address: `/works/${ID}/write`,
  });
  return { user, view, sent, container: view.container };
}

const redraft = () =>
  aReply(
    { draft: 2, text: OLD_TEXT, sequence: 1 },
    {
      drafts: [summary({ work_id: LAST, state: 'graded' }), summary({ draft: 2 })],
      previous_text: OLD_TEXT,
    },
  );

beforeEach(() => {
  const user = { id: 'a-learner', time_zone: 'Asia/Taipei' };
  localStorage.setItem('auth', JSON.stringify({ user, role: 'user', token: 'a token' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
});
afterEach(() => localStorage.clear());

test('a text is saved while it is written, and submitted after one question that names what is missing', async () => {
  const { user, view, sent, container } = show(aReply());
  await user.type(await view.findByLabelText('Your text'), 'Cars are useful.');
  await view.findByText('Saved');
  await user.click(view.getByRole('button', { name: 'Submit for grading' }));
  expect(view.getByRole('dialog').textContent).toContain(
    'It has 3 words, and the task asks for at least 250.',
  );
  expect(sent.some(({ path }) => path.endsWith('/submit'))).toBe(false);
  await user.click(view.getByRole('button', { name: 'Submit it' }));
  await expect.poll(() => addressOf(container)).toBe(`/works/${ID}`);
  expect(sent.find(({ path }) => path.endsWith('/submit'))?.body).toMatchObject({ text: 'Cars are useful.' });
});

test('an empty text is not submitted, and nothing is asked', async () => {
  const { user, view } = show(aReply());
  await view.findByLabelText('Your text');
  await user.click(view.getByRole('button', { name: 'Submit for grading' }));
  expect((await view.findByRole('alert')).textContent).toContain('There is nothing to submit yet.');
  expect(view.queryByRole('dialog')).toBeNull();
});

test.each([
  ['plan-needed', 403],
  ['too-many-essays', 429],
])('a submission that is refused (%s) is said in words, and the text stays', async (code, status) => {
  const { user, view } = show(aReply({ text: 'Cars are useful.', sequence: 3 }), {
    [`/api/works/${ID}/submit`]: () => refusal(code, status),
  });
  await view.findByLabelText('Your text');
  await user.click(view.getByRole('button', { name: 'Submit for grading' }));
  await user.click(view.getByRole('button', { name: 'Submit it' }));
  expect((await view.findByRole('alert')).textContent).toContain('What happened, what is safe, what to do.');
  expect((view.getByLabelText('Your text') as HTMLTextAreaElement).value).toBe('Cars are useful.');
  expect(view.queryAllByRole('link', { name: 'See the plan' })).toHaveLength(code === 'plan-needed' ? 1 : 0);
});

test('without an answer of the server nothing is submitted, and a second try submits', async () => {
  let isConnected = false;
  const { user, view, sent, container } = show(aReply({ text: 'Cars are useful.', sequence: 3 }), {
    [`/api/works/${ID}/text`]: ({ body }) =>
      isConnected
        ? reply({ ...(body as object), state: 'draft', server_now: '2026-01-05T08:00:01.000Z' })
        : noConnection(),
  });
  const submit = async () => {
    await user.click(view.getByRole('button', { name: 'Submit for grading' }));
    await user.click(view.getByRole('button', { name: 'Submit it' }));
  };
  await user.type(await view.findByLabelText('Your text'), ' More.');
  await submit();
  expect((await view.findByRole('alert')).textContent).toContain('It was not submitted');
  expect(sent.some(({ path }) => path.endsWith('/submit'))).toBe(false);
  isConnected = true;
  await submit();
  await expect.poll(() => addressOf(container)).toBe(`/works/${ID}`);
  expect(sent.find(({ path }) => path.endsWith('/submit'))?.body).toMatchObject({
    text: 'Cars are useful. More.',
  });
});

test('a newer text from elsewhere is shown before it can be submitted', async () => {
  let isNewer = false;
  const { user, view, sent } = show(aReply(), {
    [`/api/works/${ID}`]: () =>
      reply(aReply({ text: isNewer ? 'From the phone.' : 'From here.', sequence: isNewer ? 9 : 3 })),
  });
  await view.findByLabelText('Your text');
  isNewer = true;
  await user.click(view.getByRole('button', { name: 'Submit for grading' }));
  await user.click(view.getByRole('button', { name: 'Submit it' }));
  expect((await view.findByRole('alert')).textContent).toContain('a newer text from another tab or device');
  expect((view.getByLabelText('Your text') as HTMLTextAreaElement).value).toBe('From the phone.');
  expect(sent.some(({ path }) => path.endsWith('/submit'))).toBe(false);
});

test('a new draft has the comments on the last one beside it, and says which words have gone', async () => {
  const { user, view, container } = show(redraft());
  expect(await view.findByText('Write it again: draft 2')).toBeTruthy();
  await view.findByText('One s too many.');
  const comments = container.querySelector('[data-last-comments]');
  expect(comments?.textContent).toContain('5.0–6.0 (estimate)');
  expect(comments?.textContent).toContain('Make them agree.');
  // What is good is no comment to act on.
  expect(comments?.textContent).not.toContain('A good word.');
  expect(view.getByText('Verbs with -s').getAttribute('href')).toBe('/learn/grammar-basics/verbs');
  await expect.poll(() => container.querySelectorAll('[data-still-there="true"]')).toHaveLength(2);

  const field = view.getByLabelText('Your text') as HTMLTextAreaElement;
  field.setSelectionRange(18, 18);
  await user.type(field, '{Backspace}', { initialSelectionStart: 18, initialSelectionEnd: 18 });
  await expect.poll(() => container.querySelectorAll('[data-still-there="false"]')).toHaveLength(1);
  expect(comments?.textContent).toContain('no longer in your text');
  await expect.poll(() => container.querySelector('[data-kind="changed"] del')?.textContent).toBe('drives ');
  expect(container.querySelector('[data-kind="changed"] ins')?.textContent).toBe('drive ');

  await user.click(view.getByText('Cars', { selector: 'button' }));
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Cars');
});

test('a submitted text leads to its grade', async () => {
  const { container } = show(aReply({ state: 'waiting', submitted_at: '2026-01-05T09:00:00.000Z' }));
  await expect.poll(() => addressOf(container)).toBe(`/works/${ID}`);
});

test('a text that was submitted elsewhere meanwhile says so, and what was written here can be copied', async () => {
  const { user, view } = show(aReply({ text: 'Start.', sequence: 3 }), {
    [`/api/works/${ID}/text`]: () =>
      reply({ text: 'Start.', sequence: 3, state: 'waiting', server_now: '2026-01-05T08:00:01.000Z' }),
  });
  await user.type(await view.findByLabelText('Your text'), ' Too late.');
  expect(await view.findByText('This text was submitted from another tab or device.')).toBeTruthy();
  expect(view.getByText('Start. Too late.')).toBeTruthy();
  expect(view.getByRole('link', { name: 'See its grade' }).getAttribute('href')).toBe(`/works/${ID}`);
});
