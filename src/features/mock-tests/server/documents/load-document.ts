import { type AccountPerson, findPerson } from '#features/accounts/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Localised } from '#platform/i18n/language.ts';
import { parseNotePlace } from '#ielts/paper/note-place.ts';
import type { BlockRange } from '#ielts/paper/text-ranges.ts';
import { listAnnotations } from '../annotations/annotation-store.ts';
import { keyOf, listAttempts, type AttemptQuery, type StoredAttempt } from '../attempts/attempt-store.ts';
import { viewAttempt, type AttemptSummary } from '../attempts/attempt-view.ts';
import { titleOf } from '../attempts/title-of.ts';
import { listAppeals, type StoredAppeal } from '../marks/appeal-store.ts';
import { findReleasedMarks } from '../marks/released-marks.ts';
import type { ResultReply } from '../marks/open-result.ts';
import type { Papers } from '#features/library/server/index.ts';
import { listStoredResponses } from '../recordings/response-store.ts';

/** A result with everything else that its page shows. */
export type DocumentInput = {
  readonly result: ResultReply;
  /** The mock test's name in both languages; its slug where the content is gone. */
  readonly title: Localised;
  /** Milliseconds at each question. */
  readonly times: ReadonlyMap<number, number>;
  readonly flagged: ReadonlySet<number>;
  readonly notes: readonly { readonly at: BlockRange; readonly text: string }[];
  readonly appeals: readonly StoredAppeal[];
  /** The other attempts at the same section that are over and show their marks, the oldest first. */
  readonly sittings: readonly AttemptSummary[];
  /** The bytes of each finished recording, by question of Speaking. */
  readonly recorded: ReadonlyMap<string, number>;
};

type Dependencies = { readonly database: Database; readonly clock: Clock; readonly papers: Papers };

/** Loads everything that a result's document needs. The caller has checked that the result may be seen. */
export async function loadDocument(
  dependencies: Dependencies,
  { candidates }: Pick<AttemptQuery, 'candidates'>,
  attempt: StoredAttempt,
  result: ResultReply,
): Promise<DocumentInput> {
  const { database, clock, papers } = dependencies;
  const key = keyOf(attempt);
  const left = (await listAnnotations(database, key)).filter(({ text }) => text !== '');
  const ofKind = (wanted: string) => left.filter(({ kind }) => kind === wanted);
  const responses = await listStoredResponses(database, key);
  const attempts = (await listAttempts(database, candidates, attempt.mockTest)).filter(
    ({ skill, submittedAt }) => skill === attempt.skill && submittedAt !== undefined,
  );
  const isReleased = await findReleasedMarks(dependencies, attempts);
  const now = clock.now().getTime();
  const title = titleOf(papers.findMockTest(attempt.mockTest), attempt.mockTest);
  return {
    result,
    title,
    times: new Map(ofKind('time').map(({ place, text }) => [Number(place), Number(text)])),
    flagged: new Set(ofKind('flag').map(({ place }) => Number(place))),
    notes: ofKind('note').flatMap(({ place, text }) => {
      const at = parseNotePlace(place);
      return at ? [{ at, text }] : [];
    }),
    appeals: await listAppeals(database, key),
    sittings: attempts
      .filter(isReleased)
      .map((each) => viewAttempt(each, { title, answered: each.answeredCount, now, marksReleased: true }))
      .sort((one, other) => one.started_at.localeCompare(other.started_at)),
    recorded: new Map(
      responses.flatMap(({ question, finishedAt, bytes }) =>
        finishedAt && bytes !== null ? [[question, bytes] as const] : [],
      ),
    ),
  };
}

/** The account of the candidate; a visitor has none. */
export async function findCandidate(
  database: Database,
  actor: Actor | undefined,
): Promise<AccountPerson | undefined> {
  return actor && (await findPerson(database, actor.accountId));
}
