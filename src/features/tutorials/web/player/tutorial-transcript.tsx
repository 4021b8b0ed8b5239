import { useEffect, useRef, useState } from 'react';
import type { Language } from '#platform/i18n/language.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectFrame } from '#ui/select-frame.tsx';
import type { TranscriptLine, TutorialChapter } from '../../contract.ts';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import styles from './tutorial-transcript.module.css';

type Shown = Language | 'both';

type TutorialTranscriptProps = {
  readonly chapters: readonly TutorialChapter[];
  readonly level: 2 | 3;
  readonly atMs: number;
  /** Undefined: there is nothing to jump to. */
  readonly onJump: ((ms: number) => void) | undefined;
};

/** Every word of the video. The line that is heard is marked, and stays in view. */
export function TutorialTranscript({ chapters, level, atMs, onJump }: TutorialTranscriptProps) {
  const text = useText('tutorialPlayer');
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>(language === 'en' ? 'en' : 'both');
  const [follows, setFollows] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const Heading = level === 2 ? 'h2' : 'h3';
  const Subheading = level === 2 ? 'h3' : 'h4';
  const lines = chapters.flatMap((chapter) => chapter.lines);
  const current = atMs > 0 ? lines.filter(({ startMs }) => startMs <= atMs + 100).pop()?.id : undefined;

  useEffect(() => {
    const element = box.current;
    if (!element || !follows || current === undefined) return;
    const line = element.querySelector<HTMLElement>('[aria-current="true"]');
    if (line) element.scrollTop = line.offsetTop - element.clientHeight / 3;
  }, [current, follows]);

  return (
    <div className={styles.transcript}>
      <div className={styles.head}>
        <Heading className={styles.title}>{text('transcript')}</Heading>
        <label className={styles.choice}>
          <span className={styles.hidden}>{text('transcriptLanguage')}</span>
          <SelectFrame>
            <select
              className={styles.select}
              value={shown}
              onChange={(event) => setShown(event.currentTarget.value as Shown)}
            >
              <option value="en" lang="en">
                {LANGUAGE_NAMES.en}
              </option>
              <option value="zh-Hant" lang="zh-Hant">
                {LANGUAGE_NAMES['zh-Hant']}
              </option>
              <option value="both">{text('both')}</option>
            </select>
          </SelectFrame>
        </label>
        {onJump ? (
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={follows}
              onChange={(event) => setFollows(event.currentTarget.checked)}
            />
            <span>{text('follow')}</span>
          </label>
        ) : null}
      </div>
      <div ref={box} className={styles.box} tabIndex={0} role="region" aria-label={text('transcript')}>
        {chapters
          .filter((chapter) => chapter.lines.length > 0)
          .map((chapter) => (
            <div key={chapter.id}>
              <Subheading className={styles.chapter}>{chapter.title}</Subheading>
              {chapter.lines.map((line) => (
                <Line key={line.id} line={line} shown={shown} current={line.id === current} onJump={onJump} />
              ))}
            </div>
          ))}
      </div>
    </div>
  );
}

type LineProps = {
  readonly line: TranscriptLine;
  readonly shown: Shown;
  readonly current: boolean;
  readonly onJump: ((ms: number) => void) | undefined;
};

function Line({ line, shown, current, onJump }: LineProps) {
  const text = useText('tutorialPlayer');
  const words = (
    <>
      {shown === 'zh-Hant' ? null : <span lang="en">{line.en}</span>}
      {shown === 'en' ? null : (
        <span lang="zh-Hant" className={shown === 'both' ? styles.second : undefined}>
          {line['zh-Hant']}
        </span>
      )}
    </>
  );
  if (!onJump) return <p className={styles.line}>{words}</p>;
  return (
    <button
      type="button"
      className={classNames(styles.line, styles.jump, current && styles.current)}
      aria-current={current || undefined}
      title={text('jump', { at: formatPosition(line.startMs) })}
      onClick={() => onJump(line.startMs)}
    >
      {words}
    </button>
  );
}
