import type { Localised } from '#ielts/marking/model-answers.ts';

export type CertificateState = 'valid' | 'revoked';

/** The facts of a certificate that everybody with its number may see. */
export type CertificateFacts = {
  /** The name that its subject has in the credential: a UUID. */
  readonly id: string;
  readonly number: string;
  readonly course: string;
  readonly title: Localised;
  readonly hours: number;
  readonly issuedAt: Date;
  readonly revokedAt: Date | null;
  /** Null: its owner has not agreed to show it. */
  readonly shownName: string | null;
};

export const certificateState = ({ revokedAt }: Pick<CertificateFacts, 'revokedAt'>): CertificateState =>
  revokedAt === null ? 'valid' : 'revoked';

/** The length of a certificate's number. */
export const CERTIFICATE_NUMBER_LENGTH = 22;
export const CERTIFICATE_NUMBER = /^[\w-]{22}$/;

type Issuer = { readonly publicUrl: string; readonly school: string };

/** The address of everything about a certificate. */
const addressOf = ({ publicUrl }: Issuer, number: string) => `${publicUrl}/certificates/${number}`;

/**
 * A certificate as an Open Badge 3.0 credential. It names the learner only with consent; otherwise its subject is a
 * random id. The texts are English, as the standard has one language for each field.
 */
export function openBadge(issuer: Issuer, certificate: CertificateFacts) {
  const { publicUrl, school } = issuer;
  const { id, number, course, title, hours, issuedAt, shownName } = certificate;
  const description = `Completed ${title.en} at ${school}: ${hours} hours of lessons and module tests. This is a certificate of the school and no IELTS result.`;
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: `${addressOf(issuer, number)}/badge.json`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: publicUrl, type: ['Profile'], name: school, url: publicUrl },
    validFrom: issuedAt.toISOString(),
    name: title.en,
    credentialSubject: {
      id: `urn:uuid:${id}`,
      type: ['AchievementSubject'],
      ...(shownName === null
        ? {}
        : {
            identifier: [
              { type: 'IdentityObject', hashed: false, identityHash: shownName, identityType: 'name' },
            ],
          }),
      achievement: {
        id: `${publicUrl}/courses/${course}`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: title.en,
        description,
        criteria: {
          narrative: 'Every lesson of the course is done, and every module test is passed at 70 %.',
        },
      },
    },
    credentialStatus: {
      id: `${publicUrl}/certificates/revoked.json`,
      type: '1EdTechRevocationList',
    },
  };
}
export type OpenBadge = ReturnType<typeof openBadge>;
