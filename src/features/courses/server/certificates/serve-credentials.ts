import type { Context, Hono } from 'hono';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { CERTIFICATE_NUMBER, openBadge } from '../../domain/certificate.ts';
import { findCertificate, listRevokedNumbers } from './certificate-store.ts';
import { signCertificate } from './sign-certificate.ts';
import type { SigningKeys } from './signing-keys.ts';

type Dependencies = {
  readonly config: Pick<Config, 'production' | 'publicUrl'>;
  readonly database: Database;
  readonly signingKeys: SigningKeys;
  readonly school: { readonly name: string };
};

/**
 * Certificates for programs that check them: as JSON, as a VC-JWT, the keys of the school and the revoked numbers. They
 * are outside the API, because those programs have no key of this site.
 */
export function serveCredentials(app: Hono, { config, database, signingKeys, school }: Dependencies): void {
  const { publicUrl } = config;
  const fixed = {
    ...securityHeaders(config.production),
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
  };
  const unknown = (context: Context) => context.text('There is no such certificate.\n', 404, fixed);
  const find = (number: string) =>
    CERTIFICATE_NUMBER.test(number) ? findCertificate(database, number) : undefined;

  app.get('/.well-known/jwks.json', async (context) =>
    context.json(await signingKeys.publicKeys(), 200, fixed),
  );

  app.get('/certificates/revoked.json', async (context) => {
    const revoked = await listRevokedNumbers(database);
    const list = {
      id: `${publicUrl}/certificates/revoked.json`,
      issuer: publicUrl,
      revokedCredential: revoked.map((number) => ({ id: `${publicUrl}/certificates/${number}/badge.json` })),
    };
    return context.json(list, 200, fixed);
  });

  app.get('/certificates/:number/badge.json', async (context) => {
    const certificate = await find(context.req.param('number'));
    if (!certificate) return unknown(context);
    return context.json(openBadge({ publicUrl, school: school.name }, certificate), 200, fixed);
  });

  app.get('/certificates/:number/badge.jwt', async (context) => {
    const certificate = await find(context.req.param('number'));
    const signed =
      certificate && (await signCertificate({ database, signingKeys, publicUrl, school }, certificate));
    if (signed === undefined) return unknown(context);
    return context.text(signed, 200, { ...fixed, 'content-type': 'application/jwt' });
  });
}
