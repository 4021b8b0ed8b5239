// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { officePaths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply, type SentCall } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { asAdmin, withEmptyCache } from '../as-admin-fixture.ts';
import MarkingPage from './admin-marking-page.tsx';

const ORDER = '0d5c5b1e-7a30-4c1e-9f0a-000000000001';
const HANNAH = '0d5c5b1e-7a30-4c1e-9f0a-000000000002';
const ROHAN = '0d5c5b1e-7a30-4c1e-9f0a-000000000003';
const LIST = '/api/admin/marking';
const TEACHERS = '/api/admin/marking-teachers';
const words = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);

const anOrder = (changes: object = {}) => ({
  marking_order_id: ORDER,
  kind: 'writing-task-2',
  module: 'academic',
  state: 'claimed',
  turn: 'first',
  is_appeal: true,
  paid_by: 'credit',
  submitted_at: '2026-11-20T01:00:00.000Z',
  due_at: '2026-11-22T01:00:00.000Z',
  done_at: null,
  is_late: true,
  learner: { name: '林美玲', email: 'mei@example.org' },
  claimed_by: { account_id: HANNAH, name: 'Hannah Cole' },
  lease_until: '2026-11-22T02:00:00.000Z',
  markings: [{ role: 'first', teacher: 'Rohan Patel', band: 6.5 }],
  ...changes,
});
const found = (orders: readonly object[]) =>
  reply({
    orders,
    counts: { waiting: 4, claimed: 1, second_opinion: 2, late: 3 },
    server_now: '2026-11-22T01:30:00.000Z',
  });
const aTeacher = (id: string, name: string, changes: object = {}) => ({
  account_id: id,
  name,
  email: `${id}@example.org`,
  suspended_at: null,
  load: { open: 2, claimed_today: 0, done: 0, late: 0 },
  ...changes,
});
const teachers = () => reply({ teachers: [aTeacher(HANNAH, 'Hannah Cole'), aTeacher(ROHAN, 'Rohan Patel')] });

withEmptyCache();

function openMarking(answers: Parameters<typeof answerApi>[0] = {}, search = '') {
  asAdmin();
  const sent = answerApi({ [LIST]: () => found([anOrder()]), [TEACHERS]: teachers, ...answers });
  return { sent, ...renderPage({ page: MarkingPage, path: officePaths.marking(), search }) };
}

const listed = (sent: readonly SentCall[]) =>
  sent.filter(({ path, query }) => path === LIST && query !== 'state=late').map(({ query }) => query);

describe('the queue of markings', () => {
  test('shows who has what, until when, what is late, and the bands of all markings', async () => {
    const { container, findByText } = openMarking();
    await findByText('Hannah Cole');
    const row = container.querySelector(`[data-marking="${ORDER}"]`)?.textContent;
    // In the zone of the account, which is Taipei.
    for (const shown of ['林美玲', '22 Nov 2026, 09:00', '22 Nov 2026, 10:00', 'First: 6.5 (Rohan Patel)'])
      expect(row).toContain(shown);
    for (const path of ['appeal', 'isLate', 'turns.first', 'paidBy.credit'] as const)
      expect(row).toContain(words(`backOffice.marking.${path}`));
    await findByText(words('backOffice.marking.late', { count: 3 }));
    await findByText(words('backOffice.marking.waiting', { count: 4 }));
  });

  test.each([
    ['', 'state=open'],
    ['?state=second-opinion', 'state=second-opinion'],
    ['?state=all', undefined],
    [`?state=all&teacher=${HANNAH}`, `teacher=${HANNAH}`],
    ['?teacher=hannah', 'state=open'],
  ])('the address %s asks for %s', async (search, query) => {
    const { sent, findByText } = openMarking({}, search);
    await findByText('林美玲');
    expect(listed(sent)).toEqual([query]);
  });

  test('the teacher of the address is selected as soon as the teachers are there', async () => {
    const { getByLabelText, findByText } = openMarking({}, `?teacher=${ROHAN}`);
    await findByText('林美玲');
    await waitFor(() =>
      expect(getByLabelText(words('backOffice.marking.teacher'))).toHaveProperty('value', ROHAN),
    );
  });

  test('that is empty says so', async () => {
    const { findByText } = openMarking({ [LIST]: () => found([]) });
    await findByText(words('backOffice.marking.noneText'));
  });

  test('that cannot be loaded has one notice', async () => {
    const { findAllByRole } = openMarking({ [LIST]: noConnection });
    expect(await findAllByRole('button', { name: /again/iu })).toHaveLength(1);
  });

  test.each([
    ['writing-task-2', ['standard-work']],
    ['speaking', []],
  ])('offers for a work that is done only what can still be done: %s', async (kind, offered) => {
    const done = { state: 'done', done_at: '2026-11-21T01:00:00.000Z', claimed_by: null, lease_until: null };
    const { container, findByText } = openMarking({ [LIST]: () => found([anOrder({ ...done, kind })]) });
    await findByText('林美玲');
    const actions = [...container.querySelectorAll('[data-action]')];
    expect(actions.map((each) => each.getAttribute('data-action'))).toEqual(offered);
  });
});

