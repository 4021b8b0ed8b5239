// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { paths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import InvitationPage from './invitation-page.tsx';
import { forgetLinkToken } from './take-link-token.ts';

const VIEW = '/api/users/invitation';
const ACCEPT = `${VIEW}/password`;
const NEW = 'amber 9 kite';
const words = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);

function openInvitation(answers: Parameters<typeof answerApi>[0], search = '?token=a-token') {
  forgetLinkToken();
  const sent = answerApi({
    [VIEW]: () => reply({ email: 'hannah@example.org', first_name: 'Hannah' }),
    [ACCEPT]: () => reply({}),
    ...answers,
  });
  return { sent, ...renderPage({ page: InvitationPage, path: paths.invitation(), search }) };
}

test('an invited teacher chooses a password, and is led by sign-in and two-factor to the desk', async () => {
  const { sent, container, findByText, findByRole, getByRole, user } = openInvitation({});
  await findByText(words('accounts.invitation.forAddress', { email: 'hannah@example.org' }));
  for (const name of ['password', 'password_confirmation'])
    await user.type(container.querySelector(`[name="${name}"]`) as Element, NEW);
  await user.click(getByRole('button', { name: words('accounts.invitation.submit') }));
  await findByText(words('accounts.invitation.doneTitle'));
  expect(sent.find(({ path }) => path === ACCEPT)?.body).toMatchObject({ token: 'a-token', password: NEW });
  const signin = await findByRole('link', { name: words('accounts.invitation.signin') });
  expect(signin.getAttribute('href')).toBe(
    paths.signin({ next: paths.setupTwoFactor({ next: paths.teach() }) }),
  );
});

test.each([
  ['invitation-used', 'signin'],
  ['invitation-expired', 'write'],
  ['invitation-unknown', 'write'],
] as const)('a link that is %s says so before anything is typed, and what to do', async (code, step) => {
  const { container, findByText, findByRole } = openInvitation({ [VIEW]: () => refusal(code, 410) });
  await findByText('A title');
  await findByText('What happened, what is safe, what to do.');
  await findByRole('link', { name: words(`accounts.invitation.${step}`) });
  expect(container.querySelector('form')).toBeNull();
});

test('without a connection it can be opened again', async () => {
  let tries = 0;
  const { findByText, findByRole, user } = openInvitation({
    [VIEW]: () => {
      tries += 1;
      return tries === 1 ? noConnection() : reply({ email: 'hannah@example.org', first_name: 'Hannah' });
    },
  });
  await user.click(await findByRole('button', { name: words('accounts.invitation.retry') }));
  await findByText(words('accounts.invitation.forAddress', { email: 'hannah@example.org' }));
});

test('without a link the page says what it needs', async () => {
  const { findByText } = openInvitation({}, '');
  await findByText(words('accounts.invitation.noLink'));
});
