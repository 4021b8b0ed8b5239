import { textHook } from '#platform/i18n/text-provider.tsx';
import type { resultEn } from './result-texts-en.ts';

export const useResultText = /* @__PURE__ */ textHook<typeof resultEn>('result');
