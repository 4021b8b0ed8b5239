import type { Logger } from 'pino';

/** The part of the log that the database platform writes to. */
export type DatabaseLog = Pick<Logger, 'info' | 'warn' | 'error'>;
