import { textHook } from '#platform/i18n/text-provider.tsx';
import type { downloadEn } from './download-texts-en.ts';

export const useDownloadText = /* @__PURE__ */ textHook<typeof downloadEn>('download');
