import type { FeatureData } from '#features/accounts/server/index.ts';
import { mockTestData } from '#features/mock-tests/server/index.ts';
import { ORDERS_DATA } from '#features/shop/server/index.ts';
import { CONTACT_DATA } from '#features/site/server/index.ts';

/** What features keep of an account, for its export and its deletion. */
export function dataOfFeatures(dependencies: Parameters<typeof mockTestData>[0]): readonly FeatureData[] {
  return [mockTestData(dependencies), ORDERS_DATA, CONTACT_DATA];
}
