import { createHmac } from 'node:crypto';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import { addressKey } from '#platform/rate-limit/address-key.ts';
import type { LimitVerdict, RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import {
  decideContactMessage,
  maskEmail,
  type ContactInput,
  type ContactProblem,
} from '../domain/contact-message.ts';
import { composeCopyMail, composeSchoolMail, type ContactSchool } from './contact-mails.ts';
import { addContactMessage, type StoredContactMessage } from './contact-message-store.ts';

const HOUR_SECONDS = 3600;
const PER_ADDRESS = { points: 5, durationSeconds: HOUR_SECONDS };
const PER_EMAIL = { points: 3, durationSeconds: HOUR_SECONDS };

export type ContactDependencies = {
  readonly database: Database;
  readonly outbox: MailOutbox;
  readonly limiter: RateLimiter;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly clock: Clock;
  readonly school: ContactSchool;
  readonly publicUrl: string;
  /** SECRET: key of the address hash. */
  readonly secret: string;
};

export type ContactRequest = ContactInput & {
  readonly language: Language;
  /** The network address of the request. */
  readonly address: string;
};

export type ContactOutcome =
  | { readonly ok: true; readonly copySentTo: string }
  | { readonly ok: false; readonly refusal: 'message-invalid'; readonly problems: readonly ContactProblem[] }
  | { readonly ok: false; readonly refusal: 'throttled'; readonly retryAfterSeconds: number };

/**
 * Stores a message and enqueues, in the same transaction, an email to the school and a copy to the sender. Refusals:
 * `message-invalid`, which is not counted; `throttled` after 5 an hour from one network address or 3 an hour for one
 * email address.
 */
export async function sendContactMessage(
  { database, outbox, limiter, ids, clock, school, publicUrl, secret }: ContactDependencies,
  { address, language, ...input }: ContactRequest,
): Promise<ContactOutcome> {
  const decided = decideContactMessage(input);
  if (!decided.ok) return { ok: false, refusal: 'message-invalid', problems: decided.problems };

  const sender = addressKey(address);
  const allowed = await consumeBoth(limiter, sender, decided.message.email);
  if (!allowed.ok) return { ok: false, refusal: 'throttled', retryAfterSeconds: allowed.retryAfterSeconds };

  const message: StoredContactMessage = {
    ...decided.message,
    id: ids.uuid(),
    language,
    createdAt: clock.now(),
    addressHash: createHmac('sha256', secret).update(`contact-message address ${sender}`).digest('base64url'),
  };
  await database.transaction(async (transaction) => {
    await addContactMessage(transaction, message);
    await outbox.enqueueMail(transaction, composeSchoolMail({ message, school, publicUrl }));
    await outbox.enqueueMail(transaction, composeCopyMail({ message, school, publicUrl }));
  });
  return { ok: true, copySentTo: maskEmail(message.email) };
}

/** A network address over its limit does not count against the email address, which may be another person's. */
async function consumeBoth(limiter: RateLimiter, address: string, email: string): Promise<LimitVerdict> {
  const first = await limiter.consume(`contact-message address ${address}`, PER_ADDRESS);
  return first.ok ? await limiter.consume(`contact-message email ${email.toLowerCase()}`, PER_EMAIL) : first;
}
