import type { LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { renderPart } from '#platform/pages/render-part.tsx';
import { AuthAside } from './auth-aside.static.tsx';

type AuthPage =
  | 'signin'
  | 'signup'
  | 'code'
  | 'emailVerify'
  | 'forgetPassword'
  | 'resetPassword'
  | 'invitation'
  | 'setup';

/** The `loader` of an auth page: its texts and its head, which search engines must not index. */
export function authLoader(which: AuthPage) {
  return (page: LoaderFunctionArgs) => {
    const text = loaderText(page.context, 'accounts');
    const title = text(`${which}.title`);
    const description = text(`${which}.description`);
    return {
      aside: renderPart(page, 'aside', <AuthAside />),
      texts: pageTexts(page.context, 'accounts'),
      meta: pageMeta(page, { title, description, noIndex: true }),
    };
  };
}

export type AuthLoader = ReturnType<typeof authLoader>;
