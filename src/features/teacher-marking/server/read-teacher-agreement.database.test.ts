import { expect, test } from 'vitest';
import { useMarking } from './marking-fixture.ts';
import { readTeacherAgreement } from './read-teacher-agreement.ts';

const { aLearner, aTeacher, aWork, afterUndo, dependencies, mark, query, submit } = useMarking();

const read = () => readTeacherAgreement(dependencies().database);

/** A work with two blind markings half a band apart. */
async function anAppeal() {
  const learner = await aLearner('premium_account');
  const orderId = await submit(learner, await aWork(learner), true);
  for (const band of [7, 6.5]) {
    await mark(await aTeacher(), orderId, band);
    await afterUndo();
  }
  return orderId;
}

/** The same order with its markings, so many times more. */
async function copyOrder(orderId: string, times: number) {
  await query(
    `insert into marking_orders select (jsonb_populate_record(o, jsonb_build_object(
       'id', gen_random_uuid(), 'subject_id', gen_random_uuid(), 'included_right', null))).*
     from marking_orders o, generate_series(1, $2::int) where o.id = $1`,
    [orderId, times],
  );
  await query(
    `insert into markings select (jsonb_populate_record(m, jsonb_build_object(
       'id', gen_random_uuid(), 'order_id', o.id))).*
     from markings m, marking_orders o where m.order_id = $1 and o.id <> $1`,
    [orderId],
  );
}

test('without a work of two teachers there is neither a figure nor a date', async () => {
  const learner = await aLearner('premium_account');
  await mark(await aTeacher(), await submit(learner, await aWork(learner)), 7);
  await afterUndo();
  expect(await read()).toEqual({ works: 0, since: null, leastWorks: 30, figures: [] });
});

test('there are no figures of 29 works, and those of 30 are overall and by criterion', async () => {
  const orderId = await anAppeal();
  await copyOrder(orderId, 28);
  expect(await read()).toEqual({ works: 29, since: '2026-11-21', leastWorks: 30, figures: [] });
  await query('delete from marking_orders where id <> $1', [orderId]);
  await copyOrder(orderId, 29);
  const { works, figures } = await read();
  expect(works).toBe(30);
  expect(figures.map(({ criterion }) => criterion)).toEqual([
    'overall',
    'task-response',
    'coherence-and-cohesion',
    'lexical-resource',
    'grammatical-range-and-accuracy',
  ]);
  expect(figures[0]).toEqual({ criterion: 'overall', works: 30, qwk: 0, meanApart: 0.5, withinHalf: 1 });
});

test('bands count as they were before the machine’s was shown, and later versions do not', async () => {
  const orderId = await anAppeal();
  await copyOrder(orderId, 29);
  await query(`update markings set bands_times_two = '{2,2,2,2}'`);
  expect((await read()).figures[0]).toMatchObject({ meanApart: 0.5 });
  await query(`update markings set blind_times_two = '{2,2,2,2}' where role = 'first'`);
  expect((await read()).figures[0]).toMatchObject({ meanApart: 5.5 });
});
