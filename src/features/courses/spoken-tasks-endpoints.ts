import type { EndpointLines } from '#platform/http/endpoint.ts';

const TAKE = '/api/courses/:course/lessons/:lesson/task/questions/:question/takes/:take';

/** Method and path of the calls for spoken tasks. */
export const SPOKEN_TASK_ENDPOINTS = {
  saveTakeChunk: { method: 'put', path: `${TAKE}/chunks/:chunk` },
  finishTake: { method: 'post', path: `${TAKE}/recording` },
  getTake: { method: 'get', path: `${TAKE}/recording`, download: 'audio/*' },
  submitSpokenTask: { method: 'post', path: '/api/courses/:course/lessons/:lesson/spoken-submission' },
} as const satisfies EndpointLines;
