import { zipArchive, type ZipArchive, type ZipEntry } from '#platform/files/zip-archive.ts';
import type { Actor } from '#platform/http/actor.ts';
import { dayIn } from '../../domain/profile/time-zone.ts';
import { findAccount, findAccountForUpdate } from '../account-store.ts';
import type { AccountsDependencies, ExportedFile } from '../accounts-dependencies.ts';
import { collectData } from './collect-data.ts';
import { exportReadme } from './export-readme.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';

const PER_ACCOUNT = { points: 5, durationSeconds: 24 * 60 * 60 };

export type ExportOutcome =
  | { readonly ok: true; readonly archive: ZipArchive; readonly fileName: string }
  | { readonly ok: false; readonly refusal: 'throttled'; readonly retryAfterSeconds: number }
  | { readonly ok: false; readonly refusal: 'session-over' };

/** The bytes of a file in several pieces. If a piece has disappeared, the archive breaks off. */
async function* readExported(
  { files }: Pick<AccountsDependencies, 'files'>,
  { name, keys }: ExportedFile,
): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    const found = await files.find(key);
    if (!found) throw new Error(`${name} was removed while it was packed.`);
    yield* found.stream as AsyncIterable<Uint8Array>;
  }
}

/**
 * A zip of all stored data of an account: data.json, README.txt, and the files that data.json names (the picture,
 * recordings). It is built while it is sent, from the data at the time of the request. Refusals: `throttled` after 5
 * in 24 hours; `session-over` when the account has just been erased.
 */
export async function exportData(
  dependencies: AccountsDependencies,
  { accountId }: Actor,
  origin: RequestOrigin,
): Promise<ExportOutcome> {
  const { database, clock, limiter, school } = dependencies;
  const allowed = await limiter.consume(`export ${accountId}`, PER_ACCOUNT);
  if (!allowed.ok) return { ...allowed, refusal: 'throttled' };

  const collected = await database.transaction(
    async (transaction) => {
      const account = await findAccount(transaction, accountId);
      return account && { account, ...(await collectData(dependencies, transaction, account)) };
    },
    // All parts are read from one snapshot of the database.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (!collected) return { ok: false, refusal: 'session-over' };
  const { account, data, files: exported } = collected;
  const madeAt = clock.now();
  const readme = exportReadme({ school: school.name, madeAt, files: exported });
  const texts: ZipEntry[] = [
    { name: 'README.txt', modifiedAt: madeAt, text: readme },
    { name: 'data.json', modifiedAt: madeAt, text: `${JSON.stringify(data, null, 2)}\n` },
  ];
  const archive = zipArchive([
    ...texts,
    ...exported.map((file) => ({ ...file, read: () => readExported(dependencies, file) })),
  ]);
  const noted = await database.transaction(async (transaction) => {
    if (!(await findAccountForUpdate(transaction, accountId))) return false;
    await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'export-made', origin });
    return true;
  });
  if (!noted) return { ok: false, refusal: 'session-over' };
  const day = dayIn(account.timeZone ?? 'UTC', madeAt);
  return { ok: true, archive, fileName: `${slugOf(school.name)}-${day}.zip` };
}

/** A file name for the school: `Ninefold IELTS` -> `ninefold-ielts`; `my-data` without Latin letters. */
function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || 'my-data';
}
