import { textHook } from '#platform/i18n/text-provider.tsx';
import type { siteEn } from './texts-en.ts';

export const useSiteText = /* @__PURE__ */ textHook<typeof siteEn>('site');
