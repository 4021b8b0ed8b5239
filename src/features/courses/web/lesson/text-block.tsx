import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Localised } from '#platform/i18n/language.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { HeadingText } from '#ui/heading-text.tsx';
import type { LessonContent } from '../../domain/lesson-content.ts';
import { MarkedHtml } from '../marks/marked-html.tsx';
import { pieceName } from '../marks/marked-blocks.ts';
import styles from './lesson.module.css';

type Block = Extract<LessonContent['blocks'][number], { kind: 'text' }>;
type Piece = Block['pieces'][number];

/** Words a minute of somebody who skims. Faster than that, a text was scrolled past and not read. */
const FASTEST_WORDS_A_MINUTE = 400;

type TextBlockProps = { readonly block: Block; readonly isSeen: boolean; readonly onSeen: () => void };

/** A part of the text. It counts as read when its end was reached and there was time to read it. */
export function TextBlock({ block, isSeen, onSeen }: TextBlockProps) {
  const language = useLanguage();
  const end = useRef<HTMLDivElement>(null);
  const words = block.pieces
    .map(({ html }) => html.en)
    .join(' ')
    .split(/\s+/).length;
  useReadToEnd(end, isSeen ? undefined : (words / FASTEST_WORDS_A_MINUTE) * 60_000, onSeen);
  return (
    <section id={block.id} className={styles.block} data-block={block.id}>
      {block.heading ? (
        <h2>
          <HeadingText>{block.heading[language]}</HeadingText>
        </h2>
      ) : null}
      {block.pieces.map((piece, place) => (
        <TextPiece key={place} block={block.id} place={place} piece={piece} />
      ))}
      <div ref={end} />
    </section>
  );
}

const OTHER = { en: 'zh-Hant', 'zh-Hant': 'en' } as const;

type TextPieceProps = { readonly block: string; readonly place: number; readonly piece: Piece };

/** A paragraph, list or table; it can be shown in the other language. */
function TextPiece({ block, place, piece: { kind, html } }: TextPieceProps) {
  const t = useText('learn');
  const language = useLanguage();
  const [isOther, setOther] = useState(false);
  const shown = isOther ? OTHER[language] : language;
  return (
    <div className={styles.piece} data-kind={kind} data-other={isOther || undefined}>
      <MarkedHtml lang={shown} name={pieceName(block, shown, place)} html={textOf(html, shown)} />
      {kind === 'heading' ? null : (
        <button
          type="button"
          className={styles.otherLanguage}
          aria-pressed={isOther}
          onClick={() => setOther(!isOther)}
        >
          {isOther ? t('other.hide') : t('other.show')}
        </button>
      )}
    </div>
  );
}

const textOf = (html: Localised, language: 'en' | 'zh-Hant') => html[language];

/**
 * Calls `onRead` once the end has been on the screen for a moment and the page was open long enough. No
 * IntersectionObserver: the oldest browsers lack it.
 */
function useReadToEnd(
  end: React.RefObject<HTMLElement | null>,
  leastMs: number | undefined,
  onRead: () => void,
): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (leastMs === undefined) return;
    let startedAt: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const element = end.current;
      if (!element || timer !== undefined) return;
      const section = element.parentElement?.getBoundingClientRect();
      if (startedAt === undefined && section && section.top < window.innerHeight)
        startedAt = performance.now();
      if (startedAt === undefined || element.getBoundingClientRect().top > window.innerHeight) return;
      const rest = Math.max(0, leastMs - (performance.now() - startedAt));
      timer = setTimeout(read, rest);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      clearTimeout(timer);
    };
  }, [end, leastMs]);
}
