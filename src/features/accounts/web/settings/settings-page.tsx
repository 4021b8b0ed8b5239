import type { LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { AccountFrame } from '../frame/account-frame.tsx';
import { DeletionBanner } from '../frame/deletion-banner.tsx';
import { FormSkeleton } from '../forms/form-skeleton.tsx';
import { Loaded } from '../frame/loaded.tsx';
import styles from '../frame/part.module.css';
import { SettingsParts } from './settings-parts.tsx';
import { useAccount } from '../frame/use-account.ts';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'settings');
  return {
    texts: pageTexts(page.context, 'accounts', 'settings', 'signedIn'),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** The settings: how and where an account signs in, and its data. */
export default function SettingsPage() {
  const text = useText('settings');
  const account = useAccount();
  return (
    <AccountFrame>
      <h1>{text('title')}</h1>
      <p className={styles.lead}>{text('intro')}</p>
      <Loaded {...account} skeleton={<FormSkeleton label={text('loading')} parts={4} />}>
        {({ user }) => (
          <>
            <DeletionBanner user={user} onKept={account.take} />
            <SettingsParts user={user} reload={account.reload} take={account.take} />
          </>
        )}
      </Loaded>
    </AccountFrame>
  );
}
