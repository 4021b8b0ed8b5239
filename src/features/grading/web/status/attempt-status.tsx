import { useText } from '#platform/i18n/text-provider.tsx';
import { BandRange } from './band-range.tsx';
import { sectionRange } from './section-range.ts';
import { useAttemptWorks } from './use-attempt-works.ts';
import { useWaitingText } from './use-waiting-text.ts';

/** The state of a section of Writing or Speaking in one line. `fallback`: shown where it has no works. */
export function AttemptStatus({
  attemptId,
  fallback,
}: {
  readonly attemptId: string;
  readonly fallback: string;
}) {
  const text = useText('workStatus');
  const waitingText = useWaitingText();
  const works = useAttemptWorks(attemptId);
  if (works === undefined) return null;
  const last = works[works.length - 1];
  const section = sectionRange(works);
  // One of two tasks was not written, or the section has one task.
  const range = section ?? (works.length === 1 ? last?.band : undefined);
  const waiting = works.filter(({ state }) => state === 'waiting').pop();
  return (
    <div role="status" data-attempt-status={waiting ? 'waiting' : (last?.state ?? 'none')}>
      {range && !section ? <p>{text('oneTask', { task: last?.task ?? 1 })}</p> : null}
      {range ? (
        <BandRange range={range} isTeacher={works.every(({ grader }) => grader === 'teacher')} />
      ) : (
        <p>
          {last === undefined
            ? fallback
            : waiting
              ? waitingText(waiting.queue)
              : text(last.state === 'graded' ? 'noBand' : last.state === 'locked' ? 'needsPlan' : 'failed')}
        </p>
      )}
    </div>
  );
}
