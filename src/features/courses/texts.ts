import { NO_TEXTS } from '#platform/i18n/define-texts.ts';

export const courseTexts = NO_TEXTS;
