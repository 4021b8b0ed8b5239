import QRCode from 'qrcode';
import type { Actor } from '#platform/http/actor.ts';
import { seal } from '#platform/secrets/seal.ts';
import { changeAccount, findAccount, findAccountForUpdate } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { confirmPassword, type PasswordVerdict } from '../sign-in/confirm-password.ts';
import { checkSecondFactor, type SecondFactorVerdict } from './second-factor.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { newTotpSecret, totpUri } from './totp.ts';

export type TwoFactorSetup = {
  readonly ok: true;
  /** Base32 in groups of four, for typing. */
  readonly secret: string;
  readonly uri: string;
  /** A picture of `uri`. */
  readonly qr: string;
};

type Refused =
  | Exclude<PasswordVerdict | SecondFactorVerdict, { ok: true }>
  | { readonly ok: false; readonly refusal: 'two-factor-on-already' };

/**
 * Makes a new secret for an authenticator app, replacing one that still waits. It has no effect until one of its
 * codes is entered (turnOnTwoFactor, within 15 minutes). Where two-factor is on, a code of it is needed as well, and the
 * present secret counts until then. Refusals: those of confirmPassword and checkSecondFactor; `two-factor-on-already`
 * where it is on and there is no code.
 */
export async function setupTwoFactor(
  dependencies: AccountsDependencies,
  { accountId }: Actor,
  {
    password,
    code,
    origin,
  }: { readonly password: string; readonly code: string | undefined; readonly origin: RequestOrigin },
): Promise<TwoFactorSetup | Refused> {
  const { database, clock, keys, school } = dependencies;
  const account = await findAccount(database, accountId);
  const confirmed = await confirmPassword(dependencies, accountId, account, password);
  if (!confirmed.ok || !account) return confirmed.ok ? { ok: false, refusal: 'password-wrong' } : confirmed;
  const secret = newTotpSecret();
  const refused = await database.transaction(async (transaction): Promise<Refused | undefined> => {
    const current = await findAccountForUpdate(transaction, accountId);
    // A change or a reset has replaced the password meanwhile, so the confirmed one is out of date.
    if (current?.passwordHash !== account.passwordHash) return { ok: false, refusal: 'password-wrong' };
    if (current.totpSecret !== null) {
      if (code === undefined) return { ok: false, refusal: 'two-factor-on-already' };
      const verdict = await checkSecondFactor(dependencies, transaction, {
        account: current,
        typed: code,
        origin,
      });
      if (!verdict.ok) return verdict;
    }
    await changeAccount(transaction, accountId, {
      totpPendingSecret: seal(keys.totpSecrets, secret, accountId),
      totpPendingAt: clock.now(),
    });
    return undefined;
  });
  if (refused) return refused;
  const uri = totpUri(secret, school.name, account.email);
  return { ok: true, secret: secret.replace(/.{4}(?=.)/g, '$& '), uri, qr: await drawQrCode(uri) };
}

/** Black on white with the quiet zone of the standard, whatever the page's colours: cameras need it. */
async function drawQrCode(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
