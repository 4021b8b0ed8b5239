import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of an admin's calls. */
export const MARKING_ADMIN_ENDPOINTS = {
  listMarkingOrders: { method: 'get', path: '/api/admin/marking' },
  reassignMarking: { method: 'post', path: '/api/admin/marking/:markingOrderId/teacher' },
  cancelMarking: { method: 'post', path: '/api/admin/marking/:markingOrderId/cancellation' },
  grantMarkingCredits: { method: 'post', path: '/api/admin/marking-credits' },
  listMarkingTeachers: { method: 'get', path: '/api/admin/marking-teachers' },
  addMarkingTeacher: { method: 'post', path: '/api/admin/marking-teachers' },
  saveMarkingTeacher: { method: 'put', path: '/api/admin/marking-teachers/:accountId' },
  suspendMarkingTeacher: { method: 'post', path: '/api/admin/marking-teachers/:accountId/suspension' },
  restoreMarkingTeacher: { method: 'delete', path: '/api/admin/marking-teachers/:accountId/suspension' },
  inviteMarkingTeacher: { method: 'post', path: '/api/admin/marking-invitations' },
  resendMarkingInvitation: { method: 'post', path: '/api/admin/marking-invitations/:accountId/email' },
  withdrawMarkingInvitation: { method: 'delete', path: '/api/admin/marking-invitations/:accountId' },
  getMarkingAgreement: { method: 'get', path: '/api/admin/marking-agreement' },
  getStandardWorkProposal: { method: 'get', path: '/api/admin/marking/:markingOrderId/standard-work' },
  makeStandardWork: { method: 'post', path: '/api/admin/marking/:markingOrderId/standard-work' },
  listStandardWorks: { method: 'get', path: '/api/admin/standard-works' },
  retireStandardWork: { method: 'post', path: '/api/admin/standard-works/:standardWorkId/retirement' },
  useStandardWorkAgain: { method: 'delete', path: '/api/admin/standard-works/:standardWorkId/retirement' },
  getMarkingSeeds: { method: 'get', path: '/api/admin/marking-seeds' },
  allowMarkingClaims: { method: 'post', path: '/api/admin/marking-teachers/:accountId/claims' },
  exportMarkingPay: { method: 'get', path: '/api/admin/marking-pay', download: 'text/csv' },
} as const satisfies EndpointLines;
