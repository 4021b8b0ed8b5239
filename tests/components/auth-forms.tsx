import type { ComponentType } from 'react';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { paths } from '#paths';
import CodePage from '#features/accounts/web/sign-in/code-page.tsx';
import EmailVerifyPage from '#features/accounts/web/sign-in/email-verify-page.tsx';
import ForgetPasswordPage from '#features/accounts/web/sign-in/forget-password-page.tsx';
import { forgetInTab, keepInTab } from '#features/accounts/web/sign-in/kept-in-tab.ts';
import ResetPasswordPage from '#features/accounts/web/sign-in/reset-password-page.tsx';
import SigninPage from '#features/accounts/web/sign-in/signin-page.tsx';
import SignupPage from '#features/accounts/web/sign-in/signup-page.tsx';
import SetupTwoFactorPage from '#features/accounts/web/two-factor/setup-two-factor-page.tsx';
import { clearStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import type { Language } from '#platform/i18n/language.ts';
import { easyChallenge, answerApi, reply } from './answer-api.ts';
import { renderPage } from './render-page.tsx';

const PAGES = {
  [paths.signin()]: SigninPage,
  [paths.signup()]: SignupPage,
  [paths.code()]: CodePage,
  [paths.emailVerify()]: EmailVerifyPage,
  [paths.forgetPassword()]: ForgetPasswordPage,
  [paths.resetPassword()]: ResetPasswordPage,
  [paths.setupTwoFactor()]: SetupTwoFactorPage,
} as const satisfies Record<string, ComponentType>;

export type Values = Readonly<Record<string, string>>;

/** The data that an auth page's loader sends besides its texts. */
const loaderData = { aside: { part: 'aside', html: '' } };

/** The source of a form's authority: a ticket, a link's token, a session. */
function prepare(path: string): void {
  onTestFinished(() => {
    forgetInTab('two-factor');
    forgetInTab('link-token');
    forgetInTab('mail-sent');
    clearStoredSession();
  });
  if (path === paths.code()) keepInTab('two-factor', { ticket: 'a-ticket', issuedAt: Date.now() });
  if (path === paths.setupTwoFactor()) {
    saveStoredSession({
      user: { id: 'mei', email: 'mei@example.org', two_factor: false },
      role: 'learner',
      token: 'a-token',
    });
  }
}

const ALWAYS = {
  '/api/users/challenge': easyChallenge,
  '/api/users/2fa/setup': () =>
    reply({ secret: 'ABCD EFGH', uri: 'otpauth://totp/x', qr: 'data:image/png;base64,AA==' }),
};

/** One of the forms by which an account is made and entered, ready to be filled in. */
export async function renderForm(
  path: string,
  language: Language = 'en',
  answers: Parameters<typeof answerApi>[0] = {},
) {
  const page = PAGES[path];
  if (!page) throw new Error(`${path} has no form.`);
  prepare(path);
  const sent = answerApi({ ...ALWAYS, ...answers });
  const search = path === paths.resetPassword() ? '?token=a-token' : '';
  const { container, user, ...view } = renderPage({ page, path, search, language, loaderData });

  function field(name: string): HTMLInputElement {
    const control = container.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    if (!control) throw new Error(`${path} has no field ${name}.`);
    return control;
  }
  function button(): HTMLButtonElement {
    const found = container.querySelector<HTMLButtonElement>(
      'div:not([hidden]) > form button[type="submit"], li > form button[type="submit"]',
    );
    if (!found) throw new Error(`${path} has no button.`);
    return found;
  }
  async function submit(given: Values = {}): Promise<void> {
    for (const [name, value] of Object.entries(given)) {
      await user.clear(field(name));
      await user.type(field(name), value);
    }
    await user.click(button());
  }

  if (path === paths.setupTwoFactor()) {
    await submit({ password: 'river-7-lamp' });
    await waitFor(() => expect(field('code')).toBeTruthy());
  }
  return {
    ...view,
    container,
    user,
    field,
    button,
    submit,
    /** The calls so far. */
    sent,
    wrong: () => [...container.querySelectorAll<HTMLInputElement>('form [aria-invalid="true"]')],
    /** The page's message about a refused form. */
    alert: () => container.querySelector('[role="alert"]')?.textContent ?? '',
  };
}
