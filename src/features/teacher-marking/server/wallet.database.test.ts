import { expect, test } from 'vitest';
import { DAY, useMarking } from './marking-fixture.ts';

const { aLearner, aWork, call, submit, grant, query, time, watch, anAdmin } = useMarking();

const left = async (accountId: string) =>
  (
    await query<{ left: number; sum: number }>(
      `select l.credits_left as left, coalesce(sum(c.amount), 0)::int as sum
       from marking_credit_lots l left join marking_credits c on c.lot_id = l.id
       where l.account_id = $1 group by l.id, l.credits_left, l.expires_at order by l.expires_at`,
      [accountId],
    )
  ).map((row) => [row.left, row.sum]);

test('credits expire after 180 days, and what was used does not come back', async () => {
  const learner = await aLearner();
  await grant(learner, 'essay', 3);
  await submit(learner, await aWork(learner));
  time.now += 180 * DAY - 1;
  expect(await watch()).toMatchObject({ credits: 0 });
  time.now += 1;
  expect(await watch()).toMatchObject({ credits: 1 });
  expect(await watch()).toMatchObject({ credits: 0 });
  expect(await left(learner.accountId)).toEqual([[0, 0]]);
});

test('submissions, cancellations and expiry at the same time leave a ledger that adds up', async () => {
  const [learner, admin] = [await aLearner(), await anAdmin()];
  await grant(learner, 'essay', 5);
  const works = await Promise.all(Array.from({ length: 9 }, () => aWork(learner)));
  const replies = await Promise.all(
    works.map((workId) =>
      call<{ order?: { marking_order_id: string } }>(learner, 'POST', '/api/markings', { work_id: workId }),
    ),
  );
  const orders = replies.flatMap(({ body }) => (body.order ? [body.order.marking_order_id] : []));
  expect(orders).toHaveLength(5);
  await Promise.all([
    ...orders.flatMap((id) =>
      [1, 2].map(() => call(admin, 'POST', `/api/admin/marking/${id}/cancellation`, { reason: 'No.' })),
    ),
    watch(),
  ]);
  const lots = await left(learner.accountId);
  for (const [stored, sum] of lots) expect(stored).toBe(sum);
  expect(lots.reduce((total, [stored = 0]) => total + stored, 0)).toBe(5);
});

test.each([
  ['a balance below zero', `update marking_credit_lots set credits_left = -1 where account_id = $1`, '23514'],
  [
    'a second use for one order',
    `insert into marking_credits (account_id, id, lot_id, reason, amount, order_id, at)
     select account_id, gen_random_uuid(), lot_id, reason, amount, order_id, at from marking_credits
     where account_id = $1 and reason = 'used'`,
    '23505',
  ],
  [
    'a second order of one work',
    `insert into marking_orders select (o).* from (select jsonb_populate_record(m, jsonb_build_object(
       'id', gen_random_uuid())) as o from marking_orders m where account_id = $1) as made`,
    '23505',
  ],
])('the database refuses %s', async (_, statement, code) => {
  const learner = await aLearner();
  await grant(learner, 'essay', 1);
  await submit(learner, await aWork(learner));
  await expect(query(statement, [learner.accountId])).rejects.toMatchObject({ code });
});
