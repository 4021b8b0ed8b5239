import type { ServerAnswer } from '../../domain/merge-answers.ts';

type Sequenced = { readonly number: number; readonly sequence: number };
/** What the server says of a batch. */
export type SaveReply = {
  readonly saved: readonly Sequenced[];
  readonly stale: readonly ServerAnswer[];
  readonly late: readonly Sequenced[];
  readonly server_now: string;
};
