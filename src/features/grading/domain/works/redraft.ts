import type { WorkKind } from '#ielts/criteria/criteria.ts';
import type { WorkState } from './work.ts';

type Draft = {
  readonly id: string;
  readonly draft: number;
  readonly state: WorkState;
  readonly kind: WorkKind;
};

/**
 * Whether a text may be written again: it is graded, it is the newest of its drafts, and it was written. `drafts`: all
 * drafts of the text.
 */
export function mayRedraft(work: Draft, drafts: readonly Draft[]): boolean {
  return (
    work.kind !== 'speaking' &&
    work.state === 'graded' &&
    drafts.every((each) => each.draft <= work.draft || each.state === 'draft')
  );
}
