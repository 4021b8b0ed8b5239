import { createCalls } from '#platform/api-client/api-client.ts';
import type { ResponseContract } from '../../responses-contract.ts';
import { RESPONSE_ENDPOINTS } from '../../responses-endpoints.ts';

/** The calls for what is said in Speaking, by name. */
export const callResponses = createCalls<ResponseContract>(RESPONSE_ENDPOINTS);
