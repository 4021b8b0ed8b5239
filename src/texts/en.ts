import { profileEn } from '#features/accounts/web/profile-texts-en.ts';
import { settingsEn } from '#features/accounts/web/settings-texts-en.ts';
import { signedInEn } from '#features/accounts/web/signed-in-texts-en.ts';
import { accountsEn } from '#features/accounts/web/texts-en.ts';
import { catalogueEn } from '#features/catalogue/web/texts-en.ts';
import { dashboardEn } from '#features/dashboard/web/texts-en.ts';
import { playerEn } from '#features/mock-tests/web/player-texts-en.ts';
import { mockTestsEn } from '#features/mock-tests/web/texts-en.ts';
import { ordersEn } from '#features/orders/web/texts-en.ts';
import { siteEn } from '#features/site/web/texts-en.ts';

/** The whole English catalogue, one group a feature. */
export default {
  accounts: accountsEn,
  catalogue: catalogueEn,
  dashboard: dashboardEn,
  mockTests: mockTestsEn,
  orders: ordersEn,
  player: playerEn,
  profile: profileEn,
  settings: settingsEn,
  signedIn: signedInEn,
  site: siteEn,
};
