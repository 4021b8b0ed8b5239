import { createCalls } from '#platform/api-client/api-client.ts';
import type { RecordingsContract } from '../../recordings-contract.ts';

/** The call for recordings, by name. */
export const callRecordings = createCalls<RecordingsContract>({
  getRecordings: { method: 'get', path: '/api/recordings' },
});
