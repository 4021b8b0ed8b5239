import { findPerson } from '#features/accounts/server/index.ts';
import type { Language } from '#platform/i18n/language.ts';
import { addressKey } from '#platform/rate-limit/address-key.ts';
import type { LimitVerdict } from '#platform/rate-limit/create-rate-limiter.ts';
import {
  checkOpeningAddress,
  type OpeningRequestProblem,
  type OpeningSubject,
} from '../../domain/openings/opening-request.ts';
import { listProducts } from '../products/product-override-store.ts';
import type { ProductsDependencies } from '../products/products-dependencies.ts';
import { emailKeyOf, saveOpeningRequest } from './opening-request-store.ts';
import { listOpeningTopics } from './opening-subjects.ts';
import { formatWithdrawal, hashOfSecret } from './withdrawal-token.ts';

const HOUR_SECONDS = 3600;
/** The limits for visitors. A class may share one network address. */
const PER_NETWORK = { points: 40, durationSeconds: HOUR_SECONDS };
const PER_EMAIL = { points: 6, durationSeconds: HOUR_SECONDS };
const PER_ACCOUNT = { points: 60, durationSeconds: HOUR_SECONDS };

type Dependencies = Pick<ProductsDependencies, 'database' | 'clock' | 'ids' | 'limiter' | 'products'>;

export type OpeningRequestInput = {
  readonly subject: OpeningSubject;
  /** Null: the account's own address. */
  readonly email: string | null;
  readonly language: Language;
  readonly website: string;
  readonly accountId: string | undefined;
  /** The network address of the request. */
  readonly address: string;
};

export type OpeningRequestOutcome =
  | { readonly ok: true; readonly email: string; readonly withdrawal: string | null }
  | { readonly ok: false; readonly refusal: 'form-invalid'; readonly problem: OpeningRequestProblem }
  | { readonly ok: false; readonly refusal: 'opening-unknown' | 'already-open' }
  | { readonly ok: false; readonly refusal: 'throttled'; readonly retryAfterSeconds: number };

/**
 * Stores a request for one email when a product opens. The reply does not reveal whether the address had one.
 * Refusals: `form-invalid` and an unknown or open product, which are not counted; `throttled` after 40 an hour from
 * one network address, 6 for one email address, or 60 of one account.
 */
export async function requestOpeningEmail(
  dependencies: Dependencies,
  input: OpeningRequestInput,
): Promise<OpeningRequestOutcome> {
  const { database, clock, ids, products } = dependencies;
  const { subject, accountId, language } = input;
  // An account's address is verified, because sign-in requires it.
  const owner = input.email === null && accountId ? await findPerson(database, accountId) : undefined;
  const email = owner?.email ?? input.email?.trim() ?? '';
  const problem = input.website === '' ? checkOpeningAddress(email) : 'website-filled';
  if (problem) return { ok: false, refusal: 'form-invalid', problem };

  const topic = listOpeningTopics(await listProducts(database, products)).get(subject);
  if (!topic) return { ok: false, refusal: 'opening-unknown' };
  if (topic.isOpen) return { ok: false, refusal: 'already-open' };

  const allowed = await consume(dependencies, input, email);
  if (!allowed.ok) return { ok: false, refusal: 'throttled', retryAfterSeconds: allowed.retryAfterSeconds };

  const secret = ids.token();
  const id = await saveOpeningRequest(database, {
    id: ids.uuid(),
    subject,
    email,
    language,
    accountId: owner?.accountId ?? null,
    requestedAt: clock.now(),
    withdrawalHash: owner ? null : hashOfSecret(secret),
  });
  return { ok: true, email, withdrawal: owner ? null : formatWithdrawal(id, secret) };
}

/** A network address over its limit does not count against the email address, which may be another person's. */
async function consume(
  { limiter }: Dependencies,
  { address, accountId }: OpeningRequestInput,
  email: string,
): Promise<LimitVerdict> {
  if (accountId) return limiter.consume(`opening-request account ${accountId}`, PER_ACCOUNT);
  const first = await limiter.consume(`opening-request address ${addressKey(address)}`, PER_NETWORK);
  return first.ok ? limiter.consume(`opening-request email ${emailKeyOf(email)}`, PER_EMAIL) : first;
}
