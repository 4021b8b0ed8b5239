import type { GroupText } from '#platform/i18n/text-groups.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { LessonContent } from '../../domain/lesson-content.ts';
import type { Progress } from './lesson-work.ts';

/** How many things that are left are named; the rest is counted. */
const MOST_NAMED = 3;

/** A title that is put into quotation marks: its own become those of the second level. */
function withinQuotes(title: string): string {
  const second: Readonly<Record<string, string>> = { '「': '『', '」': '』', '“': '‘', '”': '’' };
  return title.replace(/[「」“”]/g, (mark) => second[mark] ?? mark);
}

/** What a lesson still needs, in words: "2 of 5 left: video 40 %, “Try it”: 3 questions". */
export function progressText(
  t: GroupText<'learn'>,
  language: Language,
  { blocks }: LessonContent,
  { left, required_count: all, added }: Progress,
): string {
  if (added.length > 0) return t('progress.added', { count: added.length });
  if (left.length === 0) return t('progress.done');
  const named = left.slice(0, MOST_NAMED).map(({ block, kind, percent, questions }) => {
    const found = blocks.find(({ id }) => id === block);
    if (kind === 'text') {
      const title = found?.kind === 'text' ? found.heading?.[language] : undefined;
      return title === undefined ? t('progress.start') : t('progress.text', { title: withinQuotes(title) });
    }
    if (kind === 'exercise') {
      const title = found?.kind === 'exercise' ? found.title[language] : '';
      return t('progress.exercise', { title: withinQuotes(title), count: questions });
    }
    return kind === 'tutorial' ? t('progress.tutorial', { percent }) : t(`progress.${kind}`);
  });
  // Chinese punctuation has its own width: no space follows it.
  const [comma, space] = language === 'en' ? [', ', ' '] : ['、', ''];
  const rest = left.length > MOST_NAMED ? `${space}…` : '';
  return `${t('progress.left', { left: left.length, all })}${space}${named.join(comma)}${rest}`;
}
