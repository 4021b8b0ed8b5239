/** The door for other features: what an account looks like, and the roles. */
export type { AccountView, SignedIn } from './account-view-contract.ts';
export { ACCOUNT_ROLES, type AccountRole } from './domain/account.ts';
