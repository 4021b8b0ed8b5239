import { createCalls } from '#platform/api-client/api-client.ts';
import type { ResponseContract } from '../../responses-contract.ts';

/** The calls for the answers of Speaking, by name. */
export const callResponses = createCalls<ResponseContract>({
  saveChunk: { method: 'put', path: '/api/attempts/:attemptId/responses/:question/chunks/:chunk' },
  finishRecording: { method: 'post', path: '/api/attempts/:attemptId/responses/:question/recording' },
  listResponses: { method: 'get', path: '/api/attempts/:attemptId/responses' },
  getRecording: {
    method: 'get',
    path: '/api/attempts/:attemptId/responses/:question/recording',
    download: 'audio/*',
  },
});
