import type { boughtLessons } from '#features/bookings/server/index.ts';

type Credits = ReturnType<typeof boughtLessons>;

/** The wallet of lessons at a school whose teachers can all be booked. */
export const withTeachers = (credits: Credits): Credits => ({ ...credits, canBook: async () => true });
