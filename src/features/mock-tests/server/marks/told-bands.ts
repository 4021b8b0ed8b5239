import type { Database } from '#platform/database/database.ts';
import { SKILLS, type Skill } from '#ielts/paper/paper.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Papers } from '#features/library/server/index.ts';
import { listAttempts } from '../attempts/attempt-store.ts';
import { findReleasedMarks } from './released-marks.ts';

type Dependencies = {
  readonly database: Database;
  readonly papers: Pick<Papers, 'findMockTest'>;
  readonly clock: Clock;
};

/** The band of a section that is marked by its key. */
type ToldBand = { readonly skill: Skill; readonly band: number; readonly at: Date };

/** The bands of an account's latest 50 attempts that the account may see, the latest first. */
export async function listToldBands(dependencies: Dependencies, accountId: string): Promise<ToldBand[]> {
  const attempts = await listAttempts(dependencies.database, { accountId }, undefined);
  const isReleased = await findReleasedMarks(dependencies, attempts);
  return attempts.flatMap((attempt) => {
    const { band, submittedAt } = attempt;
    const skill = SKILLS.find((each) => each === attempt.skill);
    return skill === undefined || band === undefined || submittedAt === undefined || !isReleased(attempt)
      ? []
      : [{ skill, band, at: new Date(submittedAt) }];
  });
}
