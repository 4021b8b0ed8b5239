// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '#paths';
import { clearStoredSession } from '#platform/api-client/stored-session.ts';
import { say } from '#tests/browser/texts.ts';
import { answerApi, easyChallenge, reply } from '#tests/components/answer-api.ts';
import { addressOf, renderPage } from '#tests/components/render-page.tsx';
import EmailVerifyPage from './email-verify-page.tsx';
import { forgetInTab, readFromTab, saveInTab } from './tab-storage.ts';
import { saveSignupNext, readSignupNext } from './signup-next.ts';
import SigninPage from './signin-page.tsx';
import SignupPage from './signup-page.tsx';

const RESULT = paths.attemptResult({ attemptId: '58c53c0c-ca82-413c-bb60-a0dc65d6054d' });
const loaderData = { aside: { part: 'aside', html: '' } };

afterEach(() => {
  forgetInTab('verified');
  forgetInTab('mail-sent');
  saveSignupNext(undefined);
  clearStoredSession();
});

test('a sign-up from a result says that the result is saved', () => {
  const search = `?next=${encodeURIComponent(RESULT)}`;
  const { container } = renderPage({ page: SignupPage, path: paths.signup(), search, loaderData });
  expect(container.textContent).toContain(say('en', 'accounts.signup.introResult'));
});

test('the link of the email leads another tab to sign-in with the address, and then back to the result', async () => {
  saveSignupNext(RESULT);
  const session = { user: { id: 'mei' }, role: 'learner', token: 'a-token' };
  answerApi({
    '/api/users/email/verify': () => reply({ kind: 'verified', email: 'mei@example.org' }),
    '/api/users/challenge': easyChallenge,
    '/api/users/signin': () => reply(session),
  });
  const opened = renderPage({ page: EmailVerifyPage, path: '/email-verify', search: '?token=a', loaderData });
  await waitFor(() =>
    expect(opened.container.querySelector(`a[href="${paths.signin({ next: RESULT })}"]`)).not.toBeNull(),
  );
  opened.unmount();

  const search = `?next=${encodeURIComponent(RESULT)}`;
  const { container, user } = renderPage({ page: SigninPage, path: '/signin', search, loaderData });
  const email = container.querySelector<HTMLInputElement>('[name="email"]');
  expect(email?.value).toBe('mei@example.org');
  const password = container.querySelector('[name="password"]');
  if (password) await user.type(password, 'river-7-lamp');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(addressOf(container)).toBe(RESULT));
  expect(readFromTab('verified')).toBeUndefined();
  expect(readSignupNext()).toBeUndefined();
});

test('a mistyped address leads back to sign-up and from there to the result, also as “another address”', async () => {
  saveInTab('mail-sent', { email: 'mei@exmaple.org', sentAt: 0, next: RESULT });
  const page = renderPage({ page: EmailVerifyPage, path: '/email-verify', loaderData });
  const again = () => page.container.querySelector(`a[href="${paths.signup({ next: RESULT })}"]`);
  expect(again()?.textContent).toBe(say('en', 'accounts.emailVerify.signUpAgain'));
  const name = say('en', 'accounts.emailVerify.otherAddress');
  await page.user.click(page.getByRole('button', { name }));
  expect(page.container.querySelector('[name="email"]')).toHaveProperty('value', '');
  expect(again()).not.toBeNull();
});

test.each(['https://evil.example/', '//evil.example', '/signin'])('%s is never led to', (next) => {
  saveSignupNext(next);
  expect(readSignupNext()).toBeUndefined();
});

test('a sign-up that was given up yesterday leads nowhere', () => {
  saveSignupNext(RESULT);
  expect(readSignupNext()).toBe(RESULT);
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, toFake: ['Date'] });
  expect(readSignupNext()).toBeUndefined();
  vi.useRealTimers();
});
