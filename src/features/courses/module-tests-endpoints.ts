import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls for module tests. */
export const MODULE_TEST_ENDPOINTS = {
  startModuleTest: { method: 'post', path: '/api/courses/:course/modules/:module/tests' },
  getModuleTest: { method: 'get', path: '/api/courses/:course/tests/:testId' },
  saveTestAnswers: { method: 'put', path: '/api/courses/:course/tests/:testId/answers' },
  submitModuleTest: { method: 'post', path: '/api/courses/:course/tests/:testId/submission' },
} as const satisfies EndpointLines;
