import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { Localised } from '#platform/i18n/language.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import type { SchoolRules } from '../domain/school-rules.ts';

/** A teacher of the content. */
export type ContentTeacher = {
  /** `teacher_01`: credits and bookings name it. */
  readonly key: string;
  readonly slug: string;
  readonly name: Localised;
  /** IANA. A new teacher's hours are in it. */
  readonly timeZone: string;
};

/** The school as its emails name it, from content/site.json. */
export type BookingSchool = { readonly name: string; readonly email: string; readonly hours: Localised };

export type BookingDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: MailOutbox;
  readonly rules: SchoolRules;
  readonly school: BookingSchool;
  readonly config: { readonly publicUrl: string };
  readonly teachers: readonly ContentTeacher[];
};
