import { createCalls } from '#platform/api-client/api-client.ts';
import type { AccountContract } from '../account-contract.ts';
import { ACCOUNT_ENDPOINTS } from '../account-endpoints.ts';

/** The calls of somebody who is signed in, by name. */
export const callAccount = createCalls<AccountContract>(ACCOUNT_ENDPOINTS);
