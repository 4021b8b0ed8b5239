import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { WORD_ENDPOINTS } from '../../endpoints.ts';

export type Words = ReplyTo<(typeof WORD_ENDPOINTS)['listWordCards']>;
export type Card = Words['cards'][number];
