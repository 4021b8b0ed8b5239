import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { nextStep, releasesMarks } from '../../domain/sittings/sitting.ts';
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
 * Finds which attempts may show their marks: practice always, a section of a sitting when `releasesMarks` says so. It
 * reads the sittings once for all attempts, and not at all for practice alone.
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

/** Whether one attempt may show its marks. */
export async function areMarksReleased(dependencies: Dependencies, attempt: StoredAttempt): Promise<boolean> {
  return (await findReleasedMarks(dependencies, [attempt]))(attempt);
}
