import { textHook } from '#platform/i18n/text-provider.tsx';
import type { settingsEn } from './settings-texts-en.ts';

export const useSettingsText = /* @__PURE__ */ textHook<typeof settingsEn>('settings');
