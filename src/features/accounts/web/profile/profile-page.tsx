import type { LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { AccountFrame } from '../frame/account-frame.tsx';
import { DeletionBanner } from '../frame/deletion-banner.tsx';
import { FormSkeleton } from '../forms/form-skeleton.tsx';
import { Loaded } from '../frame/loaded.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from '../frame/part.module.css';
import { useAccount } from '../frame/use-account.ts';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'profile');
  return {
    texts: pageTexts(page.context, 'accounts', 'profile', 'signedIn'),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** The profile page. It is the same for everybody, and the account is loaded from the API. */
export default function ProfilePage() {
  const text = useText('profile');
  const { state, reload, take } = useAccount();
  return (
    <AccountFrame>
      <h1>{text('title')}</h1>
      <p className={styles.lead}>{text('intro')}</p>
      <Loaded state={state} reload={reload} skeleton={<FormSkeleton label={text('loading')} parts={3} />}>
        {({ user }) => (
          <>
            <DeletionBanner user={user} onKept={take} />
            <ProfileForm user={user} take={take} />
          </>
        )}
      </Loaded>
    </AccountFrame>
  );
}
