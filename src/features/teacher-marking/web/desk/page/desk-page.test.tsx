// @vitest-environment happy-dom
import { act, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deskPaths } from '#paths';
import { saveStoredSession } from '#platform/api-client/stored-session.ts';
import { say } from '#tests/browser/texts.ts';
import { answerApi, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import type { DeskDraft, DeskWork } from '../desk-replies.ts';
import { aComment, aCompleteDraft, aDeskWork, aDraft, ORDER_ID } from '../draft/draft-fixture.ts';
import DeskPage from './desk-page.tsx';

const ORDER = `/api/teach/orders/${ORDER_ID}`;
const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);

type Answers = Parameters<typeof answerApi>[0];

/** The desk of a work, with a server that saves its draft. */
async function theDesk(work: DeskWork = aDeskWork(), answers: Answers = {}) {
  vi.stubGlobal('indexedDB', undefined);
  localStorage.clear();
  const server: { draft: DeskDraft } = { draft: work.draft };
  const sent = answerApi({
    [ORDER]: () => reply({ ...work, draft: server.draft }),
    [`${ORDER}/guards`]: () => reply({ guards: [] }),
    [`${ORDER}/claim`]: () => reply({ marking_order_id: ORDER_ID, lease_until: work.lease_until }),
    [`${ORDER}/draft`]({ body }) {
      const { revision, complete, ...content } = body as DeskDraft & { complete?: boolean };
      const saved = revision === server.draft.revision;
      if (saved)
        server.draft = {
          ...server.draft,
          ...content,
          revision: revision + 1,
          is_complete: server.draft.is_complete || complete === true,
        };
      return reply({ saved, draft: server.draft, lease_until: work.lease_until });
    },
    ...answers,
  });
  saveStoredSession({
    user: { id: 'hannah', first_name: 'Hannah' },
    role: 'teacher',
    token: 'token',
  } as Parameters<typeof saveStoredSession>[0]);
  onTestFinished(() => localStorage.clear());
  const view = renderPage({
    page: DeskPage,
    path: deskPaths.order({ markingOrderId: ':markingOrderId' }),
    address: deskPaths.order({ markingOrderId: ORDER_ID }),
  });
  const see = within(view.container);
  return { ...view, see, sent, server };
}

const spinbutton = (see: ReturnType<typeof within>, criterion: string) =>
  see.findByRole('spinbutton', { name: t('desk.band.of', { criterion }), hidden: true });

test('a digit chooses a criterion, and plus and minus change its band by half a band', async () => {
  const { see, user } = await theDesk();
  const band = await spinbutton(see, t('markingWords.criterion.lexical-resource'));
  await user.keyboard('3');
  await vi.waitFor(() => expect(document.activeElement).toBe(band));
  await user.keyboard('+++-');
  expect(band.getAttribute('aria-valuenow')).toBe('5.5');
  await user.keyboard('{ArrowUp}');
  expect(band.getAttribute('aria-valuetext')).toBe(t('desk.band.value', { band: '6.0' }));
});

test('what a program noticed in the essay is listed next to its count of words', async () => {
  const sentence = 'It has far fewer words than the task asks for.';
  const { see } = await theDesk(aDeskWork(), {
    [`${ORDER}/guards`]: () => reply({ guards: [{ id: 'too-short', sentence }] }),
  });
  const list = await see.findByRole('list', { name: t('desk.head.guards') });
  expect(list.textContent).toBe(sentence);
});

test('a second tab of the browser only shows the marking, until the teacher writes there', async () => {
  const { see, user, sent } = await theDesk();
  await spinbutton(see, t('markingWords.criterion.task-response'));
  const hear = (said: string) =>
    act(() => {
      const message = { tab: 'another', work: ORDER_ID, act: said, since: 0 };
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'desk-tabs', newValue: JSON.stringify(message) }),
      );
    });
  hear('writing');
  await see.findByText(t('desk.tabs.title'));
  await user.keyboard('1+');
  expect(see.queryByText('5.0')).toBeNull();
  const before = sent.length;
  await user.click(see.getByRole('button', { name: t('desk.tabs.take') }));
  hear('left');
  await vi.waitFor(() => expect(see.queryByText(t('desk.tabs.title'))).toBeNull());
  expect(sent.slice(before).some(({ method, path }) => method === 'GET' && path === ORDER)).toBe(true);
});

