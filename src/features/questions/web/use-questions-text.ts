import { textHook } from '#platform/i18n/text-provider.tsx';
import type { questionsEn } from './questions-texts-en.ts';

export const useQuestionsText = /* @__PURE__ */ textHook<typeof questionsEn>('questions');
