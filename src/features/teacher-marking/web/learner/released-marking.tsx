import { MarkedText, RewriteWork } from '#features/grading/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { MarkedInterview } from './marked-interview.tsx';
import { marksOf } from './marks-of.ts';
import { MarkedBands } from './marked-bands.tsx';
import { MarkingLetter } from './marking-letter.tsx';
import { MarkingQuestion } from './marking-question.tsx';
import { MarkingRating } from './marking-rating.tsx';
import type { Marking, MarkingReply } from './marking-replies.ts';
import { SubmittedTask } from './submitted-work.tsx';
import styles from './learner.module.css';

type ReleasedProps = {
  readonly reply: MarkingReply;
  readonly marking: Marking;
  readonly reload: () => void;
};

/** A released marking: bands with reasons, the letter, the work with its comments, a question, a rating. */
export function ReleasedMarking({ reply, marking, reload }: ReleasedProps) {
  const text = useText('markingPage');
  const { order, work } = reply;
  const whole = marking.comments.filter(
    ({ anchor, criterion }) => anchor.in === 'criterion' && criterion === null,
  );
  const print = (
    <Button variant="quiet" onClick={() => window.print()} data-print="">
      {text('print')}
    </Button>
  );
  return (
    <>
      {marking.version > 1 ? (
        <Notice title={text('changed.title', { version: marking.version })}>
          <p>{text('changed.text')}</p>
          <blockquote className={styles.reason}>{marking.changed_because}</blockquote>
        </Notice>
      ) : null}
      <MarkedBands reply={reply} marking={marking} />
      <MarkingLetter letter={marking.letter} />
      <div className={styles.actions}>
        {order.work_id !== null && work.kind !== 'speaking' ? (
          <RewriteWork workId={order.work_id}>{print}</RewriteWork>
        ) : (
          <Row>{print}</Row>
        )}
      </div>
      {work.kind === 'speaking' ? (
        <MarkedInterview reply={reply} />
      ) : (
        <section aria-labelledby="marked" className={styles.part}>
          <h2 id="marked">{text('comments.title')}</h2>
          <SubmittedTask work={work} />
          <MarkedText
            text={work.text}
            marks={marksOf(marking.comments)}
            families={marking.families}
            isTeacher
          />
        </section>
      )}
      {whole.length > 0 ? (
        <section aria-labelledby="whole" className={styles.part}>
          <h2 id="whole">{text('comments.whole')}</h2>
          {whole.map(({ id, body }) => (
            <p key={id} className={styles.said}>
              {body}
            </p>
          ))}
        </section>
      ) : null}
      <MarkingQuestion reply={reply} reload={reload} />
      <MarkingRating reply={reply} reload={reload} />
    </>
  );
}
