/** What follows a colon in each language: a Chinese colon has the width of its space. */
export const AFTER_COLON = { en: ' ', 'zh-Hant': '' } as const;