test('keys do nothing while the teacher types in a field, and Escape leaves it', async () => {
  const { see, user } = await theDesk();
  const band = await spinbutton(see, t('markingWords.criterion.task-response'));
  await user.click(see.getByRole('tab', { name: t('desk.part.letter') }));
  const letter = see.getByRole('textbox', { name: /Letter to Mei/ });
  await user.click(letter);
  await user.keyboard('1+2+? j k');
  expect((letter as HTMLTextAreaElement).value).toBe('1+2+? j k');
  expect(see.queryByRole('dialog')).toBeNull();
  expect(band.getAttribute('aria-valuenow')).toBeNull();
  await user.keyboard('{Escape}1+');
  expect(band.getAttribute('aria-valuenow')).toBe('5');
});

test('a question mark shows the keys, and no key acts behind them', async () => {
  const { see, user } = await theDesk();
  const band = await spinbutton(see, t('markingWords.criterion.task-response'));
  await user.keyboard('?');
  await see.findByRole('dialog', { name: t('desk.keys.title') });
  await user.keyboard('+');
  expect(band.getAttribute('aria-valuenow')).toBeNull();
});

test('j and k go through the comments, x deletes one, and u restores it', async () => {
  const comments = [
    aComment({ id: '0b3c8b0e-5d8c-4a63-9a70-1f5f6f6c0a21', body: 'First' }),
    aComment({
      id: '0b3c8b0e-5d8c-4a63-9a70-1f5f6f6c0a22',
      anchor: { in: 'text', start: 22, end: 27, quote: 'Buses' },
      body: 'Second',
    }),
  ];
  const { see, user, container } = await theDesk(aDeskWork({ draft: aDraft({ comments }) }));
  await see.findByText('Second');
  const chosen = () => container.querySelector('[data-comment] [aria-pressed="true"]')?.textContent;
  await user.keyboard('j');
  expect(chosen()).toBe('1');
  await user.keyboard('jj');
  expect(chosen()).toBe('1');
  await user.keyboard('k');
  expect(chosen()).toBe('2');
  await user.keyboard('x');
  expect(see.queryByText('Second')).toBeNull();
  await user.keyboard('u');
  expect(see.getByText('Second')).toBeTruthy();
});

test('a draft of another tab is shown with both texts, and the teacher keeps the own one', async () => {
  const { see, user, server, container } = await theDesk();
  await spinbutton(see, t('markingWords.criterion.task-response'));
  server.draft = aCompleteDraft(7, { revision: 5 });
  await user.keyboard('1+');
  const notice = await see.findByText(t('desk.conflict.title'), {}, { timeout: 3_000 });
  expect(notice).toBeTruthy();
  expect(container.querySelector('[data-conflict]')?.textContent).toContain('7.0 · Why task-response');
  await user.click(see.getByRole('button', { name: t('desk.conflict.useOwn') }));
  expect(see.queryByText(t('desk.conflict.title'))).toBeNull();
  await vi.waitFor(() => expect(server.draft.revision).toBe(6), { timeout: 3_000 });
  expect(server.draft.criteria.map(({ band }) => band)).toEqual([5, null, null, null]);
});

test('a second opinion is given without the name of the learner', async () => {
  const work = aDeskWork();
  const { see, user } = await theDesk({ ...work, learner: { ...work.learner, first_name: '' } });
  await spinbutton(see, t('markingWords.criterion.task-response'));
  see.getByRole('heading', { level: 1, name: t('desk.work.writing-task-2') });
  await user.keyboard('l');
  see.getByRole('textbox', { name: /Letter to the learner/ });
});

test('the claim is lost while typing: nothing can be changed, and the words stay on the screen', async () => {
  const { see, user } = await theDesk(aDeskWork(), { [`${ORDER}/draft`]: () => refusal('not-claimed', 409) });
  await spinbutton(see, t('markingWords.criterion.task-response'));
  await user.keyboard('l');
  const letter = see.getByRole<HTMLTextAreaElement>('textbox', { name: /Letter to Mei/ });
  await user.click(letter);
  await user.keyboard('Dear Mei');
  await see.findByText(t('desk.lease.lost'), {}, { timeout: 3_000 });
  expect(letter.value).toBe('Dear Mei');
  expect(letter.readOnly).toBe(true);
  expect(see.getByRole('button', { name: t('desk.lease.again') })).toBeTruthy();
});

