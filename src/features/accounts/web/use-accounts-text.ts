import { textHook } from '#platform/i18n/text-provider.tsx';
import type { TextPath } from '#platform/i18n/translate.ts';
import type { accountsEn } from './texts-en.ts';

export type AccountsTextPath = TextPath<typeof accountsEn>;

export const useAccountsText = /* @__PURE__ */ textHook<typeof accountsEn>('accounts');
