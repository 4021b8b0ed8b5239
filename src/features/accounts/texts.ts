import { defineTexts } from '#platform/i18n/define-texts.ts';
import { accountsEn } from './web/texts-en.ts';
import { accountsZhHant } from './web/texts-zh-hant.ts';
import { profileEn } from './web/profile/profile-texts-en.ts';
import { profileZhHant } from './web/profile/profile-texts-zh-hant.ts';
import { settingsEn } from './web/settings/settings-texts-en.ts';
import { settingsZhHant } from './web/settings/settings-texts-zh-hant.ts';
import { signedInEn } from './web/frame/signed-in-texts-en.ts';
import { signedInZhHant } from './web/frame/signed-in-texts-zh-hant.ts';

export const accountTexts = defineTexts({
  en: { accounts: accountsEn, profile: profileEn, settings: settingsEn, signedIn: signedInEn },
  'zh-Hant': {
    accounts: accountsZhHant,
    profile: profileZhHant,
    settings: settingsZhHant,
    signedIn: signedInZhHant,
  },
});
