// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { officePaths, paths } from '#paths';
import { clearStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { asAdmin, withEmptyCache } from '../as-admin-fixture.ts';
import TeachersPage from './admin-teachers-page.tsx';

const HANNAH = '0d5c5b1e-7a30-4c1e-9f0a-000000000002';
const TEACHERS = '/api/admin/marking-teachers';
const INVITATIONS = '/api/admin/marking-invitations';
const words = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);

const aTeacher = (changes: object = {}) => ({
  account_id: HANNAH,
  name: 'Hannah Cole',
  email: 'hannah@example.org',
  slug: 'hannah-cole',
  skills: ['essay'],
  modules: ['academic'],
  languages: ['en'],
  daily_most: 5,
  holidays: [{ from: '2026-12-24', to: '2027-01-02' }],
  suspended_at: null,
  invitation: null,
  load: { open: 3, claimed_today: 2, done: 20, late: 1 },
  ...changes,
});

withEmptyCache();

function openTeachers(answers: Parameters<typeof answerApi>[0] = {}, teacher: object = {}) {
  asAdmin();
  const sent = answerApi({ [TEACHERS]: () => reply({ teachers: [aTeacher(teacher)] }), ...answers });
  return { sent, ...renderPage({ page: TeachersPage, path: officePaths.teachers() }) };
}

describe('the list of teachers', () => {
  test('shows profile and load', async () => {
    const { container, findByText } = openTeachers();
    await findByText('Hannah Cole');
    const row = container.querySelector('[data-teacher]')?.textContent;
    expect(row).toContain(words('backOffice.teachers.openNow', { count: 3 }));
    expect(row).toContain(words('backOffice.teachers.today', { count: 2, most: 5 }));
    expect(row).toContain('2026-12-24');
  });

  test.each([
    [{}, ['profile', 'suspend']],
    [{ suspended_at: '2026-11-20T01:00:00.000Z' }, ['profile', 'restore']],
    [
      {
        invitation: {
          sent_at: '2026-11-20T01:00:00.000Z',
          expires_at: '2026-11-27T01:00:00.000Z',
          is_open: true,
        },
      },
      ['profile', 'resend', 'withdraw'],
    ],
  ])('offers for %j: %j', async (teacher, actions) => {
    const { container, findByText } = openTeachers({}, teacher);
    await findByText('Hannah Cole');
    expect(
      [...container.querySelectorAll('[data-action]')].map((button) => button.getAttribute('data-action')),
    ).toEqual(actions);
  });

  test('without an answer there is one notice', async () => {
    const { findAllByRole } = openTeachers({ [TEACHERS]: noConnection });
    expect(await findAllByRole('button', { name: /again/iu })).toHaveLength(1);
  });
});

test('a suspension says how many works return to the queue', async () => {
  const { sent, findByRole, findByText, getByRole, user } = openTeachers({
    [`${TEACHERS}/${HANNAH}/suspension`]: () => reply({ returned: 3 }),
  });
  await findByText('Hannah Cole');
  await user.click(getByRole('button', { name: words('backOffice.teachers.suspend.label') }));
  const dialog = await findByRole('dialog');
  expect(dialog.textContent).toContain(
    words('backOffice.teachers.suspend.text', { name: 'Hannah Cole', count: 3 }),
  );
  await user.click(within(dialog).getByRole('button', { name: words('backOffice.teachers.suspend.save') }));
  await findByText(words('backOffice.teachers.suspend.done', { name: 'Hannah Cole' }));
  expect(sent.some(({ method, path }) => method === 'POST' && path.endsWith('/suspension'))).toBe(true);
});

test('a profile is sent whole, and a wrong line of the holidays is named', async () => {
  const path = `${TEACHERS}/${HANNAH}`;
  const { sent, findByRole, findByText, getByRole, user } = openTeachers({
    [path]: () => reply({ saved: true }),
  });
  await findByText('Hannah Cole');
  await user.click(getByRole('button', { name: words('backOffice.teachers.profile.label') }));
  const dialog = within(await findByRole('dialog'));
  const holidays = dialog.getByLabelText(words('backOffice.teachers.profile.holidays'));
  await user.type(holidays, '\nsoon');
  const save = dialog.getByRole('button', { name: words('backOffice.teachers.profile.save') });
  await user.click(save);
  await dialog.findByText(words('backOffice.teachers.profile.holidaysWrong', { line: 2 }));
  expect(document.activeElement).toBe(holidays);
  await user.clear(holidays);
  await user.click(
    dialog.getByRole('checkbox', { name: words('backOffice.teachers.profile.skillNames.speaking') }),
  );
  await user.click(save);
  await findByText(words('backOffice.teachers.profile.saved', { name: 'Hannah Cole' }));
  expect(sent.find((each) => each.path === path)?.body).toEqual({
    slug: 'hannah-cole',
    skills: ['essay', 'speaking'],
    modules: ['academic'],
    languages: ['en'],
    daily_most: 5,
    holidays: [],
  });
});

test.each([true, false])(
  'a new teacher is added or invited (invited: %s), and the message says which',
  async (isInvited) => {
    const { sent, findByRole, findByText, container, user } = openTeachers({
      [INVITATIONS]: () => reply({ account_id: HANNAH, is_invited: isInvited }),
    });
    await findByText('Hannah Cole');
    await user.click(container.querySelector('[data-create]') as Element);
    const dialog = within(await findByRole('dialog'));
    const save = dialog.getByRole('button', { name: words('backOffice.teachers.add.save') });
    await user.click(save);
    await dialog.findByText(words('backOffice.teachers.profile.emailWrong'));
    await user.type(dialog.getByLabelText(words('backOffice.teachers.add.email')), 'sofia@example.org');
    await user.type(dialog.getByLabelText(words('backOffice.teachers.add.first')), 'Sofia');
    await user.type(dialog.getByLabelText(words('backOffice.teachers.add.last')), 'Reyes');
    await user.click(save);
    await findByText(
      words(isInvited ? 'backOffice.teachers.add.invited' : 'backOffice.teachers.add.added', {
        email: 'sofia@example.org',
      }),
    );
    expect(sent.find(({ path }) => path === INVITATIONS)?.body).toMatchObject({
      email: 'sofia@example.org',
      first_name: 'Sofia',
      language: 'en',
      skills: ['essay', 'speaking'],
    });
  },
);

test('a refusal stays in the dialog', async () => {
  const { findByRole, findByText, getByRole, user } = openTeachers({
    [`${TEACHERS}/${HANNAH}`]: () => refusal('slug-unknown', 422),
  });
  await findByText('Hannah Cole');
  await user.click(getByRole('button', { name: words('backOffice.teachers.profile.label') }));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: words('backOffice.teachers.profile.save') }));
  await dialog.findByText('A title');
});

test('an admin without two-factor is led to its setup and back, and nothing is loaded', async () => {
  const { sent, unmount } = openTeachers();
  unmount();
  clearStoredSession();
  saveStoredSession({ user: { id: 'admin', two_factor: false }, role: 'admin', token: 'a-token' });
  const before = sent.length;
  const { findByRole } = renderPage({ page: TeachersPage, path: officePaths.teachers() });
  const link = await findByRole('link', { name: words('signedIn.twoFactor.action') });
  expect(link.getAttribute('href')).toBe(paths.setupTwoFactor({ next: officePaths.teachers() }));
  expect(sent).toHaveLength(before);
});
