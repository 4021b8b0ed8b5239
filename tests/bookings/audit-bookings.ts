/** Runs a statement; its rows. */
export type Query = <T extends object>(text: string, values?: readonly unknown[]) => Promise<readonly T[]>;

/** What is wrong with lessons and credits, counted from the tables alone. */
export type BookingFaults = {
  /** Lessons that overlap an earlier one of the same teacher or learner. Past ones and holds count, cancelled ones do not. */
  readonly overlaps: number;
  /** Credits by which the lots differ from their lines, without signs. */
  readonly ledgerOff: number;
  /** Bookings whose lines in the ledger are not those of their state, and lines of bookings that do not exist. */
  readonly wronglyCharged: number;
  /** Bookings without the event that made them what they are. */
  readonly withoutHistory: number;
};

const TIMES = [
  { side: 'teacher', from: 'busy_from', until: 'busy_until' },
  { side: 'learner_id', from: 'starts_at', until: 'ends_at' },
] as const;

/** Counts the faults of all bookings of a database. */
export async function auditBookings(query: Query): Promise<BookingFaults> {
  const count = async (sql: string) => Number((await query<{ n: string }>(sql))[0]?.n);
  let overlaps = 0;
  for (const { side, from, until } of TIMES) {
    overlaps += await count(
      `select count(*) as n from (
         select ${from} < max(${until}) over (partition by ${side} order by ${from}, id
           rows between unbounded preceding and 1 preceding) as is_overlap
         from bookings where state <> 'cancelled') as times where is_overlap`,
    );
  }
  return {
    overlaps,
    ledgerOff: await count(
      `select coalesce(sum(abs(l.credits_left - coalesce(c.sum, 0))), 0) as n from lesson_credit_lots l
       left join (select lot_id, sum(amount) from lesson_credits group by lot_id) c on c.lot_id = l.id`,
    ),
    wronglyCharged: await count(
      `select count(*) as n from bookings b
       full join (select booking_id, string_agg(reason, ' ' order by reason) as reasons from lesson_credits
         where booking_id is not null and reason <> 'courtesy' group by booking_id) c on c.booking_id = b.id
       where coalesce(c.reasons, '') <> case
           when b.id is null then 'a booking' when b.state = 'held' then '' when b.state = 'booked' then 'held'
           when b.state = 'cancelled' and b.is_charged then 'held used' when b.state = 'cancelled' then 'held returned'
           when b.state = 'no-show-teacher' then 'held returned' else 'held used' end
         and (b.state is distinct from 'no-show-teacher' or c.reasons <> 'held returned used')`,
    ),
    withoutHistory: await count(
      `select count(*) as n from bookings b where state <> 'held' and not exists (
         select from booking_events e where e.booking_id = b.id and e.kind = b.state)`,
    ),
  };
}

/** Of bookings whose learners were told that they are booked, those that are not in the history. */
export async function countLost(query: Query, told: readonly string[]): Promise<number> {
  const [row] = await query<{ n: string }>(
    `select count(*) as n from unnest($1::uuid[]) as told(id) where not exists (
       select from booking_events e where e.booking_id = told.id and e.kind = 'booked')`,
    [told],
  );
  return Number(row?.n);
}
