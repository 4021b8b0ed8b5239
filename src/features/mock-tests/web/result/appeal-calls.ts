import { createCalls } from '#platform/api-client/api-client.ts';
import type { AppealContract } from '../../appeals-contract.ts';
import { APPEAL_ENDPOINTS } from '../../appeals-endpoints.ts';

/** The calls for appeals by name. */
export const callAppeals = createCalls<AppealContract>(APPEAL_ENDPOINTS);
