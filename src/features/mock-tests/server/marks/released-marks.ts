import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { nextStep, releasesMarks } from '../../domain/sitting.ts';
import { listAttemptsOfSittings, type StoredAttempt } from '../attempts/attempt-store.ts';
import type { Papers } from '#features/library/server/index.ts';
import { skillsOf } from '../sittings/sit-test.ts';
import { listSittingsOf } from '../sittings/sitting-store.ts';

type Dependencies = {
  readonly database: DatabaseOrTransaction;
  readonly papers: Pick<Papers, 'findMockTest'>;
  readonly clock: Clock;
};

/**
 * Tells of attempts whether their marks may be told: practice always, a section of a whole test when its sitting tells
 * them. Asks the database once for all of them, and not at all where nothing was sat in a whole test.
 */
export async function findReleasedMarks(
  { database, papers, clock }: Dependencies,
  attempts: readonly StoredAttempt[],
): Promise<(attempt: StoredAttempt) => boolean> {
  const ids = [...new Set(attempts.flatMap(({ sittingId }) => sittingId ?? []))];
  if (ids.length === 0) return () => true;
  const candidates = [...new Set(attempts.map(({ candidateId }) => candidateId))];
  const [sittings, sat] = [
    await listSittingsOf(database, candidates, ids),
    await listAttemptsOfSittings(database, candidates, ids),
  ];
  const now = clock.now().getTime();
  const telling = new Set(
    sittings
      .filter((sitting) => {
        const own = sat.filter(({ sittingId }) => sittingId === sitting.id);
        const skills = skillsOf(papers.findMockTest(sitting.mockTest), own);
        return releasesMarks(nextStep(skills, sitting, own, now));
      })
      .map(({ id }) => id),
  );
  return ({ sittingId }) => sittingId === undefined || telling.has(sittingId);
}

/** Whether the marks of one attempt may be told. */
export async function areMarksReleased(dependencies: Dependencies, attempt: StoredAttempt): Promise<boolean> {
  return (await findReleasedMarks(dependencies, [attempt]))(attempt);
}
