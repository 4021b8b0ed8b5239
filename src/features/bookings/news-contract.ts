import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { bookingSchema, eventSchema, instantSchema, taughtSchema } from './booking-view-contract.ts';
import { NEWS_EVENTS } from './domain/booking.ts';
import { NEWS_ENDPOINTS } from './endpoints.ts';

/** The calls about what is new: the lesson that comes next, and what others did to lessons in the last week. */

const newsSchema = eventSchema.extend({ kind: z.enum(NEWS_EVENTS) });

export const listLessonNews = endpoint({
  ...NEWS_ENDPOINTS.listLessonNews,
  access: 'signed-in',
  summary:
    'The learner’s next lesson of the coming week, and the last thing that somebody else did to each lesson in the last week, 5 at most.',
  reply: z.object({
    next: bookingSchema.nullable(),
    news: z.array(z.object({ booking: bookingSchema, event: newsSchema })),
    server_now: instantSchema,
  }),
});

export const listTaughtNews = endpoint({
  ...NEWS_ENDPOINTS.listTaughtNews,
  access: { role: ['teacher', 'admin'] },
  summary:
    'The teacher’s next lesson of the coming week, the last thing that learners or the school did to each lesson in the last week, and the lessons of the last 90 days with an answer to homework that the teacher has not opened; 5 of both at most. Nothing for an account that gives no lessons.',
  reply: z.object({
    next: taughtSchema.nullable(),
    news: z.array(z.object({ booking: taughtSchema, event: newsSchema })),
    /** By the last answer, the newest first. */
    answers: z.array(z.object({ booking: taughtSchema, answered_at: instantSchema })),
    server_now: instantSchema,
  }),
});
