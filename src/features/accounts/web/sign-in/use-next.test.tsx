// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '#paths';
import { clearStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import { addressOf, renderPage } from '#tests/components/render-page.tsx';
import SigninPage from './signin-page.tsx';

test.each([
  ['learner', '', paths.me()],
  ['admin', '', paths.admin()],
  ['admin', '?next=%2Fcourses', '/courses'],
])('a sign-in as %s%s leads to the right start', async (role, search, start) => {
  onTestFinished(clearStoredSession);
  saveStoredSession({ user: {}, role, token: 'a-token' });
  const loaderData = { aside: { part: 'aside', html: '' } };
  const { container } = renderPage({ page: SigninPage, path: paths.signin(), search, loaderData });
  await waitFor(() => expect(addressOf(container)).toBe(start));
});
