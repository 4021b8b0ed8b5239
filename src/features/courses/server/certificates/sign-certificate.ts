import type { Database } from '#platform/database/database.ts';
import { openBadge } from '../../domain/certificate.ts';
import { setKey, type StoredCertificate } from './certificate-store.ts';
import type { SigningKeys } from './signing-keys.ts';

type Dependencies = {
  readonly database: Database;
  readonly signingKeys: SigningKeys;
  readonly publicUrl: string;
  readonly school: { readonly name: string };
};

/**
 * A certificate as a VC-JWT: the credential with the registered claims, signed by the key of its first signature.
 * Undefined: that key cannot be opened with the installation's secret.
 */
export async function signCertificate(
  { database, signingKeys, publicUrl, school }: Dependencies,
  certificate: StoredCertificate,
): Promise<string | undefined> {
  const kid = certificate.kid ?? (await signingKeys.currentKid());
  if (certificate.kid === null) await setKey(database, certificate.number, kid);
  const badge = openBadge({ publicUrl, school: school.name }, certificate);
  return signingKeys.sign(kid, {
    iss: publicUrl,
    jti: badge.id,
    sub: badge.credentialSubject.id,
    nbf: Math.floor(certificate.issuedAt.getTime() / 1000),
    ...badge,
  });
}
