import { textHook } from '#platform/i18n/text-provider.tsx';
import type { playerEn } from './player-texts-en.ts';

export const usePlayerText = /* @__PURE__ */ textHook<typeof playerEn>('player');
