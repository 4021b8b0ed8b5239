import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls for recorded answers in Speaking. */
export const RESPONSE_ENDPOINTS = {
  saveChunk: { method: 'put', path: '/api/attempts/:attemptId/responses/:question/chunks/:chunk' },
  finishRecording: { method: 'post', path: '/api/attempts/:attemptId/responses/:question/recording' },
  listResponses: { method: 'get', path: '/api/attempts/:attemptId/responses' },
  getRecording: {
    method: 'get',
    path: '/api/attempts/:attemptId/responses/:question/recording',
    download: 'audio/*',
  },
} as const satisfies EndpointLines;