test('a standard work is made of a marking in the list, and what was changed stays after a failure', async () => {
  const PROPOSAL = `${LIST}/${ORDER}/standard-work`;
  const done = { state: 'done', done_at: '2026-11-21T01:00:00.000Z', claimed_by: null, lease_until: null };
  const proposal = {
    kind: 'writing-task-2',
    module: 'academic',
    words: 7,
    prompt: 'Should buses be free?',
    text: 'Buses should be free.',
    agreed: [{ criterion: 'task-response', band: 6.5, reason: 'Half of it.' }],
  };
  const { container, findByText, findByLabelText, findByRole, user } = openMarking({
    [LIST]: () => found([anOrder(done)]),
    [PROPOSAL]: ({ method }) => (method === 'POST' ? noConnection() : reply(proposal)),
  });
  await findByText('林美玲');
  await user.click(container.querySelector('[data-action="standard-work"]') as HTMLElement);
  const band = await findByLabelText('Band: Task Response');
  await user.selectOptions(band, '8');
  await user.click(await findByRole('button', { name: words('backOffice.standardWorks.make.save') }));
  await findByRole('alert');
  expect(band).toHaveProperty('value', '8');
});

describe('a work', () => {
  const ASSIGN = `${LIST}/${ORDER}/teacher`;
  const CANCEL = `${LIST}/${ORDER}/cancellation`;

  test('goes to another teacher, never to the one who has it or is suspended', async () => {
    const { sent, findByRole, findByText, getByRole, user } = openMarking({
      [ASSIGN]: () => reply({ reassigned: true }),
      [TEACHERS]: () =>
        reply({
          teachers: [
            aTeacher(HANNAH, 'Hannah Cole'),
            aTeacher(ROHAN, 'Rohan Patel'),
            aTeacher(ORDER, 'Sofia Reyes', { suspended_at: '2026-11-20T01:00:00.000Z' }),
          ],
        }),
    });
    await findByText('Hannah Cole');
    await user.click(getByRole('button', { name: words('backOffice.marking.reassign.label') }));
    const dialog = within(await findByRole('dialog'));
    const select = await dialog.findByLabelText(words('backOffice.marking.teacher'));
    const isDisabled = (name: RegExp) => (dialog.getByRole('option', { name }) as HTMLOptionElement).disabled;
    expect([isDisabled(/Hannah/), isDisabled(/Sofia/), isDisabled(/Rohan/)]).toEqual([true, true, false]);
    await user.selectOptions(select, ROHAN);
    await user.click(dialog.getByRole('button', { name: words('backOffice.marking.reassign.save') }));
    await findByText(words('backOffice.marking.reassign.done'));
    expect(sent.find(({ path }) => path === ASSIGN)?.body).toEqual({ teacher: ROHAN });
    // The list is read again.
    await waitFor(() => expect(listed(sent)).toHaveLength(2));
  });

  test('goes back to the queue, also where the teachers cannot be loaded', async () => {
    const { sent, findByRole, findByText, getByRole, user } = openMarking({
      [ASSIGN]: () => reply({ reassigned: true }),
      [TEACHERS]: noConnection,
    });
    await findByText('Hannah Cole');
    await user.click(getByRole('button', { name: words('backOffice.marking.reassign.label') }));
    const dialog = within(await findByRole('dialog'));
    await dialog.findByText(words('backOffice.marking.reassign.failed'));
    await user.click(dialog.getByRole('button', { name: words('backOffice.marking.reassign.save') }));
    await findByText(words('backOffice.marking.reassign.returned'));
    expect(sent.find(({ path }) => path === ASSIGN)?.body).toEqual({ teacher: null });
  });

  test('is cancelled with a reason only, and the admin reads what the learner gets back', async () => {
    const { sent, findByRole, findByText, getByRole, user } = openMarking({
      [CANCEL]: () => reply({ cancelled: true }),
    });
    await findByText('Hannah Cole');
    await user.click(getByRole('button', { name: words('backOffice.marking.cancel.label') }));
    const dialog = within(await findByRole('dialog'));
    expect(getByRole('dialog').textContent).toContain(
      words('backOffice.marking.cancel.credit', { learner: '林美玲' }),
    );
    const cancel = dialog.getByRole('button', { name: words('backOffice.marking.cancel.save') });
    await user.click(cancel);
    await dialog.findByText(words('backOffice.marking.cancel.reasonMissing'));
    expect(sent.some(({ path }) => path === CANCEL)).toBe(false);
    await user.type(
      dialog.getByLabelText(words('backOffice.marking.cancel.reason')),
      ' The task was wrong. ',
    );
    await user.click(cancel);
    await findByText(words('backOffice.marking.cancel.done'));
    expect(sent.find(({ path }) => path === CANCEL)?.body).toEqual({ reason: 'The task was wrong.' });
  });

  test('of a plan frees what the plan includes', async () => {
    const { findByRole, findByText, getByRole, user } = openMarking({
      [LIST]: () => found([anOrder({ paid_by: 'plan' })]),
    });
    await findByText('Hannah Cole');
    await user.click(getByRole('button', { name: words('backOffice.marking.cancel.label') }));
    expect((await findByRole('dialog')).textContent).toContain(
      words('backOffice.marking.cancel.included', { learner: '林美玲' }),
    );
  });
});

