import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: SHA-1, six digits, half a minute (RFC 6238). */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Codes of the step before and after are taken too: a telephone's clock may be off, and typing takes time. */
const WINDOW = 1;

const SECRET_BYTES = 20;

/** 160 random bits (RFC 4226, section 4), base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the QR code says: `otpauth://totp/<issuer>:<label>?…`. */
export function totpUri(secret: string, issuer: string, label: string): string {
  // The colon is what parts the two.
  const named = { issuer: issuer.replaceAll(':', ' '), label };
  return new TOTP({ ...FORM, ...named, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step whose code this is, within one step of now; undefined when it is the code of none. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const away = totp.validate({ token: code, timestamp, window: WINDOW });
  return away === null ? undefined : totp.counter({ timestamp }) + away;
}
