import type { Transaction } from '#platform/database/database.ts';
import { listMailsOf } from '#platform/mail/outgoing-mail-store.ts';
import { accountMailKey } from '../mails/account-mails.ts';
import type { StoredAccount } from '../account-store.ts';
import type { AccountsDependencies, ExportedFile } from '../accounts-dependencies.ts';
import { avatarKey } from '../profile/avatar-files.ts';
import { listCandidates } from '../visitors/candidate-store.ts';
import { listSecurityEvents } from '../security-event-store.ts';
import { listAllSessions } from '../sessions/session-store.ts';
import { viewAccount } from '../profile/view-account.ts';

/** Tells programs what the file is. A change of its shape increases the number. */
const FORMAT = { format: 'account data', version: 1 } as const;

const instant = (date: Date | null) => date?.toISOString() ?? null;

type Dependencies = Pick<AccountsDependencies, 'clock' | 'files' | 'dataOfFeatures'>;

/** The picture of an account as a file of the archive; undefined when there is none, or it is lost. */
async function findPicture(
  { files }: Pick<Dependencies, 'files'>,
  { avatar }: Pick<StoredAccount, 'avatar'>,
  now: Date,
): Promise<ExportedFile | undefined> {
  const size = avatar === null ? undefined : await files.findSize(avatarKey(avatar));
  if (avatar === null || size === undefined) return undefined;
  return { name: PICTURE_FILE, keys: [avatarKey(avatar)], size, modifiedAt: now };
}

/**
 * All stored data of an account: its data.json and the files that this names. It has no hashes, keys or texts of
 * emails, because their links are secrets. Everything is read in one transaction, so the parts agree.
 */
export async function collectData(
  dependencies: Dependencies,
  transaction: Transaction,
  account: StoredAccount,
) {
  const { clock, dataOfFeatures } = dependencies;
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
  const picture = await findPicture(dependencies, account, now);
  const files = picture ? [picture] : [];
  const features: Record<string, unknown> = {};
  for (const { name, export: exportData } of dataOfFeatures) {
    const exported = await exportData(transaction, person, dependencies.files);
    features[name] = exported.data;
    files.push(...(exported.files ?? []));
  }

  const data = {
    ...FORMAT,
    made_at: instant(now),
    account: {
      ...view,
      picture: picture ? picture.name : null,
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
  return { data, files };
}

/** The name of the picture in the archive. */
export const PICTURE_FILE = 'picture.jpg';
