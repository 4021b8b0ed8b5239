import { TALK, WHOLE_INTERVIEW } from '#ielts/paper/speaking-paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { listAskedQuestions } from '../../domain/asked-questions.ts';
import type { RecordedWork, SubmittedRecording } from './recording-reply.ts';
import styles from './recording.module.css';

type AskedPartProps = {
  readonly id: string;
  readonly parts: RecordedWork['parts'];
  readonly recording: SubmittedRecording;
};

/** What the learner was asked: a question, the card of the talk, or all of it for one file with everything. */
export function AskedPart({ id, parts, recording: { question, part, asked } }: AskedPartProps) {
  const t = useText('recording');
  const talk = question === TALK ? parts.find((each) => each.part === 2) : undefined;
  const card = talk?.part === 2 ? talk.card : undefined;
  if (question === WHOLE_INTERVIEW) {
    const all = listAskedQuestions(parts);
    return (
      <div className={styles.asked}>
        <h3 id={id}>{t('whole')}</h3>
        {all.length === 0 ? null : (
          <details>
            <summary>{t('allQuestions')}</summary>
            <ol lang="en">
              {all.map((each) => (
                <li key={each.question}>{each.asked}</li>
              ))}
            </ol>
          </details>
        )}
      </div>
    );
  }
  return (
    <div className={styles.asked}>
      <p className={styles.part}>{t('part', { part })}</p>
      <h3 id={id} lang="en">
        {asked === '' ? question : asked}
      </h3>
      {card ? (
        <div lang="en">
          <p>{card.lead}</p>
          <ul>
            {card.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>{card.closing}</p>
        </div>
      ) : null}
    </div>
  );
}
