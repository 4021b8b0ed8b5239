import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import {
  AccountFrame,
  DeletionBanner,
  Loaded,
  useAccount,
  useSession,
} from '#features/accounts/web/index.ts';
import { catalogueReader } from '#features/shop/web/index.ts';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { CourseList } from './course-list.tsx';
import { Dashboard } from './dashboard.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Greeting } from './greeting.tsx';
import { OwnedList } from './owned-list.tsx';

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  const text = loaderText(context, 'dashboard');
  const trial = context.get(catalogueReader).findPlan('free-trial', context.get(languageContext));
  return {
    texts: pageTexts(
      context,
      'dashboard',
      'signedIn',
      'markingOffer',
      'lessonHomework',
      'lessonNews',
      'lessonWords',
    ),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
    trial: { cover: trial?.cover.src ?? '' },
  };
}

export const meta = loaderMeta;

/** The first page after sign-in. */
export default function MePage() {
  const { trial } = useLoaderData<typeof loader>();
  const text = useText('dashboard');
  const session = useSession();
  const { state, reload, take } = useAccount();
  const user = state.status === 'ready' ? state.reply.user : session?.user;
  return (
    <AccountFrame>
      {state.status === 'ready' ? <DeletionBanner user={state.reply.user} onKept={take} /> : null}
      <Greeting user={user} />
      <Loaded state={state} reload={reload} skeleton={<DashboardSkeleton label={text('loading')} />}>
        {({ user: account }) => (
          <Dashboard user={account} trial={trial}>
            <CourseList user={account} />
            <OwnedList user={account} />
          </Dashboard>
        )}
      </Loaded>
    </AccountFrame>
  );
}
