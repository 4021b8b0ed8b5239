import type { SameKeys } from '#platform/i18n/translate.ts';
import type { lessonFeedEn } from './texts-en.ts';

export const lessonFeedZhHant = {
  title: '在行事曆看你的課程',
  text: '用一個祕密網址，就能在行事曆程式看到你的課程，並隨時更新。',
  make: '產生網址',
  replace: '更換網址',
  replaceText: '產生新網址後，之前的網址就會失效。',
  shown: '這是你的網址，只會顯示一次，請現在複製。',
  label: '行事曆網址',
  delete: '刪除網址',
  deleted: '網址已刪除，使用該網址的行事曆不會再顯示課程。',
  uncertain: '無法連線到學校，因此不確定是否已完成。請檢查網路連線後再試一次。',
} satisfies SameKeys<typeof lessonFeedEn>;
