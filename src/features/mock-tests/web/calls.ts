import { createCalls } from '#platform/api-client/api-client.ts';
import type { MockTestContract } from '../contract.ts';
import { MOCK_TEST_ENDPOINTS } from '../endpoints.ts';

/** The calls of the mock tests by name. */
export const callMockTests = createCalls<MockTestContract>(MOCK_TEST_ENDPOINTS);
