import { textHook } from '#platform/i18n/text-provider.tsx';
import type { backOfficeEn } from './texts-en.ts';

export const useBackOfficeText = /* @__PURE__ */ textHook<typeof backOfficeEn>('backOffice');
