import { accountsEn } from '#features/accounts/web/texts-en.ts';
import { catalogueEn } from '#features/catalogue/web/texts-en.ts';
import { mockTestsEn } from '#features/mock-tests/web/texts-en.ts';
import { ordersEn } from '#features/orders/web/texts-en.ts';
import { siteEn } from '#features/site/web/texts-en.ts';

/** The whole English catalogue, one group a feature. */
export default {
  accounts: accountsEn,
  catalogue: catalogueEn,
  mockTests: mockTestsEn,
  orders: ordersEn,
  site: siteEn,
};
