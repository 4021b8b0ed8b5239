import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { WorkReply } from '../work-reply.ts';
import styles from './works.module.css';

const KINDS = {
  'writing-task-1': 'kind.task1',
  'writing-task-2': 'kind.task2',
  speaking: 'kind.speaking',
} as const;

/** What the work is: its task, when it was submitted, how long it is, and the pages that lead to it. */
export function WorkHead({ reply: { work } }: { readonly reply: WorkReply }) {
  const text = useText('works');
  const language = useLanguage();
  const session = useSession();
  const facts = [
    work.submitted_at
      ? text('head.submitted', {
          date: formatInstant(work.submitted_at, { language, timeZone: session?.user.time_zone }),
        })
      : undefined,
    work.kind === 'speaking' ? undefined : text('head.words', { count: work.words }),
    work.draft > 1 ? text('head.draft', { draft: work.draft }) : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <header className={styles.head}>
      {session || work.attempt_id ? (
        <p className={styles.trail}>
          {session ? <TextLink to={paths.myWorks()}>{text('head.all')}</TextLink> : null}
          {work.attempt_id ? (
            <TextLink to={paths.attemptResult({ attemptId: work.attempt_id })}>
              {text('head.section')}
            </TextLink>
          ) : null}
        </p>
      ) : null}
      <h1>{text(KINDS[work.kind])}</h1>
      <p className={styles.quiet}>{facts.join(' · ')}</p>
    </header>
  );
}
