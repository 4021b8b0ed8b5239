import { createCalls } from '#platform/api-client/api-client.ts';
import type { SittingContract } from '../../sittings-contract.ts';
import { SITTING_ENDPOINTS } from '../../sittings-endpoints.ts';

/** The calls for whole tests, by name. */
export const callSittings = createCalls<SittingContract>(SITTING_ENDPOINTS);
