import { ClipsContext, ExerciseGroup, LazyChart, type AnswerMark } from '#features/questions/web/index.ts';
import type { Part } from '#ielts/paper/paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { LessonContent } from '../../domain/lesson-content.ts';
import styles from './lesson.module.css';
import { PassageView } from './passage-view.tsx';

export type Exercise = Extract<LessonContent['blocks'][number], { kind: 'exercise' }>;

type ExerciseMaterialProps = {
  readonly block: Exercise;
  readonly marks: ReadonlyMap<number, AnswerMark>;
  /** How one group is checked; left out in a test. */
  readonly checkOf?: (numbers: readonly number[]) => React.ComponentProps<typeof ExerciseGroup>['check'];
};

/** What an exercise asks about (a text, a recording, charts), and its questions. */
export function ExerciseMaterial({ block, marks, checkOf }: ExerciseMaterialProps) {
  const t = useText('learn');
  const part: Part = block.passage
    ? { passage: block.passage, groups: [] }
    : { recording: block.recording ?? undefined, groups: [] };
  return (
    <>
      {block.passage ? <PassageView passage={block.passage} /> : null}
      {block.recording ? (
        <figure className={styles.recording}>
          <figcaption>
            {t('exercise.recording')} · {t('exercise.synthetic')}
          </figcaption>
          {/* To be understood by ear; its script follows with the answers. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <audio src={block.recording.src} controls preload="none" />
        </figure>
      ) : null}
      {block.charts.map((chart) => (
        <LazyChart key={chart.title} chart={chart} />
      ))}
      <ClipsContext value={block.clips}>
        {block.groups.map((group) => {
          const numbers = group.questions.map(({ number }) => number);
          return (
            <ExerciseGroup
              key={numbers[0]}
              group={group}
              part={part}
              marks={
                new Map(
                  group.questions.flatMap((question) => {
                    const mark = marks.get(question.number);
                    const checklist = 'checklist' in question ? question.checklist : [];
                    return mark ? [[question.number, { ...mark, checklist }] as const] : [];
                  }),
                )
              }
              check={checkOf?.(numbers)}
            />
          );
        })}
      </ClipsContext>
    </>
  );
}
