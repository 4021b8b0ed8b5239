import { findMailedLearner } from '#features/accounts/server/index.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import { countingGrade } from '../../domain/works/counting-grade.ts';
import { bandOfRow } from './band-of-row.ts';
import { composeGradedMail, type GradingSchool } from './graded-mail.ts';
import { listGrades } from './grade-store.ts';
import { MAIL_GRADED_WORK } from './job-kinds.ts';
import { findWorkByKey } from './work-store.ts';

type Dependencies = {
  readonly database: Database;
  readonly outbox: MailOutbox;
  readonly school: GradingSchool;
  readonly config: { readonly publicUrl: string };
};

/** Sends the email about a grade. Not sent: the learner has seen it, or is a visitor. */
export function mailGradedWorkJob({ database, outbox, school, config }: Dependencies) {
  return defineJob({
    ...MAIL_GRADED_WORK,
    retryLimit: 3,
    backoff: { firstSeconds: 30, maxSeconds: 600 },
    pollSeconds: 10,
    async handle({ candidate_id: candidateId, work_id: id }) {
      await database.transaction(async (transaction) => {
        const work = await findWorkByKey(transaction, { candidateId, id });
        if (!work || work.state !== 'graded' || work.seenAt) return;
        const learner = await findMailedLearner(transaction, candidateId);
        if (!learner) return;
        const { counts } = countingGrade(await listGrades(transaction, work));
        if (!counts) return;
        const mail = composeGradedMail({
          work,
          band: bandOfRow(counts),
          learner,
          school,
          publicUrl: config.publicUrl,
        });
        await outbox.enqueueMail(transaction, mail);
      });
    },
  });
}
