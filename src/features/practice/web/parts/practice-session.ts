import type { CallOf } from '#platform/http/endpoint.ts';
import type { finishPracticeSession, startPracticeSession } from '../../contract.ts';

export type SessionReply = CallOf<typeof startPracticeSession>['reply'];
export type SessionSummary = CallOf<typeof finishPracticeSession>['reply']['summary'];
export type Choice = SessionReply['choice'];
export type Minutes = CallOf<typeof startPracticeSession>['body']['minutes'];
export type WordCard = SessionReply['words'][number];
export type Unit = SessionReply['units'][number];
