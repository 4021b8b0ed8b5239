import {
  ClipPlayer,
  ClipsContext,
  ExerciseGroup,
  LazyChart,
  MarkingContext,
  type AnswerMark,
} from '#features/questions/web/index.ts';
import type { Part } from '#ielts/paper/paper.ts';
import type { LessonContent } from '../../domain/lesson-content.ts';
import { ClipTranscript, type HeardEvidence } from './clip-transcript.tsx';
import type { Transcript } from './lesson-work.ts';
import { PassageView } from './passage-view.tsx';

export type Exercise = Extract<LessonContent['blocks'][number], { kind: 'exercise' }>;

type ExerciseMaterialProps = {
  readonly block: Exercise;
  readonly marks: ReadonlyMap<number, AnswerMark>;
  /** What is said in the recording. Undefined until the questions are marked. */
  readonly transcript?: Transcript | undefined;
  /** The words that prove an answer. */
  readonly evidence?: readonly HeardEvidence[];
  /** How one group is checked; left out in a test. */
  readonly checkOf?: (numbers: readonly number[]) => React.ComponentProps<typeof ExerciseGroup>['check'];
};

/** What an exercise asks about (a text, a recording, charts), and its questions. */
export function ExerciseMaterial({
  block,
  marks,
  transcript,
  evidence = [],
  checkOf,
}: ExerciseMaterialProps) {
  const part: Part = block.passage
    ? { passage: block.passage, groups: [] }
    : { recording: block.recording ?? undefined, groups: [] };
  return (
    <>
      {block.passage ? <PassageView block={block.id} passage={block.passage} /> : null}
      {block.recording ? (
        <ClipPlayer recording={block.recording}>
          {transcript
            ? (clip) => <ClipTranscript transcript={transcript} evidence={evidence} clip={clip} />
            : undefined}
        </ClipPlayer>
      ) : null}
      {block.charts.map((chart) => (
        <LazyChart key={chart.title} chart={chart} />
      ))}
      {/* The questions are not among the texts that can be marked. */}
      <MarkingContext value={undefined}>
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
      </MarkingContext>
    </>
  );
}
