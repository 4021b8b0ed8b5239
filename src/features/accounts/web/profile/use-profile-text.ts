import { textHook } from '#platform/i18n/text-provider.tsx';
import type { profileEn } from './profile-texts-en.ts';

export const useProfileText = /* @__PURE__ */ textHook<typeof profileEn>('profile');
