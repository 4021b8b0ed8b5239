import { textHook } from '#platform/i18n/text-provider.tsx';
import type { signedInEn } from './signed-in-texts-en.ts';

export const useSignedInText = /* @__PURE__ */ textHook<typeof signedInEn>('signedIn');
