import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { plansThatGrade } from '../../domain/works/work-plans.ts';
import { BandRange } from './band-range.tsx';
import { PlanLinks } from './plan-links.tsx';
import type { AttemptWork } from './use-attempt-works.ts';
import { useWaitingText } from './use-waiting-text.ts';
import styles from './status.module.css';

/** The state of a text or an interview: its range, its place in the queue, or the plan that grades it. */
export function WorkStatus({ work }: { readonly work: AttemptWork }) {
  const text = useText('workStatus');
  const isOpen = work.state === 'graded' || work.state === 'locked' || work.state === 'failed';
  return (
    <div className={styles.status} data-work-status={work.state}>
      {/* What changes while the page is open is read out. */}
      <div role="status">
        <StatusLine work={work} />
      </div>
      {isOpen ? (
        <TextLink variant="arrow" to={paths.work({ workId: work.work_id })} data-to-work="">
          {text(work.state === 'graded' ? 'open' : 'more')}
        </TextLink>
      ) : null}
    </div>
  );
}

function StatusLine({ work }: { readonly work: AttemptWork }) {
  const text = useText('workStatus');
  const waitingText = useWaitingText();
  switch (work.state) {
    case 'graded':
      return work.band ? (
        <BandRange range={work.band} isTeacher={work.grader === 'teacher'} />
      ) : (
        <p>{text('noBand')}</p>
      );
    case 'waiting':
      return <p>{waitingText(work.queue)}</p>;
    case 'locked':
      return (
        <p>
          {text('locked')} <PlanLinks plans={plansThatGrade(work.kind)} /> {text('lockedEnd')}
        </p>
      );
    case 'failed':
      return <p>{text('failed')}</p>;
    case 'draft':
      return <p>{text('draft')}</p>;
    default:
      return work.state satisfies never;
  }
}
