import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { PRACTICE_ENDPOINTS } from '../../endpoints.ts';

export type Today = ReplyTo<(typeof PRACTICE_ENDPOINTS)['getPracticeToday']>;
