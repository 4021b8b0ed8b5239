import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import type { Localised } from '#platform/i18n/language.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import type { RemoteFile } from '#platform/remote-files/read-remote-file.ts';
import type { SchoolRules } from '../domain/school-rules.ts';
import type { HomeworkTargets } from './homework-targets.ts';
import type { BriefSources } from './brief-sources.ts';
import type { RoomWorks } from './room-works.ts';

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
  /** The recordings of lessons. */
  readonly files: FileStore;
  readonly limiter: RateLimiter;
  readonly rules: SchoolRules;
  readonly school: BookingSchool;
  readonly config: Pick<Config, 'publicUrl'>;
  /** Reads the other calendars of teachers. */
  readonly readRemoteFile: (address: string) => Promise<RemoteFile>;
  /** Where lessons are held. */
  readonly room: Pick<Config, 'lessonRoom' | 'iceServers'>;
  /** The learner's texts that a room can show. */
  readonly works: RoomWorks;
  /** What can be homework. */
  readonly targets: HomeworkTargets;
  /** What bought lessons are worth. */
  readonly prices: {
    /** One answer for each, in order. Undefined: no order has the line. */
    valueLessons(
      unspent: readonly { readonly orderLineId: string; readonly left: number }[],
    ): Promise<readonly ({ readonly orderId: string; readonly worthMinor: number } | undefined)[]>;
  };
  /** What a brief says of a learner. */
  readonly brief: BriefSources;
  readonly teachers: readonly ContentTeacher[];
};
