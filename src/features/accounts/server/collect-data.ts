import type { Transaction } from '#platform/database/database.ts';
import { listMailsOf } from '#platform/mail/outgoing-mail-store.ts';
import { accountMailKey } from './account-mails.ts';
import type { StoredAccount } from './account-store.ts';
import type { AccountsDependencies } from './accounts-dependencies.ts';
import { listCandidates } from './candidate-store.ts';
import { listSecurityEvents } from './security-event-store.ts';
import { listAllSessions } from './session-store.ts';
import { viewAccount } from './view-account.ts';

/** Says what the file is, to programs that read it; a change of its shape counts this up. */
const FORMAT = { format: 'account data', version: 1 } as const;

const instant = (date: Date | null) => date?.toISOString() ?? null;

/**
 * All that is kept of an account, as its data.json: no hashes, keys or texts of mails, whose links are secrets. Read in
 * one transaction, so that its parts agree.
 */
export async function collectData(
  { clock, dataOfFeatures }: Pick<AccountsDependencies, 'clock' | 'dataOfFeatures'>,
  transaction: Transaction,
  account: StoredAccount,
) {
  const now = clock.now();
  const { avatar: _, ...view } = await viewAccount(transaction, account, now);
  const sessions = await listAllSessions(transaction, account.id);
  const events = await listSecurityEvents(transaction, account.id, Number.MAX_SAFE_INTEGER);
  const candidates = await listCandidates(transaction, account.id);
  const mails = await listMailsOf(transaction, accountMailKey(account.id));
  const person = {
    accountId: account.id,
    email: account.email,
    candidateIds: candidates.map(({ id }) => id),
  };
  const features: Record<string, unknown> = {};
  for (const { name, export: exportData } of dataOfFeatures)
    features[name] = await exportData(transaction, person);

  return {
    ...FORMAT,
    made_at: instant(now),
    account: {
      ...view,
      picture: account.avatar === null ? null : PICTURE_FILE,
      email_verified_at: instant(account.emailVerifiedAt),
      suspended_at: instant(account.suspendedAt),
      suspension_reason: account.suspensionReason,
    },
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      address: session.address,
      created_at: instant(session.createdAt),
      last_used_at: instant(session.lastUsedAt),
      expires_at: instant(session.expiresAt),
      ended_at: instant(session.endedAt),
    })),
    security_events: events.map(({ id, kind, device, address, detail, at }) => ({
      id,
      kind,
      device,
      address,
      detail,
      at: instant(at),
    })),
    candidates: candidates.map(({ id, createdAt }) => ({ id, created_at: instant(createdAt) })),
    mails: mails.map(({ to, subject, language, createdAt, sentAt }) => ({
      to,
      subject,
      language,
      created_at: instant(createdAt),
      sent_at: instant(sentAt),
    })),
    ...features,
  };
}

/** The name of the picture in the archive. */
export const PICTURE_FILE = 'picture.jpg';
