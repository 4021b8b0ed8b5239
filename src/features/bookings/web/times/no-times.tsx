import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';

type NoTimesProps = {
  readonly name: string;
  /** `noSchedule`: the teacher has opened no hours, or nobody gives the lessons; none are sold. `none`: all of them are taken. */
  readonly why: 'noSchedule' | 'none';
};

/** There is nothing to choose: why, and what to do. */
export function NoTimes({ name, why }: NoTimesProps) {
  const text = useText('lessonTimes');
  return (
    <div data-no-times={why}>
      <Notice
        title={text(`${why}Title`, { name })}
        action={
          <Row>
            {why === 'noSchedule' ? (
              <ButtonLink to={paths.teachers()} variant="secondary" size="small">
                {text('otherTeachers')}
              </ButtonLink>
            ) : null}
            <ButtonLink
              to={paths.contact({ topic: 'teachers', teacher: name })}
              variant="secondary"
              size="small"
            >
              {text('write')}
            </ButtonLink>
          </Row>
        }
      >
        <p>{text(`${why}Text`, { name })}</p>
      </Notice>
    </div>
  );
}
