import { createCalls } from '#platform/api-client/api-client.ts';
import type { AuthContract } from '../auth-contract.ts';
import { AUTH_ENDPOINTS } from '../auth-endpoints.ts';

/** The calls of somebody who is not signed in, or stops being so, by name. */
export const callAuth = createCalls<AuthContract>(AUTH_ENDPOINTS);
