import { textHook } from '#platform/i18n/text-provider.tsx';
import type { openingEn } from './opening-texts-en.ts';

export const useOpeningText = /* @__PURE__ */ textHook<typeof openingEn>('opening');
