import { useDeferredValue, useRef, useState } from 'react';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { GraderChoice } from '../choice/grader-choice.tsx';
import { DraftComparison } from './draft-comparison.tsx';
import type { WorkReply } from './work-replies.ts';
import { LastComments } from './last-comments.tsx';
import { PracticeTask } from './practice-task.tsx';
import { ReplacedText, SaveLine } from './save-line.tsx';
import { SubmitDraft } from './submit-draft.tsx';
import { useDraft } from './use-draft.ts';
import { useWritingTime } from './use-writing-time.ts';
import { WritingField } from './writing-field.tsx';
import styles from './write.module.css';

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
              <LastComments workId={previous.work_id} text={text} onFind={find} />
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
                  <DraftComparison before={previousText} after={text} />
                </details>
              )}
            </>
          )}
        </div>
      </div>
    </>
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