test('a complete marking shows the machine’s estimate, and only then can be sent', async () => {
  const machine = { low: 5.5, high: 6.5, difference: 0 };
  const work = aDeskWork({ draft: aCompleteDraft() });
  const complete = { ...work, machine, draft: aCompleteDraft(6, { revision: 2, is_complete: true }) };
  let isComplete = false;
  const { see, user, sent } = await theDesk(work, {
    [ORDER]: () => reply(isComplete ? complete : work),
    [`${ORDER}/draft`]() {
      isComplete = true;
      return reply({ saved: true, draft: complete.draft, lease_until: work.lease_until });
    },
    [`${ORDER}/send`]: () => reply({ undo_until: new Date(Date.now() + 60_000).toISOString() }),
  });
  await spinbutton(see, t('markingWords.criterion.task-response'));
  await user.keyboard('s');
  expect(see.getByText(t('desk.machine.later'))).toBeTruthy();
  await user.click(see.getByRole('button', { name: t('desk.finish.complete') }));
  await see.findByText(t('desk.machine.estimate', { range: '5.5–6.5' }));
  await user.click(see.getByRole('button', { name: t('desk.finish.send') }));
  await see.findByText(t('desk.sent.title'));
  expect(sent.filter(({ path }) => path.endsWith('/send')).map(({ body }) => body)).toEqual([
    { revision: 2 },
  ]);
});

/** A work about which two teachers do not agree. */
function anAgreement(): DeskWork {
  const work = aDeskWork({
    draft: aCompleteDraft(6, { state: 'final', is_complete: true }),
    lease_until: null,
  });
  const { letter } = aCompleteDraft();
  const criteria = aCompleteDraft(7).criteria.map(({ criterion }) => ({
    criterion,
    band: criterion === 'lexical-resource' ? 6.5 : 7.5,
    reason: `Theirs: ${criterion}`,
  }));
  return {
    ...work,
    order: { ...work.order, state: 'second-opinion', turn: 'agreement' },
    others: [{ role: 'second', band: 7.5, criteria, letter, comments: [] }],
  };
}

test('two teachers who differ see both bands and reasons next to each other', async () => {
  const { see, user, container } = await theDesk(anAgreement());
  await user.click(await see.findByRole('tab', { name: t('desk.part.others') }));
  const rows = [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.firstChild?.textContent),
  );
  expect(rows).toEqual([
    ['6.0', '7.5'],
    ['6.0', '7.5'],
    ['6.0', '6.5'],
    ['6.0', '7.5'],
    ['6.0', '7.5'],
  ]);
  expect(see.getAllByText(t('desk.others.apart'))).toHaveLength(3);
  expect(see.getByText('Theirs: task-response')).toBeTruthy();
});

test('a changed marking needs a reason, and a third teacher is requested only after a question', async () => {
  const { see, user, sent } = await theDesk(anAgreement(), {
    [`${ORDER}/third`]: () => reply({ requested: true }),
    [`${ORDER}/versions`]: () => reply({ version: 2 }),
  });
  await user.click(await see.findByRole('tab', { name: t('desk.part.others') }));
  await user.click(see.getByRole('button', { name: t('desk.agree.change') }));
  await user.click(see.getByRole('button', { name: t('desk.version.start') }));
  expect(see.getByText(t('desk.version.needed'))).toBeTruthy();
  await user.type(see.getByRole('textbox', { name: t('desk.version.reason') }), 'You are right.');
  await user.click(see.getByRole('button', { name: t('desk.version.start') }));
  await vi.waitFor(() =>
    expect(sent.filter(({ path }) => path.endsWith('/versions')).map(({ body }) => body)).toEqual([
      { reason: 'You are right.' },
    ]),
  );
  await vi.waitFor(() => expect(see.queryByRole('dialog')).toBeNull());
  await user.click(see.getByRole('button', { name: t('desk.agree.third') }));
  expect(sent.some(({ path }) => path.endsWith('/third'))).toBe(false);
  const dialog = see.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: t('desk.agree.third') }));
  await vi.waitFor(() => expect(sent.some(({ path }) => path.endsWith('/third'))).toBe(true));
});

test('a work that was not claimed can be claimed', async () => {
  let isClaimed = false;
  const { see, user } = await theDesk(aDeskWork(), {
    [ORDER]: () => (isClaimed ? reply(aDeskWork()) : refusal('marking-unknown', 404)),
    [`${ORDER}/claim`]() {
      isClaimed = true;
      return reply({ marking_order_id: ORDER_ID, lease_until: aDeskWork().lease_until });
    },
  });
  await user.click(await see.findByRole('button', { name: t('desk.unclaimed.claim') }));
  await spinbutton(see, t('markingWords.criterion.task-response'));
});
