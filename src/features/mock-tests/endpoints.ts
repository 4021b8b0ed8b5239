import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls of the mock tests. */
export const MOCK_TEST_ENDPOINTS = {
  createAttempt: { method: 'post', path: '/api/attempts' },
  listAttempts: { method: 'get', path: '/api/attempts' },
  getAttempt: { method: 'get', path: '/api/attempts/:attemptId' },
  saveAnswers: { method: 'put', path: '/api/attempts/:attemptId/answers' },
  submitAttempt: { method: 'post', path: '/api/attempts/:attemptId/submission' },
  holdAttempt: { method: 'post', path: '/api/attempts/:attemptId/writer' },
  leaveAttempt: { method: 'delete', path: '/api/attempts/:attemptId/writer/:writer' },
  pauseAttempt: { method: 'post', path: '/api/attempts/:attemptId/pause' },
  checkAnswer: { method: 'post', path: '/api/attempts/:attemptId/checks' },
  listSnapshots: { method: 'get', path: '/api/attempts/:attemptId/history' },
  listFullTests: { method: 'get', path: '/api/mock-tests' },
  getResult: { method: 'get', path: '/api/attempts/:attemptId/result' },
} as const satisfies EndpointLines;
