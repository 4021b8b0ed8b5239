import { MOCK_TEST_DATA } from '#features/mock-tests/server/index.ts';
import { ORDERS_DATA } from '#features/orders/server/index.ts';
import { CONTACT_DATA } from '#features/site/server/index.ts';

/** What features keep of an account, for its export and its deletion. */
export const DATA_OF_FEATURES = [MOCK_TEST_DATA, ORDERS_DATA, CONTACT_DATA];
