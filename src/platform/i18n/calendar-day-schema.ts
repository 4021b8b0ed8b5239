import { z } from 'zod';

/** A calendar day from 1970 on, `2026-11-21`. The caller's time zone decides when it starts. */
export const calendarDaySchema = z.iso.date().refine((day) => day >= '1970-01-01', 'is before 1970');
