import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls for scored tasks. */
export const TASK_ENDPOINTS = {
  saveTaskDraft: { method: 'put', path: '/api/courses/:course/lessons/:lesson/task' },
  submitTask: { method: 'post', path: '/api/courses/:course/lessons/:lesson/submission' },
} as const satisfies EndpointLines;
