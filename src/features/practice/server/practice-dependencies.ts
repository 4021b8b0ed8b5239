import type { CandidateIdentity } from '#features/accounts/server/index.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import type { OpenBanks } from '../domain/open-banks.ts';
import type { LessonLink } from '../domain/practice-session.ts';
import type { WordTopics } from './content/load-word-topics.ts';
import type { PracticeCatalogue } from './content/practice-catalogue.ts';

/** Lessons as practice links to them, and their questions, for the list of mistakes. */
export type FindLessons = {
  /** By the number in the syllabus, such as `2.4`. */
  byNumber(course: string, number: string): LessonLink | undefined;
  bySlug(course: string, lesson: string): LessonLink | undefined;
  /** The title of the course that a lesson needs. `bought`: keys. Undefined: they open the lesson, or it is free. */
  courseNeeded(link: LessonLink, bought: ReadonlySet<string>): Localised | undefined;
  /** The group of a question of a lesson, by the question’s number. */
  findGroup(course: string, lesson: string, number: number): ShownGroup | undefined;
};

export type PracticeDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly outbox: MailOutbox;
  readonly candidateIdentity: Pick<CandidateIdentity, 'findOrAdd'>;
  readonly catalogue: PracticeCatalogue;
  readonly wordTopics: WordTopics;
  readonly lessons: FindLessons;
  /** Signs the addresses of sounds that belong to a plan. */
  readonly mediaKey: Buffer;
  /** What an account has bought and may use now: its keys, a plan, and the banks that a plan or courses open. */
  readonly findAccess: (accountId: string) => Promise<{
    readonly hasPlan: boolean;
    readonly banks: OpenBanks;
    readonly bought: ReadonlySet<string>;
  }>;
  readonly school: { readonly name: string };
  readonly publicUrl: string;
};
