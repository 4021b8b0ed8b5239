export const BOOKING = '0d5c5b1e-7a30-4c1e-9f0a-000000000001';

/** A lesson as the list has it: on 25 November at ten in London, which is 18:00 in Taipei. */
export const aBooking = (changes: object = {}) => ({
  booking_id: BOOKING,
  teacher: 'hannah',
  teacher_name: 'Hannah Cole',
  minutes: 25,
  state: 'booked',
  starts_at: '2026-11-25T10:00:00.000Z',
  ends_at: '2026-11-25T10:25:00.000Z',
  opens_at: '2026-11-25T09:50:00.000Z',
  local: '2026-11-25T18:00',
  learner_zone: 'Asia/Taipei',
  teacher_local: '2026-11-25T10:00',
  teacher_zone: 'Europe/London',
  held_until: null,
  wish: 'Linking words',
  uses_credit: true,
  is_charged: false,
  cancelled_because: null,
  learner: { name: '林美玲', email: 'mei@example.org' },
  rating: null,
  ...changes,
});

export const LESSON_TEACHERS = {
  teachers: [
    { teacher: 'hannah', name: 'Hannah Cole', account: { name: 'Hannah', email: 'hannah@example.org' } },
    { teacher: 'rohan', name: 'Rohan Patel', account: null },
  ],
};

/** The free times of Hannah on 26 November, in the zone of the admin. */
export const FREE_TIMES = {
  slots: [
    {
      starts_at: '2026-11-26T10:00:00.000Z',
      local: '2026-11-26T18:00',
      teacher_local: '2026-11-26T10:00',
    },
  ],
  zone: 'Asia/Taipei',
  from: '2026-11-26',
  teacher_zone: 'Europe/London',
  lengths: [25, 50],
  next: null,
  server_now: '2026-11-24T10:00:00.000Z',
};
