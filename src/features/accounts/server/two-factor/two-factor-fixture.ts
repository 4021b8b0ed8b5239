import { Secret, TOTP } from 'otpauth';
import { seal } from '#platform/secrets/seal.ts';
import { changeAccount, type NewAccount, type StoredAccount } from '../account-store.ts';
import { PASSWORD, useAccounts } from '../accounts-fixture.ts';
import { issueOneTimeToken } from '../one-time-token-store.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';
import { newTotpSecret } from './totp.ts';

/** What an authenticator app shows for a secret (base32, spaces allowed) at an instant. */
export function appCode(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replace(/ /g, '')) }).generate({
    timestamp: at.getTime(),
  });
}

/** An account whose two-factor is on, and all that its owner holds. */
export type ProtectedAccount = {
  readonly account: StoredAccount;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
};

/** The accounts' calls, and accounts whose two-factor is on. */
export function useTwoFactor(given?: Parameters<typeof useAccounts>[0]) {
  const accounts = useAccounts(given);
  const now = () => accounts.dependencies().clock.now();

  async function aProtectedAccount(given: Partial<NewAccount> = {}): Promise<ProtectedAccount> {
    const dependencies = accounts.dependencies();
    const { id } = await accounts.anAccount(given);
    const secret = newTotpSecret();
    const totpSecret = seal(dependencies.keys.totpSecrets, secret, id);
    const account = await changeAccount(dependencies.database, id, { totpSecret });
    if (!account) throw new Error('The account was not kept.');
    const recoveryCodes = await dependencies.database.transaction((transaction) =>
      issueRecoveryCodes(dependencies, transaction, id),
    );
    return { account, secret, recoveryCodes };
  }

  return {
    ...accounts,
    now,
    aProtectedAccount,
    /** The code that the account's app shows, so many steps from now. */
    codeOf: ({ secret }: Pick<ProtectedAccount, 'secret'>, steps = 0) =>
      appCode(secret, new Date(now().getTime() + steps * 30_000)),
    /** A code of the right form that the account's app shows at no time near. */
    wrongCodeOf({ secret }: Pick<ProtectedAccount, 'secret'>): string {
      const near = new Set(
        [-1, 0, 1].map((step) => appCode(secret, new Date(now().getTime() + step * 30_000))),
      );
      return ['000000', '111111', '222222', '333333'].find((code) => !near.has(code)) ?? '';
    },
    /** What signing in with the password gives. */
    aTicket: ({ account }: Pick<ProtectedAccount, 'account'>) =>
      issueOneTimeToken(accounts.dependencies(), accounts.dependencies().database, {
        purpose: 'two-factor-ticket',
        accountId: account.id,
      }),
    enter: (body: object, language?: 'en' | 'zh-Hant') =>
      accounts.ask('POST', '/api/users/code', { body, language }),
    async setup(token: string, password = PASSWORD) {
      return await accounts.ask('POST', '/api/users/2fa/setup', { token, body: { password } });
    },
    changeStatus: (token: string, body: object) =>
      accounts.ask('PATCH', '/api/users/2fa/status', { token, body }),
    renew: (token: string, body: object) =>
      accounts.ask('POST', '/api/users/2fa/recovery-codes', { token, body }),
    /** Kinds of the account's security events, oldest first. */
    async eventsOf(accountId: string): Promise<unknown[]> {
      const rows = await accounts.query(
        'select kind from security_events where account_id = $1 order by at, id',
        [accountId],
      );
      return rows.map(({ kind }) => kind);
    },
    /** Everything that all tables hold, as one text. */
    async everythingKept(): Promise<string> {
      const tables = await accounts.query(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
      );
      const rows = await Promise.all(
        tables.map(({ name }) => accounts.query(`select to_jsonb(t)::text as row from ${String(name)} t`)),
      );
      return rows
        .flat()
        .map(({ row }) => row)
        .join('\n');
    },
  };
}
