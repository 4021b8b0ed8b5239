import type { PdfText } from '#platform/pdf/pdf-content.ts';

/** Marks words of the paper as English, in every language of the page. */
export const english = (text: string): PdfText => ({ text, language: 'en' });
