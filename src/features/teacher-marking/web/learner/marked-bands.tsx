import { Fragment } from 'react';
import { formatBand } from '#ielts/bands/format-band.ts';
import { formatBandRange } from '#ielts/bands/format-band-range.ts';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { BandScale } from '#ui/band-scale.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Marking, MarkingReply } from './marking-replies.ts';
import styles from './learner.module.css';

const BY = ['one', 'one', 'two', 'three'] as const;

type BandsProps = { readonly reply: MarkingReply; readonly marking: Marking };

/** The band, who gave it, the machine's estimate, and the four criteria with their reasons. */
export function MarkedBands({ reply: { estimate }, marking }: BandsProps) {
  const text = useText('markingPage');
  const works = useText('works');
  const { band, criteria, comments, teachers } = marking;
  const by = BY[Math.min(teachers.length, 3)] ?? 'one';
  return (
    <section aria-labelledby="band" className={styles.summary} data-teacher-band={band}>
      <h2 id="band" className="visually-hidden">
        {text('band.title')}
      </h2>
      <p className={styles.overall}>
        <BandScale band={band} size="large" />
        <strong>{text(`band.${by}`, { band: formatBand(band) })}</strong>
      </p>
      <p>
        {text('band.by')} <Teachers teachers={teachers} />
      </p>
      {by === 'one' ? null : <p>{text(by === 'two' ? 'band.mean' : 'band.third')}</p>}
      {estimate ? <p data-estimate="">{text('band.estimate', { band: formatBandRange(estimate) })}</p> : null}
      <ul className={styles.criteria}>
        {criteria.map((each) => (
          <li key={each.criterion} data-criterion={each.criterion}>
            <h3>{works(`criterion.${each.criterion}`)}</h3>
            <p className={styles.criterionBand}>
              <BandScale band={each.band} size="small" />
              <strong>{formatBand(each.band)}</strong>
            </p>
            <p className={styles.said}>{each.reason}</p>
            {comments
              .filter(({ anchor, criterion }) => anchor.in === 'criterion' && criterion === each.criterion)
              .map(({ id, body }) => (
                <p key={id} className={styles.said}>
                  {body}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** First names, with a link where a teacher has a page. A teacher who has left has no name. */
function Teachers({ teachers }: Pick<Marking, 'teachers'>) {
  const text = useText('markingPage');
  if (teachers.length === 0) return text('band.unnamed');
  return teachers.map(({ name, slug }, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- Two teachers may have one name, and they never move.
    <Fragment key={place}>
      {place === 0 ? null : text('band.and')}
      {slug === null ? name : <TextLink to={paths.teacher({ slug })}>{name}</TextLink>}
    </Fragment>
  ));
}
