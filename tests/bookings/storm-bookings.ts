import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { BookingDependencies } from '#features/bookings/server/index.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import { openDatabase } from '#platform/database/database.ts';

/** Time in a storm runs faster, so that holds end, lessons take place and credits are used meanwhile. */
export type StormClock = { readonly startedAt: number; readonly speed: number };

/** Bookings of one teacher wait for each other, so several keep a machine busy. */
export const STORM_TEACHERS = Array.from({ length: 8 }, (_, at) => `teacher_0${at + 1}`);

/** What workers do, and how often. */
export const STORM_ACTS = {
  hold: 20,
  confirm: 10,
  book: 35,
  series: 4,
  'move by learner': 6,
  'move by teacher': 6,
  'cancel by learner': 8,
  'cancel by teacher': 4,
  report: 5,
  watch: 0.2,
} as const;
export type StormAct = keyof typeof STORM_ACTS;

const both = (en: string) => ({ en, 'zh-Hant': '中文' });

/** Lessons on a database, as two processes of a storm have them. Emails are left out. */
export const stormBookings = (pool: Pool, { startedAt, speed }: StormClock): BookingDependencies => ({
  database: openDatabase(pool),
  clock: { now: () => new Date(startedAt + (Date.now() - startedAt) * speed) },
  ids: randomIds,
  outbox: { enqueueMail: async () => undefined },
  // Nothing is recorded in a storm.
  files: createFileStore({ directory: join(tmpdir(), 'ninefold-storm') }),
  limiter: { consume: async () => ({ ok: true }), giveBack: async () => undefined },
  rules: {
    holdMinutes: 10,
    freeChangeHours: 24,
    courtesyHours: 24,
    completeMinutes: 15,
    waitMinutes: 10,
    reportHours: 24,
    creditDays: 180,
    returnedDays: 30,
    anyTeacher: false,
    roomBeforeMinutes: 10,
    roomAfterMinutes: 15,
    roomNotesHours: 24,
    recordingDays: 60,
  },
  school: { name: 'Ninefold', email: 'school@example.org', hours: both('all day') },
  config: { publicUrl: 'https://www.ninefold.example' },
  readRemoteFile: async () => ({ ok: false, problem: 'unreachable' }),
  room: { lessonRoom: 'embedded', iceServers: [] },
  works: { list: async () => [], find: async () => undefined },
  targets: { listFor: async () => [], openTo: async () => () => false, titleOf: () => null },
  prices: { valueLessons: async () => [] },
  brief: { listBands: async () => [], listErrors: async () => [] },
  teachers: STORM_TEACHERS.map((key) => ({ key, slug: key, name: both(key), timeZone: 'Europe/London' })),
});
