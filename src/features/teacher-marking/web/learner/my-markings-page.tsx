import type { LoaderFunctionArgs } from 'react-router';
import { AccountFrame, Loaded, useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { MARKING_ENDPOINTS } from '../../endpoints.ts';
import { CalibrationConsent } from './calibration-consent.tsx';
import { CreditsLeft } from './credits-left.tsx';
import { MarkingsList } from './markings-list.tsx';
import { useReturn } from './use-return.ts';
import styles from './learner.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'markingPage');
  return {
    texts: pageTexts(page.context, 'markingPage', 'markingOffer', 'signedIn'),
    meta: pageMeta(page, {
      title: text('mine.title'),
      description: text('mine.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;

/** The works of a learner that a teacher marks or has marked, and the credits that are left. */
export default function MyMarkingsPage() {
  const text = useText('markingPage');
  const session = useSession();
  const { state, reload } = useReply(() => call(MARKING_ENDPOINTS, 'listMarkings', {}), session?.user.id);
  useReturn(reload);
  return (
    <AccountFrame>
      <h1 className={styles.title}>{text('mine.title')}</h1>
      <p className={styles.intro}>{text('mine.intro')}</p>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={8} label={text('loading')} />}>
        {({ markings, credits, consented_at: consentedAt }) => (
          <>
            <CreditsLeft credits={credits} />
            <MarkingsList markings={markings} />
            {markings.length === 0 && consentedAt === null ? null : (
              <CalibrationConsent consentedAt={consentedAt} />
            )}
          </>
        )}
      </Loaded>
    </AccountFrame>
  );
}
