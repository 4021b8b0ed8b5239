import { textHook } from '#platform/i18n/text-provider.tsx';
import type { speakingEn } from './speaking-texts-en.ts';

export const useSpeakingText = /* @__PURE__ */ textHook<typeof speakingEn>('speaking');
