import { lazy, Suspense } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { useTitlePrefix } from '#platform/pages/use-title-prefix.ts';
import { isMarkedSection } from '#ielts/paper/paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { AttemptSkeleton } from './player/attempt-skeleton.tsx';
import { Player } from './player/player.tsx';
import styles from './attempts/attempt-page.module.css';
import { AttemptUnknown } from './attempts/attempt-unknown.tsx';
import type { OpenedAttempt } from './attempts/open-attempt.ts';
import { useAttempt, type AttemptChange } from './attempts/use-attempt.ts';
import { useSectionName } from './attempts/use-section-name.ts';

// Each screen loads much that the others do not need.
const WritingPlayer = lazy(async () => ({
  default: (await import('./writing/writing-player.tsx')).WritingPlayer,
}));

const SpeakingPlayer = lazy(async () => ({
  default: (await import('./speaking/speaking-player.tsx')).SpeakingPlayer,
}));

export const handle = { chrome: 'none' } as const;

export function loader(page: LoaderFunctionArgs) {
  const t = loaderText(page.context, 'mockTests');
  const title = t('player.pageTitle');
  return {
    texts: pageTexts(
      page.context,
      'mockTests',
      'player',
      'questions',
      'marking',
      'listening',
      'writing',
      'speaking',
    ),
    meta: pageMeta(page, { title, noIndex: true }),
  };
}

export const meta = loaderMeta;

/** The page of an attempt. The page is the same for everybody; the attempt is loaded from the API. */
export default function AttemptPage() {
  const { attemptId = '' } = useParams();
  const t = useText('mockTests');
  const { state, change, retry } = useAttempt(attemptId);
  switch (state.status) {
    case 'loading':
      return <AttemptSkeleton label={t('player.loading')} />;
    case 'unreachable':
      return (
        <div className={styles.message} role="alert">
          <h1>{t('player.unreachableTitle')}</h1>
          <p>{t('player.unreachableText')}</p>
          <Button onClick={retry}>{t('player.retry')}</Button>
        </div>
      );
    case 'unknown':
      return <AttemptUnknown />;
    case 'ready':
      return <SectionPlayer opened={state.opened} onReply={change} />;
    default:
      return state satisfies never;
  }
}

/** The screen of the attempt's skill. */
function SectionPlayer({
  opened,
  onReply,
}: {
  readonly opened: OpenedAttempt;
  readonly onReply: AttemptChange;
}) {
  const t = useText('mockTests');
  const { attempt, section } = opened.reply;
  useTitlePrefix(useSectionName(attempt, section.skill));
  if (isMarkedSection(section)) return <Player opened={opened} section={section} onReply={onReply} />;
  return (
    <Suspense fallback={<AttemptSkeleton label={t('player.loading')} />}>
      {section.skill === 'writing' ? (
        <WritingPlayer opened={opened} section={section} onReply={onReply} />
      ) : (
        <SpeakingPlayer opened={opened} section={section} />
      )}
    </Suspense>
  );
}
