import { textHook } from '#platform/i18n/text-provider.tsx';
import type { openingRequestEn } from './opening-request-texts-en.ts';

export const useOpeningRequestText = /* @__PURE__ */ textHook<typeof openingRequestEn>('openingRequest');
