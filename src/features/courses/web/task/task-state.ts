import type { CallOf } from '#platform/http/endpoint.ts';
import type { getLesson } from '../../contract.ts';

/** The work at a scored task as the server has it. */
export type TaskState = NonNullable<CallOf<typeof getLesson>['reply']['task']>;

/** A recording of an answer as the server has it. */
export type StoredTake = TaskState['takes'][number];
