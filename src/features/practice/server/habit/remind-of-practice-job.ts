import { z } from 'zod';
import {
  type AccountPerson,
  listPeopleOfCandidates,
  type MailLinks,
} from '#features/accounts/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import { isPausedOn } from '../../domain/habit.ts';
import {
  listReminded,
  listPracticeDays,
  noteReminder,
  type StoredLearner,
} from '../learners/learner-store.ts';
import { dayAt, hourAt } from '../learners/practice-time.ts';
import { composeReminder } from './reminder-mail.ts';

const AT_ONCE = 500;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: MailOutbox;
  readonly mailLinks: MailLinks;
  readonly school: { readonly name: string };
  readonly config: { readonly publicUrl: string };
};

/**
 * Reminds learners of their practice at the hour that each has chosen, once a day. Nobody is reminded in a pause, on a day
 * on which they have practised, or without having asked for it. An hour in which no worker ran is left out: a reminder in
 * the night would be worse than none.
 */
export function remindOfPracticeJob(dependencies: Dependencies) {
  const { database, clock, outbox } = dependencies;

  async function remind(learner: StoredLearner, person: AccountPerson, now: Date): Promise<boolean> {
    const { candidateId, zone } = learner;
    const today = dayAt(now, zone);
    const candidates = { accountId: person.accountId };
    return database.transaction(async (transaction) => {
      // Under the lock of the row, so two workers write one email.
      if (!(await noteReminder(transaction, candidateId, today))) return false;
      if (!person.mailReminders) return false;
      if ((await listPracticeDays(transaction, candidates)).includes(today)) return false;
      await outbox.enqueueMail(transaction, composeReminder(dependencies, person, today));
      return true;
    });
  }

  return defineJob({
    name: 'remind-of-practice',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 600 },
    pollSeconds: 60,
    schedule: '*/10 * * * *',
    async handle(_, { log, signal }) {
      const now = clock.now();
      let [sent, after] = [0, ''];
      for (;;) {
        const learners = await listReminded(database, after, AT_ONCE);
        const due = learners.filter(
          (learner) =>
            hourAt(now, learner.zone) === learner.reminderHour &&
            learner.remindedOn !== dayAt(now, learner.zone) &&
            !isPausedOn(dayAt(now, learner.zone), learner),
        );
        const people = await listPeopleOfCandidates(
          database,
          due.map(({ candidateId }) => candidateId),
        );
        for (const learner of due) {
          const person = people.get(learner.candidateId);
          if (person && (await remind(learner, person, now))) sent += 1;
        }
        after = learners[learners.length - 1]?.candidateId ?? '';
        if (learners.length < AT_ONCE || signal.aborted) break;
      }
      if (sent > 0) log.info({ sent }, 'Reminders of practice were written.');
    },
  });
}
