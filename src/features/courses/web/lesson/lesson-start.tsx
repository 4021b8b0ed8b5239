import { useText } from '#platform/i18n/text-provider.tsx';
import { HeadingText } from '#ui/heading-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MarkedHtml } from '../marks/marked-html.tsx';
import { pieceName } from '../marks/marked-blocks.ts';
import type { Language } from '#platform/i18n/language.ts';
import { LessonHead } from './lesson-head.tsx';
import styles from './lesson.module.css';

/** The beginning of a lesson, in the page's language. */
export type LessonStartData = {
  readonly language: Language;
  readonly title: string;
  readonly goal: string;
  readonly number: string;
  readonly minutes: number;
  /** What is left of it. */
  readonly left: string;
  readonly done: number;
  readonly required: number;
  /** The text blocks before the first video or exercise. */
  readonly blocks: readonly {
    readonly id: string;
    readonly heading: string | null;
    readonly pieces: readonly string[];
  }[];
};

/** What can be read before the learner's own work is here. It has the place and the size that the lesson has then. */
export function LessonStart({ start }: { readonly start: LessonStartData }) {
  const t = useText('learn');
  const { language, done, required, left, blocks } = start;
  return (
    <div className={styles.lesson} data-lesson-start="">
      <LessonHead {...start} />
      <div className={styles.progress}>
        <progress aria-label={t('progress.label')} value={done} max={Math.max(1, required)} />
        <p>{left}</p>
      </div>
      {blocks.map(({ id, heading, pieces }) => (
        <section key={id} className={styles.block}>
          {heading === null ? null : (
            <h2>
              <HeadingText>{heading}</HeadingText>
            </h2>
          )}
          {pieces.map((html, place) => {
            const isHeading = /^<h\d/.test(html);
            return (
              <div key={place} className={styles.piece} data-kind={isHeading ? 'heading' : undefined}>
                <MarkedHtml lang={language} name={pieceName(id, language, place)} html={html} />
                {/* The room of the button that shows the other language. */}
                {isHeading ? null : <span className={styles.otherLanguage} />}
              </div>
            );
          })}
        </section>
      ))}
      <Skeleton lines={8} label={t('loading')} />
    </div>
  );
}
