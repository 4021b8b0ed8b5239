import { describe, expect, test } from 'vitest';
import type { useTwoFactor } from './two-factor-fixture.ts';

/** Asks many times at once, as many as the pool has connections, so that none waits longer than it may. */
async function inBatches<T>(count: number, ask: (place: number) => Promise<T>): Promise<T[]> {
  const replies: T[] = [];
  for (let begin = 0; begin < count; begin += 10) {
    const size = Math.min(10, count - begin);
    replies.push(...(await Promise.all(Array.from({ length: size }, (_, place) => ask(begin + place)))));
  }
  return replies;
}

/** The rule that one code signs in once, on so many posts of it. */
export function describeOneOfMany(twoFactor: ReturnType<typeof useTwoFactor>, count: number): void {
  const { aProtectedAccount, aTicket, codeOf, enter, query } = twoFactor;

  describe(`of ${count} parallel posts of one code`, () => {
    test('on one ticket exactly one signs in', async () => {
      const guarded = await aProtectedAccount();
      const [ticket, code] = [await aTicket(guarded), codeOf(guarded)];
      const replies = await inBatches(count, () => enter({ ticket, code }));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.filter(({ body }) => body.type === 'urn:ninefold:problem:ticket-over')).toHaveLength(
        count - 1,
      );
    });

    test('on as many tickets exactly one signs in', async () => {
      const guarded = await aProtectedAccount();
      const code = codeOf(guarded);
      const tickets = await inBatches(count, () => aTicket(guarded));
      const replies = await inBatches(count, (place) => enter({ ticket: tickets[place], code }));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.every(({ status }) => [200, 422, 429].includes(status))).toBe(true);
      const [row] = await query('select count(*)::int as count from sessions where account_id = $1', [
        guarded.account.id,
      ]);
      expect(row?.count).toBe(1);
    });
  });
}
