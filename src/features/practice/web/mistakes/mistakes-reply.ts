import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { PRACTICE_ENDPOINTS } from '../../endpoints.ts';

export type Mistakes = ReplyTo<(typeof PRACTICE_ENDPOINTS)['listPracticeMistakes']>;
export type Mistake = Mistakes['mistakes'][number];
