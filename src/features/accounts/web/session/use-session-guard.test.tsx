// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { paths } from '#paths';
import { clearStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import { say } from '#tests/browser/texts.ts';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { addressOf, renderPage } from '#tests/components/render-page.tsx';
import CodePage from '../sign-in/code-page.tsx';
import SigninPage from '../sign-in/signin-page.tsx';
import SignupPage from '../sign-in/signup-page.tsx';
import { leaveSession } from './leave-session.ts';
import { useSessionGuard } from './use-session-guard.ts';

const SESSION = { user: { id: 'mei' }, role: 'learner', token: 'a-token' };
const loaderData = { aside: { part: 'aside', html: '' } };

afterEach(() => clearStoredSession());

/** Stands for any page under the root, which holds the guard. */
function Guarded() {
  useSessionGuard();
  return null;
}

describe('a guarded page that is open', () => {
  test('stays while somebody is signed in, and leads to sign-in when nobody is any more', async () => {
    saveStoredSession(SESSION);
    const { container } = renderPage({ page: Guarded, path: paths.profile(), search: '?a=b' });
    expect(addressOf(container)).toBe('/profile?a=b');
    act(() => clearStoredSession());
    await waitFor(() => expect(addressOf(container)).toBe(paths.signin({ next: '/profile?a=b' })));
  });

  test('leads to sign-in when another tab has signed out', async () => {
    saveStoredSession(SESSION);
    const { container } = renderPage({ page: Guarded, path: paths.settings() });
    localStorage.removeItem('auth');
    act(() => void window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' })));
    await waitFor(() => expect(addressOf(container)).toBe(paths.signin({ next: paths.settings() })));
  });

  test('leads where signing out leads', async () => {
    saveStoredSession(SESSION);
    const { container } = renderPage({ page: Guarded, path: paths.profile() });
    act(() => leaveSession(paths.about()));
    await waitFor(() => expect(addressOf(container)).toBe(paths.about()));
  });
});

test.each([paths.about(), paths.setupTwoFactor()])('%s stays without a session', async (path) => {
  saveStoredSession(SESSION);
  const { container } = renderPage({ page: Guarded, path });
  await act(async () => clearStoredSession());
  expect(addressOf(container)).toBe(path);
});

describe.each([
  ['/signin', SigninPage],
  ['/signup', SignupPage],
  ['/code', CodePage],
])('%s with a session', (path, page) => {
  test.each([
    ['', '/me'],
    ['?next=/courses', '/courses'],
    ['?next=/settings/x%3Fy%3D1', '/settings/x?y=1'],
    ['?next=//evil.example', '/me'],
    ['?next=/%5Cevil.example', '/me'],
    ['?next=https:evil.example', '/me'],
    ['?next=javascript:alert(1)', '/me'],
    ['?next=/signin', '/me'],
  ])('and %j leads to %s', async (search, expected) => {
    saveStoredSession(SESSION);
    const { container } = renderPage({ page, path, search, loaderData });
    await waitFor(() => expect(addressOf(container)).toBe(expected));
  });
});

test('sign-in that was asked for on the way somewhere says so, and leads there', async () => {
  answerApi({ '/api/users/signin': () => reply(SESSION) });
  const { container } = renderPage({
    page: SigninPage,
    path: '/signin',
    search: '?next=/courses',
    loaderData,
  });
  expect(container.textContent).toContain(say('en', 'accounts.signin.nextText'));
  act(() => saveStoredSession(SESSION));
  await waitFor(() => expect(addressOf(container)).toBe(paths.courses()));
});
