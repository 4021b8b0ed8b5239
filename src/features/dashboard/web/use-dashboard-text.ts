import { textHook } from '#platform/i18n/text-provider.tsx';
import type { Translate } from '#platform/i18n/translate.ts';
import type { dashboardEn } from './texts-en.ts';

export type DashboardText = Translate<typeof dashboardEn>;

export const useDashboardText = /* @__PURE__ */ textHook<typeof dashboardEn>('dashboard');
