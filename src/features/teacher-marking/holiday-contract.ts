import { z } from 'zod';
import { calendarDaySchema } from '#platform/i18n/calendar-day-schema.ts';

/** Days on which a teacher claims nothing; both ends are included. */
export const holidaySchema = z
  .strictObject({ from: calendarDaySchema, to: calendarDaySchema })
  .refine(({ from, to }) => from <= to, 'ends before it starts');
