import type { Language } from '../i18n/language.ts';

/** The light theme of src/ui/tokens.css: mail programs know no custom properties. A test compares the two. */
export const mailColours = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  ink: '#1b2333',
  muted: '#566074',
  line: '#e3e0d8',
  primary: '#0b5d5b',
  onPrimary: '#ffffff',
  tint: '#e4f0ee',
  accent: '#f2b134',
} as const;

const FONTS = {
  en: {
    body: 'system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
    heading: 'Iowan Old Style,Georgia,serif',
  },
  'zh-Hant': {
    body: 'PingFang TC,Noto Sans TC,Noto Sans CJK TC,Microsoft JhengHei,sans-serif',
    heading: 'PingFang TC,Noto Sans TC,Noto Sans CJK TC,Microsoft JhengHei,sans-serif',
  },
} as const satisfies Record<Language, { body: string; heading: string }>;

/** Font lists without quotation marks, for use in a style attribute. */
export function mailFonts(language: Language): { readonly body: string; readonly heading: string } {
  return FONTS[language];
}
