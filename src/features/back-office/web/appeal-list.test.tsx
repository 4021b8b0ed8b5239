// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { officePaths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, reply, type SentCall } from '#tests/components/answer-api.ts';
import { addressOf, renderPage } from '#tests/components/render-page.tsx';
import AppealsPage from './admin-appeals-page.tsx';
import { asAdmin, withEmptyCache } from './as-admin-fixture.ts';

const APPEAL = {
  id: '58c53c0c-ca82-413c-bb60-a0dc65d6054d',
  number: 3,
  reason: 'The third paragraph says so.',
  created_at: '2026-11-22T20:24:00.000Z',
  verdict: null,
  answer: null,
  answered_at: null,
  mock_test: 'free-trial',
  test_title: 'Free trial',
  skill: 'reading',
  question: 'The museum opened in ______.',
  given: 'ninteen ten',
  right: false,
  accepted: ['1910'],
  name: '林美玲',
  email: 'mei@example.org',
};
const LIST = '/api/admin/appeals';
const ANSWER = `${LIST}/${APPEAL.id}/answer`;
const words = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);
const found = (appeals: readonly object[]) => reply({ appeals, next_cursor: null, time_zone: 'Asia/Taipei' });

withEmptyCache();

function openAppeals(
  answers: Readonly<Record<string, (call: SentCall) => Response | Promise<Response>>>,
  search = '',
) {
  asAdmin();
  const sent = answerApi(answers);
  return { sent, ...renderPage({ page: AppealsPage, path: officePaths.appeals(), search }) };
}

describe('the page of the appeals', () => {
  test('shows learner, answer, key and reason, at the time of the account', async () => {
    const { container, findByText } = openAppeals({ [LIST]: () => found([APPEAL]) });
    await findByText('ninteen ten');
    for (const shown of ['1910', APPEAL.reason, '林美玲', 'mei@example.org', '23 Nov 2026, 04:24'])
      expect(container.textContent).toContain(shown);
  });

  test('an appeal is upheld with words to the learner, and leaves the list of open ones', async () => {
    let isOpen = true;
    const { sent, findByText, getByRole, user } = openAppeals({
      [LIST]: () => found(isOpen ? [APPEAL] : []),
      [ANSWER]: () => {
        isOpen = false;
        return reply({ answered: true, remarked: true });
      },
    });
    await findByText('ninteen ten');
    await user.click(getByRole('button', { name: words('backOffice.appeals.decide') }));
    const dialog = within(getByRole('dialog'));
    expect(getByRole('dialog').textContent).toContain(APPEAL.question);
    const uphold = dialog.getByRole('button', { name: words('backOffice.appeals.uphold') });
    await user.click(uphold);
    dialog.getByText(words('backOffice.appeals.answerMissing'));
    const field = dialog.getByRole('textbox');
    expect(document.activeElement).toBe(field);
    await user.type(field, ' You are right. ');
    await user.click(uphold);
    await findByText(words('backOffice.appeals.remarked'));
    expect(sent.find(({ path }) => path === ANSWER)?.body).toEqual({
      verdict: 'upheld',
      answer: 'You are right.',
    });
    await findByText(words('backOffice.appeals.none'));
  });

  test('an answer that was typed survives a closed dialog and a lost connection', async () => {
    const { findByText, getByRole, user } = openAppeals({
      [LIST]: () => found([APPEAL]),
      [ANSWER]: noConnection,
    });
    await findByText('ninteen ten');
    const open = getByRole('button', { name: words('backOffice.appeals.decide') });
    await user.click(open);
    await user.type(getByRole('dialog').querySelector('textarea') as Element, 'It does not.');
    await user.click(getByRole('button', { name: words('backOffice.appeals.dismiss') }));
    await findByText(words('backOffice.lost'));
    await user.keyboard('{Escape}');
    await user.click(open);
    expect(getByRole('textbox', { name: words('backOffice.appeals.answer') })).toHaveProperty(
      'value',
      'It does not.',
    );
  });

  test('an answered appeal can be read, and not answered again', async () => {
    const answered = { ...APPEAL, verdict: 'declined', answer: 'It does not.' };
    const { findByText, getByRole, queryByRole, user } = openAppeals(
      { [LIST]: () => found([answered]) },
      '?all=true',
    );
    await findByText('ninteen ten');
    expect(queryByRole('button', { name: words('backOffice.appeals.decide') })).toBeNull();
    await user.click(getByRole('button', { name: words('backOffice.appeals.read') }));
    expect(getByRole('dialog').textContent).toContain('It does not.');
    expect(getByRole('dialog').querySelector('textarea')).toBeNull();
  });

  test('says when none waits', async () => {
    const { findByText } = openAppeals({ [LIST]: () => found([]) });
    await findByText(words('backOffice.appeals.none'));
  });

  test('shows answered appeals too, by its address', async () => {
    const { sent, container, findByText, getByLabelText, getByRole, user } = openAppeals({
      [LIST]: () => found([APPEAL]),
    });
    await findByText('ninteen ten');
    await user.selectOptions(getByLabelText(words('backOffice.appeals.show')), 'true');
    await user.click(getByRole('button', { name: words('backOffice.list.apply') }));
    await waitFor(() => expect(addressOf(container)).toBe(`${officePaths.appeals()}?all=true`));
    await waitFor(() => expect(sent.map(({ query }) => query)).toEqual([undefined, 'all=true']));
  });
});
