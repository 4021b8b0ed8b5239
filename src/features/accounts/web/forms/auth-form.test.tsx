// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { say } from '#tests/browser/texts.ts';
import { heldAnswer, refusal, type SentCall } from '#tests/components/answer-api.ts';
import { renderForm } from '#tests/components/auth-forms.tsx';

const OWNER = { email: 'mei@example.org', password: 'river 7' };

const challengeOf = ({ body }: SentCall) => (body as { challenge?: string }).challenge;

test('a challenge that ran out is solved again without a message', async () => {
  let tries = 0;
  const form = await renderForm('/signin', 'en', {
    '/api/users/signin': () => {
      tries += 1;
      return tries === 1 ? refusal('challenge-failed', 403) : refusal('credentials-wrong', 401);
    },
  });
  await form.submit(OWNER);
  await waitFor(() => expect(form.alert()).not.toBe(''));
  const challenges = form.sent.filter(({ path }) => path === '/api/users/signin').map(challengeOf);
  expect(challenges).toHaveLength(2);
  expect(new Set(challenges).size).toBe(2);
});

test('the button says that the form is on its way, and a second press sends nothing', async () => {
  const { answer, give } = heldAnswer();
  const form = await renderForm('/signin', 'en', { '/api/users/signin': answer });
  const calls = () => form.sent.filter(({ path }) => path === '/api/users/signin').length;
  await form.submit(OWNER);
  await waitFor(() => expect(calls()).toBe(1));
  expect(form.button().textContent).toContain(say('en', 'accounts.signin.busy'));
  expect(form.button().getAttribute('aria-busy')).toBe('true');
  await form.user.type(form.field('password'), '{Enter}');
  await form.user.click(form.button());
  give(refusal('credentials-wrong', 401));
  await waitFor(() => expect(form.alert()).not.toBe(''));
  expect(form.button().textContent).toBe(say('en', 'accounts.signin.submit'));
  expect(calls()).toBe(1);
});

test('a mistake is no longer shown once it is fixed', async () => {
  const form = await renderForm('/signup');
  await form.submit();
  expect(form.wrong()).toHaveLength(5);
  await form.user.type(form.field('email'), 'mei@example.org');
  expect(form.wrong()).toHaveLength(4);
});

test.each([
  ['/signin', 'password'],
  ['/signup', 'password'],
  ['/signup', 'password_confirmation'],
  ['/reset-password', 'password'],
])('the password of %s in %s can be shown and hidden', async (path, name) => {
  const form = await renderForm(path);
  const password = form.field(name);
  await form.user.type(password, 'river 7');
  expect(password.type).toBe('password');
  const toggle = form.container.querySelector(`button[aria-controls="${password.id}"]`);
  if (!toggle) throw new Error('There is no button.');
  expect(toggle.getAttribute('aria-label')).toBe(say('en', 'accounts.form.showPassword'));
  await form.user.click(toggle);
  expect(form.field(name).type).toBe('text');
  expect(form.field(name).value).toBe('river 7');
  expect(toggle.getAttribute('aria-label')).toBe(say('en', 'accounts.form.hidePassword'));
  await form.user.click(toggle);
  expect(form.field(name).type).toBe('password');
});

test('a pasted code loses its spaces', async () => {
  const form = await renderForm('/code');
  const code = form.field('code');
  await form.user.click(code);
  await form.user.paste(' 123 456 ');
  expect(code.value).toBe('123456');
  expect(code.inputMode).toBe('numeric');
  expect(code.autocomplete).toBe('one-time-code');
  expect(code.maxLength).toBe(6);
});

const linksOf = async (path: string) => {
  const { container } = await renderForm(path);
  return [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
};

test('signing in leads to the other forms', async () => {
  expect(await linksOf('/signin')).toEqual(
    expect.arrayContaining(['/', '/signup', '/forget-password', '/email-verify']),
  );
});

test('signing up leads to signing in and to what one agrees to', async () => {
  expect(await linksOf('/signup')).toEqual(expect.arrayContaining(['/signin', '/terms', '/privacy']));
});
