import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the school's calls about practice questions. */
export const PRACTICE_ADMIN_ENDPOINTS = {
  listPracticeQuestionStats: { method: 'get', path: '/api/admin/practice/questions' },
  inspectPracticeQuestion: { method: 'get', path: '/api/admin/practice/question' },
  withdrawPracticeQuestion: { method: 'post', path: '/api/admin/practice/withdrawals' },
  restorePracticeQuestion: { method: 'post', path: '/api/admin/practice/restorations' },
  listPracticeReports: { method: 'get', path: '/api/admin/practice/reports' },
  answerPracticeReport: { method: 'put', path: '/api/admin/practice/reports/:report/reply' },
} as const satisfies EndpointLines;
