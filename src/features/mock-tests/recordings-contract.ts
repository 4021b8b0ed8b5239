import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { RECORDING_ENDPOINTS } from './recordings-endpoints.ts';

/** The call for the recordings to load before a Listening section starts. */

const recordingSchema = z.object({ src: z.string(), durationMs: z.int(), synthetic: z.boolean() });

export const getRecordings = endpoint({
  ...RECORDING_ENDPOINTS.getRecordings,
  access: 'anyone',
  summary: 'The recordings of the Listening section, in their order, to be loaded before the clock runs.',
  query: z.strictObject({ mock_test: z.string().max(80) }),
  reply: z.object({
    recordings: z.array(recordingSchema),
    /** A few words for setting the volume. */
    sound_check: recordingSchema,
    check_minutes: z.int(),
  }),
  refusals: ['section-unknown', 'audio-missing'],
});
