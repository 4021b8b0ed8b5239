import { textHook } from '#platform/i18n/text-provider.tsx';
import type { catalogueEn } from './texts-en.ts';

export const useCatalogueText = /* @__PURE__ */ textHook<typeof catalogueEn>('catalogue');
