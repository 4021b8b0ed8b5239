import { useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { formatBandRange } from '#ielts/bands/format-band-range.ts';
import type { Grade, WorkReply } from '../work-reply.ts';
import styles from './works.module.css';

/** Who gave the band that counts, how sure it is, and the bands that others gave. */
export function Graders({ reply, grade }: { readonly reply: WorkReply; readonly grade: Grade }) {
  const text = useText('works');
  const { model } = grade;
  return (
    <div className={styles.graders} data-graders="">
      <p>
        {grade.grader === 'model' && model ? text('graders.model', model) : text(`graders.${grade.grader}`)}
        {grade.calibrated ? '' : ` ${text('graders.uncalibrated')}`}
        {grade.local_reason === null ? '' : ` ${text(`reason.${grade.local_reason}`)}`}
      </p>
      {grade.confidence === 'low' ? (
        <Notice tone="warning" title={text('graders.unsureTitle')}>
          {text('graders.unsureText')}
        </Notice>
      ) : null}
      {reply.other_grades.length > 0 ? (
        <>
          <p>{text('graders.others')}</p>
          <ul>
            <li>
              <strong>
                <GivenBand given={grade} note={grade.grader === 'teacher' ? 'counts' : 'countsEstimate'} />
              </strong>
            </li>
            {reply.other_grades.map((given, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- Two grades may be by one kind of grader.
              <li key={place}>
                <GivenBand given={given} note={given.grader === 'teacher' ? undefined : 'estimate'} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

type GivenBandProps = {
  readonly given: Pick<Grade, 'grader' | 'band'>;
  readonly note: 'counts' | 'countsEstimate' | 'estimate' | undefined;
};

/** A grader with its band: `Our own program: 5.0–6.0 (an estimate)`. */
function GivenBand({ given: { grader, band }, note }: GivenBandProps) {
  const text = useText('works');
  const values = {
    by: text(`by.${grader}`),
    band: band ? formatBandRange(band) : text('graders.noBand'),
  };
  return note
    ? text('graders.noted', { ...values, note: text(`graders.${note}`) })
    : text('graders.given', values);
}
