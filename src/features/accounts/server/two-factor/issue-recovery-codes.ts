import { randomBytes } from 'node:crypto';
import type { Transaction } from '#platform/database/database.ts';
import { RECOVERY_CODES } from '../../domain/account.ts';
import {
  formatRecoveryCode,
  parseRecoveryCode,
  RECOVERY_CODE_LENGTH,
} from '../../domain/sign-in/recovery-code.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { replaceRecoveryCodes } from '../recovery-code-store.ts';

/**
 * Replaces all recovery codes of an account by ten new ones. They are returned once: only their hashes are stored.
 */
export async function issueRecoveryCodes(
  { keys }: Pick<AccountsDependencies, 'keys'>,
  transaction: Transaction,
  accountId: string,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(formatRecoveryCode(randomBytes(RECOVERY_CODE_LENGTH)));
  const hashes = [...codes].map((code) => keys.hashRecoveryCode(accountId, parseRecoveryCode(code) ?? ''));
  await replaceRecoveryCodes(transaction, accountId, hashes);
  return [...codes];
}
