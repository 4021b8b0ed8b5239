import type { Context } from 'hono';
import { findPerson } from '#features/accounts/server/index.ts';
import { paths } from '#paths';
import type { Api, ApiEnv } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { DEFAULT_TIME_ZONE } from '#platform/i18n/default-time-zone.ts';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import type { PdfWriter } from '#platform/pdf/create-pdf-writer.ts';
import { addressKey } from '#platform/rate-limit/address-key.ts';
import * as contract from '../../certificates-contract.ts';
import { certificateState, openBadge } from '../../domain/certificate.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { COURSE_REFUSALS as REFUSALS } from '../refusals.ts';
import {
  findCertificate,
  findOwnCertificate,
  showName,
  type StoredCertificate,
} from './certificate-store.ts';
import { describeCertificate } from './describe-certificate.ts';

export type CertificateDependencies = Pick<CourseDependencies, 'database' | 'clock' | 'limiter'> & {
  readonly pdfWriter: PdfWriter;
  readonly publicUrl: string;
  readonly school: { readonly name: string };
};

/** Looks at certificates from one address. Nobody finds a number by trying. */
const LOOKS_PER_ADDRESS = { points: 600, durationSeconds: 3600 };
const DOCUMENTS_PER_ADDRESS = { points: 120, durationSeconds: 3600 };

/** The calls for certificates. */
export function mountCertificateRoutes(api: Api, dependencies: CertificateDependencies): void {
  const { database, clock, limiter, pdfWriter, publicUrl, school } = dependencies;

  async function may(context: Context<ApiEnv>, act: string, limit: typeof LOOKS_PER_ADDRESS) {
    const verdict = await limiter.consume(`${act} ${addressKey(context.get('clientAddress'))}`, limit);
    if (!verdict.ok) context.header('Retry-After', String(verdict.retryAfterSeconds));
    return verdict.ok;
  }

  function view(context: Context<ApiEnv>, certificate: StoredCertificate, isOwn: boolean) {
    const { number, course, title, hours, shownName, issuedAt, revokedAt } = certificate;
    return {
      number,
      state: certificateState(certificate),
      course: { slug: course, title: title[context.get('language')] },
      hours,
      name: shownName,
      school: school.name,
      issued_at: issuedAt.toISOString(),
      revoked_at: revokedAt?.toISOString() ?? null,
      is_own: isOwn,
      credential: openBadge({ publicUrl, school: school.name }, certificate),
    };
  }

  mountEndpoint(api, contract.getCertificate, REFUSALS, async ({ params, candidates }, context) => {
    if (!(await may(context, 'certificate', LOOKS_PER_ADDRESS))) {
      return { ok: false, refusal: 'too-many-documents' };
    }
    const own = candidates && (await findOwnCertificate(database, candidates, params.number));
    const certificate = own ?? (await findCertificate(database, params.number));
    if (!certificate) return { ok: false, refusal: 'certificate-unknown' };
    return { ok: true, reply: { certificate: view(context, certificate, own !== undefined) } };
  });

  mountEndpoint(api, contract.showCertificateName, REFUSALS, async ({ params, body, actor }, context) => {
    const own = await findOwnCertificate(database, actor, params.number);
    const person = own && (await findPerson(database, actor.accountId));
    if (!own || !person) return { ok: false, refusal: 'certificate-unknown' };
    const shownName = body.shown ? person.name : null;
    await showName(database, own, shownName);
    return { ok: true, reply: { certificate: view(context, { ...own, shownName }, true) } };
  });

  mountEndpoint(api, contract.getCertificateDocument, REFUSALS, async ({ params, actor }, context) => {
    const own = await findOwnCertificate(database, actor, params.number);
    const person = own && (await findPerson(database, actor.accountId));
    if (!own || !person) return { ok: false, refusal: 'certificate-unknown' };
    if (!(await may(context, 'document', DOCUMENTS_PER_ADDRESS))) {
      return { ok: false, refusal: 'too-many-documents' };
    }
    const language = context.get('language');
    const timeZone = person.timeZone ?? DEFAULT_TIME_ZONE;
    const drawn = await pdfWriter.write(
      describeCertificate(own, {
        language,
        school: school.name,
        name: person.name,
        address: `${publicUrl}${paths.certificate(own)}`,
        day: formatInstant(own.issuedAt.toISOString(), { language, timeZone, shape: 'date' }),
        now: clock.now().toISOString(),
      }),
    );
    if (!drawn.ok) return { ok: false, refusal: 'documents-busy' };
    const response = context.body(drawn.file, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="certificate-${own.course}.pdf"`,
      'content-length': String(drawn.file.length),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    return { ok: true, response };
  });
}
