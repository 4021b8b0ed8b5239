import type { EndedSessions } from '#features/accounts/server/index.ts';
import type { Courses } from '#features/courses/server/index.ts';
import type { WorkGraders, WorkSources } from '#features/grading/server/index.ts';
import type { Papers } from '#features/library/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import type { Localised } from '#platform/i18n/language.ts';
import type { Jobs } from '#platform/jobs/start-jobs.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import type { BankEntry } from '../domain/bank/bank-entry.ts';
import type { MarkingRules } from '../domain/marking-rules.ts';

/** What an account has bought and may use now. */
export type FindEntitlements = (
  accountId: string,
) => Promise<readonly { readonly key: string; readonly accessUntil: Date }[]>;

/** The school as its emails name it, from content/site.json. */
export type MarkingSchool = { readonly name: string; readonly email: string; readonly hours: Localised };

export type MarkingDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly outbox: MailOutbox;
  readonly files: FileStore;
  readonly rules: MarkingRules;
  /** The comments of the content that teachers start with. */
  readonly commentBank: readonly BankEntry[];
  readonly school: MarkingSchool;
  readonly config: { readonly publicUrl: string };
  readonly findEntitlements: FindEntitlements;
  readonly papers: Pick<Papers, 'findMockTest'>;
  readonly courses: Pick<Courses, 'findCourse' | 'findLesson'>;
  readonly sources: Pick<WorkSources, 'readAnswers'>;
  /** Checks texts that no grade was stored for. */
  readonly graders: Pick<WorkGraders, 'local'>;
  readonly endedSessions: EndedSessions;
  /** Whether the content has a public page of a teacher. */
  readonly hasTeacherPage: (slug: string) => boolean;
};
