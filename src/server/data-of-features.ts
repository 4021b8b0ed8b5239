import type { FeatureData } from '#features/accounts/server/index.ts';
import { LEARNING_EVENT_DATA } from '#features/learning-events/server/index.ts';
import { mockTestData } from '#features/mock-tests/server/index.ts';
import { OPENING_REQUESTS_DATA, ORDERS_DATA } from '#features/orders/server/index.ts';
import { CONTACT_DATA } from '#features/site/server/index.ts';

/** What features keep of an account, for its export and its deletion. */
export function dataOfFeatures(dependencies: Parameters<typeof mockTestData>[0]): readonly FeatureData[] {
  return [mockTestData(dependencies), LEARNING_EVENT_DATA, ORDERS_DATA, OPENING_REQUESTS_DATA, CONTACT_DATA];
}
