import { findPersonByEmail } from '#features/accounts/server/index.ts';
import type { Api } from '#platform/http/api-env.ts';
import { sendCsv } from '#platform/http/csv.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../admin-contract.ts';
import { grantMarkingCredits } from '../grant-credits.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { countOpenOrders } from '../order-store.ts';
import { MARKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { saveTeacher } from '../teacher-store.ts';
import { PAY_COLUMNS, readPayRows, viewAgreement } from './office-figures.ts';
import {
  inviteMarkingTeacher,
  resendMarkingInvitation,
  withdrawMarkingInvitation,
} from './office-invitations.ts';
import { cancelMarking, reassignMarking, viewOfficeOrders } from './office-orders.ts';
import { mountStandardWorkRoutes } from './standard-work-routes.ts';
import { addMarkingTeacher, saveMarkingTeacher, suspendTeacher, viewTeachers } from './office-teachers.ts';

/** The school's calls about markings; for admins. */
export function mountOfficeRoutes(api: Api, dependencies: MarkingDependencies): void {
  const { database, clock } = dependencies;

  mountEndpoint(api, contract.listMarkingOrders, {}, async ({ query }) => {
    const now = clock.now();
    return {
      ok: true,
      reply: {
        orders: await viewOfficeOrders(dependencies, query),
        counts: await countOpenOrders(database, now),
        server_now: now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.reassignMarking, REFUSALS, async ({ params, body }) => {
    const outcome = await reassignMarking(dependencies, {
      orderId: params.markingOrderId,
      teacherId: body.teacher,
    });
    return outcome.ok ? { ok: true, reply: { reassigned: true as const } } : outcome;
  });

  mountEndpoint(api, contract.cancelMarking, REFUSALS, async ({ params, body }) => {
    const outcome = await cancelMarking(dependencies, {
      orderId: params.markingOrderId,
      reason: body.reason,
    });
    return outcome.ok ? { ok: true, reply: { cancelled: true as const } } : outcome;
  });

  mountEndpoint(api, contract.grantMarkingCredits, REFUSALS, async ({ body, actor, idempotencyKey }) => {
    const { email, kind, count } = body;
    const person = await findPersonByEmail(database, email);
    if (!person) return { ok: false, refusal: 'account-unknown' };
    const source = `gift ${actor.accountId} ${idempotencyKey}`;
    const { accountId } = person;
    const left = await database.transaction((transaction) =>
      grantMarkingCredits(dependencies, transaction, { accountId, kind, count, source }),
    );
    return { ok: true, reply: { left } };
  });

  mountEndpoint(api, contract.listMarkingTeachers, {}, async () => ({
    ok: true,
    reply: { teachers: await viewTeachers(dependencies) },
  }));

  mountEndpoint(api, contract.addMarkingTeacher, REFUSALS, async ({ body, actor }) => {
    const { email, ...profile } = body;
    const added = await addMarkingTeacher(dependencies, { email, by: actor.accountId, profile });
    return added.ok ? { ok: true, reply: { account_id: added.accountId } } : added;
  });

  mountEndpoint(api, contract.saveMarkingTeacher, REFUSALS, async ({ params, body }) => {
    const saved = await saveMarkingTeacher(dependencies, params.accountId, body);
    return saved.ok ? { ok: true, reply: { saved: true as const } } : saved;
  });

  mountEndpoint(api, contract.suspendMarkingTeacher, REFUSALS, async ({ params }) => {
    const suspended = await suspendTeacher(dependencies, params.accountId);
    return suspended.ok ? { ok: true, reply: { returned: suspended.returned } } : suspended;
  });

  mountEndpoint(api, contract.restoreMarkingTeacher, REFUSALS, async ({ params }) => {
    const saved = await saveTeacher(database, params.accountId, { suspendedAt: null });
    return saved
      ? { ok: true, reply: { restored: true as const } }
      : { ok: false, refusal: 'profile-unknown' };
  });

  mountEndpoint(api, contract.inviteMarkingTeacher, REFUSALS, async ({ actor, body }) => {
    const { email, first_name: firstName, last_name: lastName, language, ...profile } = body;
    const person = { email, firstName, lastName, language, by: actor.accountId };
    const invited = await inviteMarkingTeacher(dependencies, { person, profile });
    return invited.ok
      ? { ok: true, reply: { account_id: invited.accountId, is_invited: invited.isInvited } }
      : invited;
  });

  mountEndpoint(api, contract.resendMarkingInvitation, REFUSALS, async ({ params }) => {
    const sent = await resendMarkingInvitation(dependencies, params.accountId);
    return sent.ok ? { ok: true, reply: { sent: true as const } } : sent;
  });

  mountEndpoint(api, contract.withdrawMarkingInvitation, REFUSALS, async ({ params }) => {
    const withdrawn = await withdrawMarkingInvitation(dependencies, params.accountId);
    return withdrawn.ok ? { ok: true, reply: { withdrawn: true as const } } : withdrawn;
  });

  mountStandardWorkRoutes(api, dependencies);

  mountEndpoint(api, contract.getMarkingAgreement, {}, async ({ query }) => ({
    ok: true,
    reply: await viewAgreement(dependencies, query),
  }));

  mountEndpoint(api, contract.exportMarkingPay, {}, ({ query }) => ({
    ok: true,
    response: sendCsv({
      name: `marking-pay-${query.month}.csv`,
      columns: PAY_COLUMNS,
      rows: readPayRows(dependencies, query.month),
    }),
  }));
}
