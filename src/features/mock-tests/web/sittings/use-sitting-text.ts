import { textHook } from '#platform/i18n/text-provider.tsx';
import type { sittingEn } from './sitting-texts-en.ts';

export const useSittingText = /* @__PURE__ */ textHook<typeof sittingEn>('sitting');
