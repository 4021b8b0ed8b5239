import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import { useBandText } from './use-band-text.ts';
import type { WorkReply } from './work-replies.ts';
import styles from './write.module.css';

type Grade = NonNullable<WorkReply['grade']>;

type LastCommentsProps = {
  /** The draft before this one. */
  readonly workId: string;
  /** The text as it is now. */
  readonly text: string;
  readonly onFind: (quote: string) => void;
};

/** The band, the advice and the comments of the last draft, next to the new one. */
export function LastComments({ workId, text, onFind }: LastCommentsProps) {
  const t = useText('drafts');
  const language = useLanguage();
  const session = useSession();
  const bandText = useBandText();
  const { state, reload } = useReply(
    () => call(WORK_ENDPOINTS, 'getWork', { params: { workId } }),
    `${session?.user.id ?? ''} ${language} ${workId}`,
  );
  if (state.status === 'loading') return <Skeleton lines={6} label={t('loading')} />;
  if (state.status !== 'ready') {
    return (
      <p>
        {t('write.commentsFailed')}{' '}
        <Button variant="secondary" size="small" onClick={reload}>
          {t('write.retry')}
        </Button>
      </p>
    );
  }
  const { work, grade } = state.reply;
  if (!grade) return <p>{t('write.commentsNone')}</p>;
  const band = bandText(work);
  return (
    <>
      {band === undefined ? null : (
        <p>
          {t('write.lastBand')} <strong>{band}</strong>
        </p>
      )}
      {grade.caps.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
      <Advice advice={grade.advice} />
      <Marks marks={grade.marks} text={text} onFind={onFind} />
    </>
  );
}

function Advice({ advice }: Pick<Grade, 'advice'>) {
  const t = useText('drafts');
  if (advice.length === 0) return null;
  return (
    <>
      <h3>{t('write.advice')}</h3>
      <ol className={styles.advices}>
        {advice.map(({ topic, name, explanation, lessons }) => (
          <li key={topic}>
            <strong>{name}</strong> {explanation}
            {lessons.map(({ course, lesson, title }) =>
              title === null ? null : (
                <p key={lesson} className={styles.lesson}>
                  <TextLink to={paths.lesson({ course, lesson })}>{title}</TextLink>
                </p>
              ),
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

type MarksProps = Pick<Grade, 'marks'> & Pick<LastCommentsProps, 'text' | 'onFind'>;

/** The errors of the last draft. What is no longer in the text is struck through, and said. */
function Marks({ marks, text, onFind }: MarksProps) {
  const t = useText('drafts');
  const errors = marks.filter(({ kind }) => kind === 'error');
  if (errors.length === 0) return null;
  return (
    <>
      <h3>{t('write.marks')}</h3>
      <ul className={styles.marks}>
        {errors.map(({ start, end, quote, comment }) => {
          const isThere = text.includes(quote);
          return (
            <li key={`${start} ${end} ${comment}`} data-still-there={isThere}>
              {isThere ? (
                <button
                  type="button"
                  className={styles.quote}
                  lang="en"
                  aria-label={t('write.find', { quote })}
                  onClick={() => onFind(quote)}
                >
                  {quote}
                </button>
              ) : (
                <span>
                  <s lang="en">{quote}</s> <span className={styles.gone}>({t('write.gone')})</span>
                </span>
              )}
              <p>{comment}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
