import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { WORK_ENDPOINTS } from '../works-endpoints.ts';

/** A work with its task, text, grade and drafts, as the API returns it. */
export type WorkReply = ReplyTo<(typeof WORK_ENDPOINTS)['getWork']>;
export type Grade = NonNullable<WorkReply['grade']>;
