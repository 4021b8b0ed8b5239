import { findPerson } from '#features/accounts/server/index.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { maskEmail } from '../../domain/openings/mask-email.ts';
import { OPENING_PROBLEM_TEXTS } from '../../domain/openings/opening-request-problems.ts';
import * as contract from '../../openings-contract.ts';
import type { ProductsDependencies } from '../products/products-dependencies.ts';
import { OPENING_REQUEST_REFUSALS as REFUSALS } from './opening-request-refusals.ts';
import { deleteRequestsByLink, listRequestsOf } from './opening-request-store.ts';
import { requestOpeningEmail } from './request-opening-email.ts';
import { withdrawOpeningRequest } from './withdraw-opening-request.ts';
import { hashOfSecret } from './withdrawal-token.ts';

/** The calls of "Tell me when it opens". */
export function mountOpeningRoutes(api: Api, dependencies: ProductsDependencies): void {
  const { database } = dependencies;

  mountEndpoint(api, contract.listOpeningRequests, {}, async ({ actor }) => {
    const owner = await findPerson(database, actor.accountId);
    const found = owner ? await listRequestsOf(database, owner) : [];
    const subjects = found.flatMap(({ subject, sentAt }) => (sentAt === null ? subject : []));
    return { ok: true, reply: { status: true as const, subjects } };
  });

  mountEndpoint(api, contract.requestOpeningEmail, REFUSALS, async ({ body, actor }, context) => {
    const { clientAddress: address, language } = context.var;
    const { website = '', ...sent } = body;
    const input = { ...sent, website, address, accountId: actor?.accountId };
    const outcome = await requestOpeningEmail(dependencies, input);
    if (outcome.ok) {
      const { email, withdrawal } = outcome;
      return { ok: true, reply: { status: true as const, email: maskEmail(email), withdrawal } };
    }
    if (outcome.refusal === 'throttled') context.header('Retry-After', String(outcome.retryAfterSeconds));
    if (outcome.refusal !== 'form-invalid') return { ok: false, refusal: outcome.refusal };
    const { problem: code } = outcome;
    const field = code === 'website-filled' ? 'website' : 'email';
    const errors = [{ field, code, message: OPENING_PROBLEM_TEXTS[code][language] }];
    return { ok: false, refusal: 'form-invalid', errors };
  });

  mountEndpoint(api, contract.withdrawOpeningRequest, {}, async ({ body, actor }) => {
    await withdrawOpeningRequest(dependencies, { ...body, accountId: actor?.accountId });
    return { ok: true, reply: { status: true as const } };
  });

  mountEndpoint(api, contract.stopOpeningEmails, {}, async ({ body }) => {
    await deleteRequestsByLink(database, hashOfSecret(body.token));
    return { ok: true, reply: { status: true as const } };
  });
}
