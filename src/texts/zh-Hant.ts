import { profileZhHant } from '#features/accounts/web/profile/profile-texts-zh-hant.ts';
import { settingsZhHant } from '#features/accounts/web/settings/settings-texts-zh-hant.ts';
import { signedInZhHant } from '#features/accounts/web/frame/signed-in-texts-zh-hant.ts';
import { accountsZhHant } from '#features/accounts/web/texts-zh-hant.ts';
import { backOfficeZhHant } from '#features/back-office/web/texts-zh-hant.ts';
import { catalogueZhHant } from '#features/shop/web/offers/texts-zh-hant.ts';
import { openingZhHant } from '#features/shop/web/opening/opening-texts-zh-hant.ts';
import { checkoutZhHant } from '#features/shop/web/checkout/checkout-texts-zh-hant.ts';
import { ordersZhHant } from '#features/shop/web/orders/texts-zh-hant.ts';
import { cartZhHant } from '#features/shop/web/cart/cart-texts-zh-hant.ts';
import { cartButtonZhHant } from '#features/shop/web/cart/cart-button-texts-zh-hant.ts';
import { dashboardZhHant } from '#features/dashboard/web/texts-zh-hant.ts';
import { listeningZhHant } from '#features/mock-tests/web/listening/listening-texts-zh-hant.ts';
import { playerZhHant } from '#features/mock-tests/web/player/player-texts-zh-hant.ts';
import { resultZhHant } from '#features/mock-tests/web/result/result-texts-zh-hant.ts';
import { sittingZhHant } from '#features/mock-tests/web/sittings/sitting-texts-zh-hant.ts';
import { documentZhHant } from '#features/mock-tests/server/documents/document-texts-zh-hant.ts';
import { downloadZhHant } from '#features/mock-tests/web/documents/download-texts-zh-hant.ts';
import { tourZhHant } from '#features/mock-tests/web/tour/tour-texts-zh-hant.ts';
import { speakingZhHant } from '#features/mock-tests/web/speaking/speaking-texts-zh-hant.ts';
import { mockTestsZhHant } from '#features/mock-tests/web/texts-zh-hant.ts';
import { writingZhHant } from '#features/mock-tests/web/writing/writing-texts-zh-hant.ts';
import { siteZhHant } from '#features/site/web/texts-zh-hant.ts';
import type { SameKeys } from '#platform/i18n/translate.ts';
import type en from './en.ts';

/** The whole Traditional Chinese catalogue; the compiler proves that it has the English one's keys. */
export default {
  accounts: accountsZhHant,
  backOffice: backOfficeZhHant,
  cart: cartZhHant,
  cartButton: cartButtonZhHant,
  checkout: checkoutZhHant,
  catalogue: catalogueZhHant,
  dashboard: dashboardZhHant,
  document: documentZhHant,
  download: downloadZhHant,
  listening: listeningZhHant,
  mockTests: mockTestsZhHant,
  player: playerZhHant,
  opening: openingZhHant,
  orders: ordersZhHant,
  profile: profileZhHant,
  result: resultZhHant,
  settings: settingsZhHant,
  signedIn: signedInZhHant,
  site: siteZhHant,
  sitting: sittingZhHant,
  tour: tourZhHant,
  speaking: speakingZhHant,
  writing: writingZhHant,
} satisfies SameKeys<typeof en>;
