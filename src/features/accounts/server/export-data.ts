import { promisify } from 'node:util';
import { buffer } from 'node:stream/consumers';
import { zip, type AsyncZippable } from 'fflate';
import type { Actor } from '#platform/http/actor.ts';
import { dayIn } from '../domain/time-zone.ts';
import { findAccount, findAccountForUpdate } from './account-store.ts';
import type { AccountsDependencies } from './accounts-dependencies.ts';
import { avatarKey } from './avatar-files.ts';
import { collectData, PICTURE_FILE } from './collect-data.ts';
import { exportReadme } from './export-readme.ts';
import type { RequestOrigin } from './request-origin.ts';
import { noteSecurityEvent } from './security-event-store.ts';

const PER_ACCOUNT = { points: 5, durationSeconds: 24 * 60 * 60 };

export type ExportOutcome =
  | { readonly ok: true; readonly archive: Uint8Array<ArrayBuffer>; readonly fileName: string }
  | { readonly ok: false; readonly refusal: 'throttled'; readonly retryAfterSeconds: number }
  | { readonly ok: false; readonly refusal: 'session-over' };

/** Packs beside the event loop what is large. */
const pack = promisify<AsyncZippable, Uint8Array<ArrayBuffer>>(zip);

/**
 * A zip of all that is kept of an account: data.json, README.txt, and the picture. Refusals: `throttled` after 5 in 24
 * hours; `session-over` when the account has just been erased.
 */
export async function exportData(
  dependencies: AccountsDependencies,
  { accountId }: Actor,
  origin: RequestOrigin,
): Promise<ExportOutcome> {
  const { database, clock, files, limiter, school } = dependencies;
  const allowed = await limiter.consume(`export ${accountId}`, PER_ACCOUNT);
  if (!allowed.ok) return { ...allowed, refusal: 'throttled' };

  const collected = await database.transaction(
    async (transaction) => {
      const account = await findAccount(transaction, accountId);
      return account && { account, data: await collectData(dependencies, transaction, account) };
    },
    // One picture of the database for all parts.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (!collected) return { ok: false, refusal: 'session-over' };
  const { account, data } = collected;
  const stored = account.avatar === null ? undefined : await files.find(avatarKey(account.avatar));
  const picture = stored && (await buffer(stored.stream));

  const madeAt = clock.now();
  const readme = exportReadme({ school: school.name, madeAt, withPicture: picture !== undefined });
  const archive = await pack({
    'README.txt': [Buffer.from(readme), { mtime: madeAt }],
    'data.json': [Buffer.from(`${JSON.stringify(data, null, 2)}\n`), { mtime: madeAt }],
    // A JPEG cannot be made smaller.
    ...(picture ? { [PICTURE_FILE]: [picture, { mtime: madeAt, level: 0 }] } : {}),
  });
  const noted = await database.transaction(async (transaction) => {
    if (!(await findAccountForUpdate(transaction, accountId))) return false;
    await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'export-made', origin });
    return true;
  });
  if (!noted) return { ok: false, refusal: 'session-over' };
  const day = dayIn(account.timeZone ?? 'UTC', madeAt);
  return { ok: true, archive, fileName: `${slugOf(school.name)}-${day}.zip` };
}

/** A name for files: `Ninefold IELTS` -> `ninefold-ielts`; `my-data` when no Latin letter is in it. */
function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || 'my-data';
}
