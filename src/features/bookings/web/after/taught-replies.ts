import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { AFTER_ENDPOINTS } from '../../endpoints.ts';

export type TaughtReply = ReplyTo<(typeof AFTER_ENDPOINTS)['getTaughtLesson']>;
export type AfterTextView = TaughtReply['text'];
export type HomeworkDraft = AfterTextView['homework'][number];
export type SentHomework = NonNullable<TaughtReply['sent']>['homework'][number];
export type Brief = ReplyTo<(typeof AFTER_ENDPOINTS)['getBrief']>;
export type HomeworkTargets = ReplyTo<(typeof AFTER_ENDPOINTS)['listHomeworkTargets']>['targets'];
