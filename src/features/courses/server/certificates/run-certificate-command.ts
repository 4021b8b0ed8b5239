import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { CommandReport } from '#platform/features/define-feature.ts';
import { revokeCertificate } from './certificate-store.ts';

/** `npm run admin -- revoke-certificate`: a certificate that was issued by mistake is shown as revoked from now on. */
export async function runCertificateCommand(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { number, reason }: { readonly number: string; readonly reason: string },
): Promise<CommandReport> {
  const revocation = { revokedAt: clock.now(), revokedReason: reason };
  return (await revokeCertificate(database, number, revocation))
    ? { ok: true, text: `The certificate ${number} is revoked.` }
    : { ok: false, text: `No valid certificate has the number ${number}. Nothing was changed.` };
}
