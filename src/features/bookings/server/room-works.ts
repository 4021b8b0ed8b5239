/** A text of a learner with its grade, as the room shows it. */
export type RoomWork = {
  readonly workId: string;
  readonly kind: 'writing-task-1' | 'writing-task-2';
  readonly prompt: string;
  readonly text: string;
  readonly words: number;
  readonly band: { readonly low: number; readonly high: number; readonly by: 'machine' | 'teacher' } | null;
  readonly submittedAt: Date | null;
};

/** The texts of a learner. The site passes them from grading, which this feature does not know. */
export type RoomWorks = {
  /** The submitted texts of an account, the latest first; 50 at most. */
  readonly list: (accountId: string) => Promise<readonly RoomWork[]>;
  /** A submitted text of an account. */
  readonly find: (accountId: string, workId: string) => Promise<RoomWork | undefined>;
};

/** A text as the contract has it. */
export const viewWork = ({ workId, kind, prompt, text, words, band, submittedAt }: RoomWork) => ({
  work_id: workId,
  kind,
  prompt,
  text,
  words,
  band,
  submitted_at: submittedAt?.toISOString() ?? null,
});
