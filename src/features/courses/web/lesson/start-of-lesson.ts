import type { GroupText } from '#platform/i18n/text-groups.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { LessonPreview } from '../../contract.ts';
import type { LessonStartData } from './lesson-start.tsx';
import type { LessonReply } from './lesson-work.ts';
import { progressText } from './progress-text.ts';

/** The part of a free lesson that its page has from the server. The rest comes with the learner's own work. */
export function startOfLesson(
  t: GroupText<'learn'>,
  language: Language,
  { content, number, minutes, progress }: LessonPreview,
): LessonStartData {
  const first = content.blocks.findIndex(({ kind }) => kind !== 'text');
  const blocks = first < 0 ? content.blocks : content.blocks.slice(0, first);
  return {
    language,
    title: content.title[language],
    goal: content.goal[language],
    number,
    minutes,
    left: progressText(t, language, content, progress),
    done: progress.done_count,
    required: progress.required_count,
    blocks: blocks.flatMap((block) =>
      block.kind === 'text'
        ? [
            {
              id: block.id,
              heading: block.heading?.[language] ?? null,
              pieces: block.pieces.map(({ html }) => html[language]),
            },
          ]
        : [],
    ),
  };
}

/** The same part of a lesson that the server has answered with, as its learner left it. */
export const startOfReply = (
  t: GroupText<'learn'>,
  language: Language,
  { lesson, ...reply }: Pick<LessonReply, 'lesson' | 'number' | 'minutes' | 'progress'>,
): LessonStartData => startOfLesson(t, language, { ...reply, content: lesson });
