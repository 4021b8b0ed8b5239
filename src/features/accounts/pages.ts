import { definePages } from '#platform/pages/define-pages.ts';

export const accountPages = definePages('accounts', {
  profile: { file: 'profile/profile', access: 'signed-in' },
  settings: { file: 'settings/settings', access: 'signed-in' },
  signin: { file: 'sign-in/signin', access: 'anyone' },
  signup: { file: 'sign-in/signup', access: 'anyone' },
  code: { file: 'sign-in/code', access: 'anyone' },
  'email-verify': { file: 'sign-in/email-verify', access: 'anyone' },
  'forget-password': { file: 'sign-in/forget-password', access: 'anyone' },
  'reset-password': { file: 'sign-in/reset-password', access: 'anyone' },
  invitation: { file: 'sign-in/invitation', access: 'anyone' },
  // The recovery codes are shown after every session has ended. The page itself decides when to leave.
  'setup-2fa': { file: 'two-factor/setup-two-factor', access: 'guards-itself' },
});
