import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls of somebody who is signed in. */
export const ACCOUNT_ENDPOINTS = {
  me: { method: 'get', path: '/api/users/me' },
  updateProfile: { method: 'patch', path: '/api/users/profile' },
  updateAvatar: { method: 'post', path: '/api/users/avatar' },
  deleteAvatar: { method: 'delete', path: '/api/users/avatar' },
  updatePassword: { method: 'patch', path: '/api/users/password' },
  changeEmail: { method: 'post', path: '/api/users/email/change' },
  setupTwoFactor: { method: 'post', path: '/api/users/2fa/setup' },
  updateTwoFactorStatus: { method: 'patch', path: '/api/users/2fa/status' },
  renewRecoveryCodes: { method: 'post', path: '/api/users/2fa/recovery-codes' },
  listSessions: { method: 'get', path: '/api/users/sessions' },
  endSession: { method: 'delete', path: '/api/users/sessions/:sessionId' },
  endOtherSessions: { method: 'delete', path: '/api/users/sessions' },
  listSecurityEvents: { method: 'get', path: '/api/users/security-events' },
  exportData: { method: 'get', path: '/api/users/export', download: 'application/zip' },
  deleteAccount: { method: 'delete', path: '/api/users/me' },
  keepAccount: { method: 'post', path: '/api/users/me/restoration' },
} as const satisfies EndpointLines;
