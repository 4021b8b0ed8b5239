import type { PdfText } from '#platform/pdf/pdf-content.ts';

/** Words of the paper, which is English in every language. */
export const english = (text: string): PdfText => ({ text, language: 'en' });
