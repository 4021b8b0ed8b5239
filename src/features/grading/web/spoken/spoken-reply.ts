import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { WORK_ENDPOINTS } from '../../works-endpoints.ts';

/** An interview with its grade, as the API returns it. */
export type SpokenReply = ReplyTo<(typeof WORK_ENDPOINTS)['getWork']>;
export type SpokenGrade = NonNullable<SpokenReply['grade']>;
export type Speaking = NonNullable<SpokenReply['speaking']>;
export type SpokenAnswer = Speaking['responses'][number];
export type SpokenMark = SpokenAnswer['marks'][number];
