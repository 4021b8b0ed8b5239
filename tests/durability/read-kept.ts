import { askDatabase } from '#tests/browser/site-database.ts';
import type { SavedAnswer } from '../../src/features/mock-tests/domain/attempts/saved-answer.ts';

type KeptText = SavedAnswer & { readonly savedAt: number };

/** One attempt as the database and the site have it when everything is over. */
export type KeptAttempt = {
  readonly attemptId: string;
  readonly skill: string;
  readonly submittedAt: string | null;
  readonly rawScore: number | null;
  readonly band: number | null;
  readonly answers: readonly SavedAnswer[];
  readonly late: readonly SavedAnswer[];
  readonly snapshots: readonly KeptText[];
  /** Complete recordings as they are played, by question; undefined where there is none. */
  readonly recordings: ReadonlyMap<string, Uint8Array | undefined>;
};

type AttemptRow = {
  id: string;
  skill: string;
  submitted_at: Date | null;
  raw_score: number | null;
  band_times_two: number | null;
};
type AnswerRow = { attempt_id: string; number: number; value: string; sequence: string; saved_at: Date };

const byAttempt = (rows: readonly AnswerRow[]) => {
  const grouped = new Map<string, KeptText[]>();
  for (const { attempt_id: id, number, value, sequence, saved_at: savedAt } of rows) {
    const list = grouped.get(id) ?? [];
    grouped.set(id, list);
    list.push({ number, value, sequence: Number(sequence), savedAt: savedAt.getTime() });
  }
  return (id: string) => grouped.get(id) ?? [];
};

/** All data of mock tests, of every owner; `download` plays a recording through the site. */
export async function readKept(
  dataDir: string,
  download: (attemptId: string, question: string) => Promise<Uint8Array | undefined>,
): Promise<KeptAttempt[]> {
  const ask = <Row extends object>(text: string) => askDatabase<Row>(dataDir, text);
  const attempts = await ask<AttemptRow>(
    'select id, skill, submitted_at, raw_score, band_times_two from attempts',
  );
  const answersOf = byAttempt(await ask('select * from answers'));
  const lateOf = byAttempt(await ask('select *, received_at as saved_at from late_answers'));
  const snapshotsOf = byAttempt(await ask('select * from answer_snapshots'));
  const responses = await ask<{ attempt_id: string; question: string }>(
    'select attempt_id, question from responses',
  );
  const stored: KeptAttempt[] = [];
  for (const { id, skill, submitted_at, raw_score, band_times_two } of attempts) {
    const recordings = new Map<string, Uint8Array | undefined>();
    for (const { question } of responses.filter((each) => each.attempt_id === id))
      recordings.set(question, await download(id, question));
    stored.push({
      attemptId: id,
      skill,
      submittedAt: submitted_at?.toISOString() ?? null,
      rawScore: raw_score,
      band: band_times_two === null ? null : band_times_two / 2,
      answers: answersOf(id),
      late: lateOf(id),
      snapshots: snapshotsOf(id),
      recordings,
    });
  }
  return stored;
}
