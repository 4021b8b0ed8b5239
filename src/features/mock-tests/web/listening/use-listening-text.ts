import { textHook } from '#platform/i18n/text-provider.tsx';
import type { listeningEn } from './listening-texts-en.ts';

export const useListeningText = /* @__PURE__ */ textHook<typeof listeningEn>('listening');
