import { textHook } from '#platform/i18n/text-provider.tsx';
import type { writingEn } from './writing-texts-en.ts';

export const useWritingText = /* @__PURE__ */ textHook<typeof writingEn>('writing');
