import { profileEn } from '#features/accounts/web/profile/profile-texts-en.ts';
import { settingsEn } from '#features/accounts/web/settings/settings-texts-en.ts';
import { signedInEn } from '#features/accounts/web/frame/signed-in-texts-en.ts';
import { accountsEn } from '#features/accounts/web/texts-en.ts';
import { backOfficeEn } from '#features/back-office/web/texts-en.ts';
import { catalogueEn } from '#features/shop/web/offers/texts-en.ts';
import { openingEn } from '#features/shop/web/opening/opening-texts-en.ts';
import { checkoutEn } from '#features/shop/web/checkout/checkout-texts-en.ts';
import { ordersEn } from '#features/shop/web/orders/texts-en.ts';
import { cartEn } from '#features/shop/web/cart/cart-texts-en.ts';
import { cartButtonEn } from '#features/shop/web/cart/cart-button-texts-en.ts';
import { dashboardEn } from '#features/dashboard/web/texts-en.ts';
import { listeningEn } from '#features/mock-tests/web/listening/listening-texts-en.ts';
import { playerEn } from '#features/mock-tests/web/player/player-texts-en.ts';
import { resultEn } from '#features/mock-tests/web/result/result-texts-en.ts';
import { sittingEn } from '#features/mock-tests/web/sittings/sitting-texts-en.ts';
import { documentEn } from '#features/mock-tests/server/documents/document-texts-en.ts';
import { downloadEn } from '#features/mock-tests/web/documents/download-texts-en.ts';
import { tourEn } from '#features/mock-tests/web/tour/tour-texts-en.ts';
import { speakingEn } from '#features/mock-tests/web/speaking/speaking-texts-en.ts';
import { mockTestsEn } from '#features/mock-tests/web/texts-en.ts';
import { writingEn } from '#features/mock-tests/web/writing/writing-texts-en.ts';
import { siteEn } from '#features/site/web/texts-en.ts';

/** The whole English catalogue, one group a feature. */
export default {
  accounts: accountsEn,
  backOffice: backOfficeEn,
  cart: cartEn,
  cartButton: cartButtonEn,
  checkout: checkoutEn,
  catalogue: catalogueEn,
  dashboard: dashboardEn,
  document: documentEn,
  download: downloadEn,
  listening: listeningEn,
  mockTests: mockTestsEn,
  player: playerEn,
  opening: openingEn,
  orders: ordersEn,
  profile: profileEn,
  result: resultEn,
  settings: settingsEn,
  signedIn: signedInEn,
  site: siteEn,
  sitting: sittingEn,
  tour: tourEn,
  speaking: speakingEn,
  writing: writingEn,
};
