import { createCalls } from '#platform/api-client/api-client.ts';
import type { AuthContract } from '../../auth-contract.ts';

/** The calls of visitors, and those that sign in and out, by name. */
export const callAuth = createCalls<AuthContract>({
  signUp: { method: 'post', path: '/api/users/signup' },
  signIn: { method: 'post', path: '/api/users/signin' },
  enterCode: { method: 'post', path: '/api/users/code' },
  verifyEmail: { method: 'post', path: '/api/users/email/verify' },
  resendVerification: { method: 'post', path: '/api/users/email/resend' },
  forgetPassword: { method: 'post', path: '/api/users/password/forgot' },
  resetPassword: { method: 'post', path: '/api/users/password/reset' },
  refreshToken: { method: 'post', path: '/api/users/token/refresh' },
  tokenVerify: { method: 'get', path: '/api/users/token/verify' },
  logout: { method: 'post', path: '/api/users/logout' },
  getChallenge: { method: 'get', path: '/api/users/challenge' },
});
