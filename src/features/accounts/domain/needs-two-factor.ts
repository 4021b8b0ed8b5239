import type { AccountRole } from './account.ts';

/** Whether a role sees the data of others, so that a password alone does not protect it. */
export const requiresTwoFactor = (role: AccountRole): boolean => role !== 'learner';
