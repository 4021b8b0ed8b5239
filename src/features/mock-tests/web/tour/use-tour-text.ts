import { textHook } from '#platform/i18n/text-provider.tsx';
import type { tourEn } from './tour-texts-en.ts';

export const useTourText = /* @__PURE__ */ textHook<typeof tourEn>('tour');
