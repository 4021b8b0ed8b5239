import type { TextPath, Translate } from '#platform/i18n/translate.ts';
import type { backOfficeEn } from './texts-en.ts';

export type BackOfficeText = Translate<typeof backOfficeEn>;
export type BackOfficeTextPath = TextPath<typeof backOfficeEn>;
