import { useState } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { DESK_ENDPOINTS } from '../desk-calls.ts';
import { failureOf, type ActFailure } from '../act-failure.ts';
import { useWriterTab } from '../tabs/use-writer-tab.ts';
import { DeskFrame } from '../desk-frame.tsx';
import { ClaimFirst } from './claim-first.tsx';
import { Desk } from './desk.tsx';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'desk');
  return {
    texts: pageTexts(
      page.context,
      'desk',
      'markingWords',
      'bandTexts',
      'signedIn',
      'questions',
      'recording',
      'commentBank',
    ),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;
/** The desk needs the whole screen. */
export const handle = { chrome: 'none' } as const;

/** Where a teacher marks a work. */
export default function DeskPage() {
  const { markingOrderId = '' } = useParams();
  return (
    <DeskFrame isWide>
      <ClaimedWork key={markingOrderId} markingOrderId={markingOrderId} />
    </DeskFrame>
  );
}

function ClaimedWork({ markingOrderId }: { readonly markingOrderId: string }) {
  const t = useText('desk');
  const language = useLanguage();
  const session = useSession();
  const [claims, setClaims] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActFailure>();
  const params = { markingOrderId };
  const key = session ? `${session.user.id} ${language} ${markingOrderId}` : undefined;
  const { state, reload, replace } = useReply(() => call(DESK_ENDPOINTS, 'getDeskWork', { params }), key);

  const claim = async () => {
    setBusy(true);
    const result = await call(DESK_ENDPOINTS, 'claimMarking', { params });
    setBusy(false);
    setFailure(failureOf(result));
    if (result.ok) reload();
  };
  /** Opens the desk again with the server's draft and the device's. */
  const reopen = async () => {
    const result = await call(DESK_ENDPOINTS, 'getDeskWork', { params });
    if (!result.ok) return false;
    replace(result.reply);
    setClaims((count) => count + 1);
    return true;
  };

  const tab = useWriterTab(markingOrderId, {
    canRead: async () => (await call(DESK_ENDPOINTS, 'getDeskWork', { params })).ok,
    readAgain: reopen,
  });

  if (state.status === 'refused' && state.code === 'marking-unknown')
    return <ClaimFirst busy={busy} failure={failure} onClaim={() => void claim()} />;
  return (
    <Loaded state={state} reload={reload} skeleton={<Skeleton lines={12} label={t('loading')} />}>
      {(work) => (
        <Desk
          // A new version, and a new claim after a lost one, start with what the server has.
          key={`${work.draft.version} ${claims}`}
          work={work}
          tab={tab}
          replace={replace}
          reload={reload}
          reopen={() => void reopen()}
        />
      )}
    </Loaded>
  );
}
