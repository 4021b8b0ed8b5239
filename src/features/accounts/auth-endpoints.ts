import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls for signing up, in and out. */
export const AUTH_ENDPOINTS = {
  signUp: { method: 'post', path: '/api/users/signup' },
  signIn: { method: 'post', path: '/api/users/signin' },
  enterCode: { method: 'post', path: '/api/users/code' },
  verifyEmail: { method: 'post', path: '/api/users/email/verify' },
  resendVerification: { method: 'post', path: '/api/users/email/resend' },
  forgetPassword: { method: 'post', path: '/api/users/password/forgot' },
  resetPassword: { method: 'post', path: '/api/users/password/reset' },
  viewInvitation: { method: 'post', path: '/api/users/invitation' },
  acceptInvitation: { method: 'post', path: '/api/users/invitation/password' },
  refreshToken: { method: 'post', path: '/api/users/token/refresh' },
  tokenVerify: { method: 'get', path: '/api/users/token/verify' },
  logout: { method: 'post', path: '/api/users/logout' },
  getChallenge: { method: 'get', path: '/api/users/challenge' },
} as const satisfies EndpointLines;
