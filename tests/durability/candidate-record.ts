import type {
  AnswerSequence,
  SavedAnswer,
  SaveReport,
} from '../../src/features/mock-tests/domain/attempts/saved-answer.ts';

/**
 * A text of Writing that the server called saved, and between which instants (ms) it saved it. A text that
 * was sent again after a lost answer may have been saved the first time.
 */
type SavedText = SavedAnswer & { readonly firstSentAt: number; readonly answeredAt: number };
type Sent = { readonly value: string; readonly firstSentAt: number };

export type SubmissionSeen = {
  readonly submittedAt: string | null;
  readonly rawScore: number | null;
  readonly band: number | null;
};

export type RecordingRecord = {
  /** By number; recorded pieces, acknowledged or not. */
  readonly chunks: Uint8Array[];
  readonly acknowledged: Set<number>;
  /** The server has acknowledged the whole recording, with this number of bytes. */
  finishedBytes?: number;
};

/**
 * One attempt from its candidate's side: everything that was sent, and everything that the server
 * acknowledged. Written next to the player's own journal, and never read by the player.
 */
export type AttemptRecord = {
  readonly attemptId: string;
  readonly skill: 'reading' | 'writing' | 'speaking';
  /** By question, and within it by sequence: one text each. */
  readonly sent: Map<number, Map<number, Sent>>;
  /** The newest answer of each question that the server called saved. */
  readonly saved: Map<number, SavedAnswer>;
  /** The same for everything that it called late. */
  readonly late: Map<number, SavedAnswer>;
  readonly savedTexts: SavedText[];
  /** The candidate's screen after the attempt. */
  readonly shown: Map<number, SavedAnswer>;
  readonly recordings: Map<string, RecordingRecord>;
  /** The answers to all submissions; they have to be equal. */
  readonly submissions: SubmissionSeen[];
  /** Replies that cannot be true, whatever the database holds. */
  readonly contradictions: string[];
};

export function aRecord({ attemptId, skill }: Pick<AttemptRecord, 'attemptId' | 'skill'>): AttemptRecord {
  return {
    attemptId,
    skill,
    sent: new Map(),
    saved: new Map(),
    late: new Map(),
    savedTexts: [],
    shown: new Map(),
    recordings: new Map(),
    submissions: [],
    contradictions: [],
  };
}

/** Notes a batch before it leaves, at an instant in ms. */
export function noteSent(record: AttemptRecord, batch: readonly SavedAnswer[], now: number): void {
  for (const { number, sequence, value } of batch) {
    const texts = record.sent.get(number) ?? new Map<number, Sent>();
    record.sent.set(number, texts);
    const before = texts.get(sequence);
    if (before && before.value !== value)
      record.contradictions.push(`question ${number} was sent twice as change ${sequence}, with two texts`);
    texts.set(sequence, { value, firstSentAt: before?.firstSentAt ?? now });
  }
}

/** Notes the server's answer to a batch. It must name each answer once, with the value that was sent. */
export function noteReply(
  record: AttemptRecord,
  batch: readonly SavedAnswer[],
  reply: SaveReport,
  answeredAt: number,
): void {
  const named = [...reply.saved, ...reply.late, ...reply.stale].map(({ number }) => number);
  if (named.length !== batch.length || new Set(named).size !== named.length)
    record.contradictions.push(`a batch of ${batch.length} was answered with ${named.length} answers`);
  const keep = (kept: Map<number, SavedAnswer>, { number, sequence }: AnswerSequence) => {
    const answer = batch.find((each) => each.number === number && each.sequence === sequence);
    if (!answer) record.contradictions.push(`question ${number}, change ${sequence}, was never sent`);
    else if ((kept.get(number)?.sequence ?? 0) <= sequence) kept.set(number, answer);
    return answer;
  };
  for (const each of reply.saved) {
    const answer = keep(record.saved, each);
    const firstSentAt = record.sent.get(each.number)?.get(each.sequence)?.firstSentAt;
    if (answer && firstSentAt !== undefined && record.skill === 'writing')
      record.savedTexts.push({ ...answer, firstSentAt, answeredAt });
  }
  for (const each of reply.late) keep(record.late, each);
  for (const { number, sequence, value } of reply.stale) {
    // One tab writes here, so a different value on the server must be one that was sent.
    if (record.sent.get(number)?.get(sequence)?.value !== value)
      record.contradictions.push(`question ${number} is said to hold a text that was never sent`);
  }
}

/**
 * Checks the state that a tab gets when it is opened. It must include everything that was called saved
 * before.
 */
export function noteFound(
  record: AttemptRecord,
  savedBefore: readonly SavedAnswer[],
  found: readonly SavedAnswer[],
): void {
  const newest = new Map(found.map((answer) => [answer.number, answer.sequence]));
  for (const { number, sequence } of savedBefore) {
    if ((newest.get(number) ?? 0) < sequence)
      record.contradictions.push(
        `question ${number}, change ${sequence}, was saved, and a new tab did not find it`,
      );
  }
}
