/** The door for other features: what an account looks like to its owner. */
export type { AccountView } from './account-view-contract.ts';
