import { lazy, Suspense, useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { GraderChoice } from '../choice/grader-choice.tsx';
import type { WorkReply } from './work-replies.ts';
import { PracticeTask } from './practice-task.tsx';
import { ReplacedText, SaveLine } from './save-line.tsx';
import { SubmitDraft } from './submit-draft.tsx';
import { useDraft } from './use-draft.ts';
import { useWritingTime } from './use-writing-time.ts';
import { WritingField } from './writing-field.tsx';
import styles from './write.module.css';

// Loaded on demand, because a first draft has neither.
const DraftComparison = lazy(async () => ({
  default: (await import('./draft-comparison.tsx')).DraftComparison,
}));
const LastComments = lazy(async () => ({ default: (await import('./last-comments.tsx')).LastComments }));

/** Beside the text from this width on. */
const WIDE = '(min-width: 1024px)';

/** The task and the comments on the last draft, next to the text. */
export function Writing({ reply }: { readonly reply: WorkReply }) {
  const { work, drafts, previous_text: previousText } = reply;
  const t = useText('drafts');
  const draft = useDraft(reply);
  const time = useWritingTime(work.work_id);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isWide] = useState(() => matchMedia(WIDE).matches);
  const [isSubmitting, setSubmitting] = useState(false);
  const previous = drafts.filter((each) => each.draft < work.draft).pop();
  const text = useDeferredValue(draft?.text ?? work.text);
  const task = work.task_view;

  /** Selects words of the text and scrolls to them. */
  const find = (quote: string) => {
    const start = draft?.text.indexOf(quote) ?? -1;
    if (!field.current || start < 0) return;
    field.current.focus();
    field.current.setSelectionRange(start, start + quote.length);
  };

  return (
    <>
      <h1 className={styles.title}>
        {work.draft > 1 ? t('write.headingAgain', { number: work.draft }) : t('write.heading')}
      </h1>
      <div className={styles.columns}>
        <div className={styles.side}>
          {task ? (
            <details className={styles.panel} open={isWide || !previous}>
              <summary>
                <h2>{t('write.task')}</h2>
              </summary>
              <PracticeTask task={task} />
            </details>
          ) : null}
          {previous ? (
            <details className={styles.panel} open={isWide} data-last-comments="">
              <summary>
                <h2>{t('write.comments')}</h2>
              </summary>
              <OnDemand>
                <LastComments workId={previous.work_id} text={text} onFind={find} />
              </OnDemand>
            </details>
          ) : null}
        </div>
        <div className={styles.main}>
          {!draft ? (
            <Skeleton lines={10} label={t('loading')} />
          ) : draft.isSubmitted && !isSubmitting ? (
            <SubmittedElsewhere workId={work.work_id} text={draft.aside} />
          ) : (
            <>
              <ReplacedText draft={draft} />
              <WritingField
                field={field}
                text={draft.text}
                minWords={task?.minWords ?? null}
                minutes={time.minutes}
                readOnly={isSubmitting}
                onChange={(value) => {
                  time.note();
                  draft.write(value);
                }}
              />
              <SaveLine draft={draft} />
              <GraderChoice />
              <SubmitDraft
                draft={draft}
                workId={work.work_id}
                minWords={task?.minWords ?? 0}
                onBusy={setSubmitting}
                onSubmitted={time.forget}
              />
              {previousText === null ? null : (
                <details className={styles.panel} data-changes="">
                  <summary>
                    <h2>{t('write.changes')}</h2>
                  </summary>
                  <OnDemand>
                    <DraftComparison before={previousText} after={text} />
                  </OnDemand>
                </details>
              )}
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** A part that is loaded on demand. If that fails, the text next to it can still be written. */
function OnDemand({ children }: { readonly children: ReactNode }) {
  const t = useText('drafts');
  return (
    <LoadBoundary fallback={<p>{t('write.partFailed')}</p>}>
      <Suspense fallback={<Skeleton lines={6} label={t('loading')} />}>{children}</Suspense>
    </LoadBoundary>
  );
}

type SubmittedProps = { readonly workId: string; readonly text: string | undefined };

function SubmittedElsewhere({ workId, text }: SubmittedProps) {
  const t = useText('drafts');
  return (
    <Notice
      tone="info"
      announce
      title={t('write.elsewhere')}
      action={<ButtonLink to={paths.work({ workId })}>{t('write.elsewhereLink')}</ButtonLink>}
    >
      {text === undefined ? null : (
        <>
          <p>{t('write.aside')}</p>
          <p className={styles.aside} lang="en">
            {text}
          </p>
        </>
      )}
    </Notice>
  );
}
