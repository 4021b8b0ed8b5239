import { randomIds } from '#platform/clock/ids.ts';
import type { Learner, Person, useMarking } from '../marking-fixture.ts';

type Marking = ReturnType<typeof useMarking>;

export type SeedView = {
  readonly is_within: boolean | null;
  readonly agreed_band: number | null;
  readonly criteria: readonly { readonly agreed_band: number; readonly reason: string }[];
};

/** Bands of a school, one for all criteria. */
export const agreedOf = (band: number) => ({
  agreed: Array.from({ length: 4 }, (_, at) => ({ band, reason: `The school agreed, ${at}.` })),
});

/** What tests of seeds do on top of those of marking. */
export function seedTools({
  aLearner,
  aTeacher,
  anAdmin,
  aWork,
  call,
  submit,
  mark,
  afterUndo,
  query,
}: Marking) {
  const tools = {
    /** A learner whose essay is marked, and who agreed to the use of it. */
    async aReleasedMarking(band = 6): Promise<{ learner: Learner; orderId: string; teacher: Person }> {
      const [learner, teacher] = [await aLearner('premium_account'), await aTeacher()];
      await call(learner, 'PUT', '/api/marking-consent', { agrees: true });
      const orderId = await submit(learner, await aWork(learner));
      await mark(teacher, orderId, band);
      await afterUndo();
      return { learner, orderId, teacher };
    },
    /** A standard work with these bands, of a learner who agreed. */
    async aStandardWork(band = 6) {
      const [source, admin] = [await tools.aReleasedMarking(), await anAdmin()];
      const path = `/api/admin/marking/${source.orderId}/standard-work`;
      const { status, body } = await call<{ standard_work_id: string }>(admin, 'POST', path, agreedOf(band));
      if (status !== 200) throw new Error(`No standard work was made: ${JSON.stringify(body)}`);
      return { ...source, admin, id: body.standard_work_id };
    },
    /** An essay that waits, of a learner of its own. */
    async anOrder(): Promise<string> {
      const learner = await aLearner('premium_account');
      return submit(learner, await aWork(learner));
    },
    /** The ids of the works in a teacher's queue that are seeds, whatever the teacher sees. */
    async seedsOf({ accountId }: Person): Promise<readonly string[]> {
      const rows = await query<{ id: string }>(
        'select id from marking_orders where seed_for = $1 order by submitted_at',
        [accountId],
      );
      return rows.map(({ id }) => id);
    },
    /** Claims the next work, which a test expects to be a seed, marks it, and lets its minute pass. */
    async markSeed(teacher: Person, band: number): Promise<string> {
      const claimed = await call<{ marking_order_id: string }>(teacher, 'POST', '/api/teach/claims', {});
      const orderId = claimed.body.marking_order_id;
      const [row] = await query<{ seed_of: string | null }>(
        'select seed_of from marking_orders where id = $1',
        [orderId],
      );
      if (!row?.seed_of) throw new Error(`It is no seed: ${JSON.stringify(claimed.body)}`);
      await mark(teacher, orderId, band);
      await afterUndo();
      return orderId;
    },
    seedView: async (teacher: Person, orderId: string) =>
      (await call<{ seed: SeedView | null }>(teacher, 'GET', `/api/teach/orders/${orderId}`)).body.seed,
  };
  return tools;
}

/** An id that nothing has. */
export const nobody = () => randomIds.uuid();

/** Every work is a seed, with the tolerances that the content has. */
export const EVERY_WORK = {
  seeds: { every: 1, ofDay: 0, criterionTolerance: 1, overallTolerance: 0.5, window: 5, misses: 2 },
};
