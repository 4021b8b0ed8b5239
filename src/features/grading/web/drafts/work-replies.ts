import type { CallOf } from '#platform/http/endpoint.ts';
import type { getWork, listWorks, listWritingPrompts } from '../../works-contract.ts';

export type WorksReply = CallOf<typeof listWorks>['reply'];
export type WorkSummary = WorksReply['works'][number];
export type WorkReply = CallOf<typeof getWork>['reply'];
export type WritingPrompt = CallOf<typeof listWritingPrompts>['reply']['prompts'][number];