test('credits are given once: a second try after a lost answer has the same key', async () => {
  const GIFT = '/api/admin/marking-credits';
  const keys: (string | null)[] = [];
  const { findByRole, findByText, getByRole, user } = openMarking({
    [GIFT]: () => (keys.length === 1 ? noConnection() : reply({ left: 2 })),
  });
  const fetched = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    if (String(address).startsWith(GIFT)) keys.push(new Headers(init?.headers).get('idempotency-key'));
    return fetched(address, init);
  };
  await findByText('Hannah Cole');
  await user.click(getByRole('button', { name: words('backOffice.marking.grant.label') }));
  const dialog = within(await findByRole('dialog'));
  const give = dialog.getByRole('button', { name: words('backOffice.marking.grant.save') });
  await user.click(give);
  await dialog.findByText(words('backOffice.marking.grant.emailWrong'));
  await user.type(dialog.getByLabelText(words('backOffice.marking.grant.email')), 'mei@example.org');
  await user.click(give);
  await dialog.findByText(words('backOffice.lostTitle'));
  await user.click(give);
  await findByText(words('backOffice.marking.grant.done', { email: 'mei@example.org', left: 2 }));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a refusal says why, and the dialog stays', async () => {
  const { findByRole, findByText, getByRole, user } = openMarking({
    [`${LIST}/${ORDER}/cancellation`]: () => refusal('marking-done', 409),
  });
  await findByText('Hannah Cole');
  await user.click(getByRole('button', { name: words('backOffice.marking.cancel.label') }));
  const dialog = within(await findByRole('dialog'));
  await user.type(dialog.getByLabelText(words('backOffice.marking.cancel.reason')), 'Why');
  await user.click(dialog.getByRole('button', { name: words('backOffice.marking.cancel.save') }));
  await dialog.findByText('A title');
});
