import { createHmac, timingSafeEqual } from 'node:crypto';

export const SANDBOX_SIGNATURE = 'sandbox-signature';

/** An older delivery is a replay, and one from this far ahead is forged. Seconds. */
const TOLERANCE_S = 300;

const mac = (key: Buffer, seconds: number, body: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest();

/** The header of a webhook: when it was sent, and HMAC-SHA256 of that and of the bytes. */
export function signSandboxWebhook(key: Buffer, body: Uint8Array, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${mac(key, seconds, body).toString('hex')}`;
}

export type SignatureVerdict = 'right' | 'signature-wrong' | 'too-old';

/** Whether a webhook is from the sandbox of this installation, and was sent within five minutes. */
export function checkSandboxSignature(
  key: Buffer,
  header: string | null,
  body: Uint8Array,
  now: Date,
): SignatureVerdict {
  const [, time, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (time === undefined || signature === undefined) return 'signature-wrong';
  const seconds = Number(time);
  if (!timingSafeEqual(mac(key, seconds, body), Buffer.from(signature, 'hex'))) return 'signature-wrong';
  return Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_S ? 'right' : 'too-old';
}
