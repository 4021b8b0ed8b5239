import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls about works: texts and interviews that are graded. */
export const WORK_ENDPOINTS = {
  listWorks: { method: 'get', path: '/api/works' },
  listWorksOfAttempt: { method: 'get', path: '/api/attempts/:attemptId/works' },
  startWork: { method: 'post', path: '/api/works' },
  getWork: { method: 'get', path: '/api/works/:workId' },
  getWorkState: { method: 'get', path: '/api/works/:workId/state' },
  saveWork: { method: 'put', path: '/api/works/:workId/text' },
  submitWork: { method: 'post', path: '/api/works/:workId/submit' },
  redraftWork: { method: 'post', path: '/api/works/:workId/redrafts' },
  gradeWork: { method: 'post', path: '/api/works/:workId/grade' },
  getWorkHistory: { method: 'get', path: '/api/works/:workId/history' },
  deleteWork: { method: 'delete', path: '/api/works/:workId' },
  listWritingPrompts: { method: 'get', path: '/api/writing-prompts' },
  getGraderChoice: { method: 'get', path: '/api/grader-choice' },
  saveGraderChoice: { method: 'put', path: '/api/grader-choice' },
} as const satisfies EndpointLines;
