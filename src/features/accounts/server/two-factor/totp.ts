import { Secret, TOTP } from 'otpauth';

/** The settings that every authenticator app supports: SHA-1, six digits, 30 seconds (RFC 6238). */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Codes of the previous and next step are accepted: a phone's clock may be off, and typing takes time. */
const WINDOW = 1;

const SECRET_BYTES = 20;

/** 160 random bits (RFC 4226, section 4), base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The content of the QR code: `otpauth://totp/<issuer>:<label>?…`. */
export function totpUri(secret: string, issuer: string, label: string): string {
  // The colon separates the two.
  const named = { issuer: issuer.replaceAll(':', ' '), label };
  return new TOTP({ ...FORM, ...named, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step of a code, within one step of now; undefined when none matches. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const away = totp.validate({ token: code, timestamp, window: WINDOW });
  return away === null ? undefined : totp.counter({ timestamp }) + away;
}
