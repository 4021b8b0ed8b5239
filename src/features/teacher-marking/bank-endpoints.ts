import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls about the comment bank. */
export const BANK_ENDPOINTS = {
  getCommentBank: { method: 'get', path: '/api/teach/bank' },
  saveBankEntry: { method: 'put', path: '/api/teach/bank/:entryId' },
  deleteBankEntry: { method: 'delete', path: '/api/teach/bank/:entryId' },
  countBankUse: { method: 'post', path: '/api/teach/bank/:entryId/uses' },
  getSchoolBank: { method: 'get', path: '/api/admin/marking-bank' },
  saveSchoolBankEntry: { method: 'put', path: '/api/admin/marking-bank/:entryId' },
  deleteSchoolBankEntry: { method: 'delete', path: '/api/admin/marking-bank/:entryId' },
} as const satisfies EndpointLines;
