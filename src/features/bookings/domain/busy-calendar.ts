/**
 * Why another calendar of a teacher cannot be read: `address` is no address on the web, `unreachable` gives no answer in
 * time, `refused` gives no file, and `not-a-calendar` is a file of something else.
 */
export const BUSY_FAILURES = ['address', 'unreachable', 'refused', 'too-large', 'not-a-calendar'] as const;
export type BusyFailure = (typeof BUSY_FAILURES)[number];

/** The most other calendars of a teacher. */
export const MOST_BUSY_CALENDARS = 5;
