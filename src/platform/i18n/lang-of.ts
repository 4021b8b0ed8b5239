import type { Language } from './language.ts';

// Ranges, as Firefox 68 knows no names of scripts.
export const HAN = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;

/**
 * The language of a text that may be in either, such as one that a learner wrote, for `lang`: a voice reads it as that.
 * A text with Chinese in it is Chinese.
 */
export const langOf = (text: string): Language => (HAN.test(text) ? 'zh-Hant' : 'en');
