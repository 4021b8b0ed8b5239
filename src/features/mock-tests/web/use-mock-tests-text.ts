import { textHook } from '#platform/i18n/text-provider.tsx';
import type { mockTestsEn } from './texts-en.ts';

export const useMockTestsText = /* @__PURE__ */ textHook<typeof mockTestsEn>('mockTests');
