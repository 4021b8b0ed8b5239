import { createCalls } from '#platform/api-client/api-client.ts';
import type { OpeningsContract } from '../../openings-contract.ts';
import { OPENING_ENDPOINTS } from '../../openings-endpoints.ts';

export const callOpenings = createCalls<OpeningsContract>(OPENING_ENDPOINTS);
