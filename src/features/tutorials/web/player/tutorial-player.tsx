import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Play as PlayIcon } from 'lucide-react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import type { TutorialView } from '../../contract.ts';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { keyAct } from './key-act.ts';
import { PlayerChapters } from './player-chapters.tsx';
import { PlayerControls } from './player-controls.tsx';
import { PlayerQuestion } from './player-question.tsx';
import { ScenePictures } from './scene-pictures.tsx';
import { LANGUAGE_NAMES } from './language-names.ts';
import styles from './tutorial-player.module.css';
import { TutorialTranscript } from './tutorial-transcript.tsx';
import { createVideoControl, type OnWatched } from './video-control.ts';

type TutorialPlayerProps = {
  readonly tutorial: TutorialView;
  /** Every range that was watched so far, and the position, in milliseconds. */
  readonly onWatched?: OnWatched;
  /** Where the viewer stopped, on whichever device, in milliseconds. Without it this browser remembers. */
  readonly startMs?: number | undefined;
  /** The level of the headings “Chapters” and “Transcript”. Default: 2. */
  readonly level?: 2 | 3;
};

/**
 * A tutorial with chapters, captions and a transcript that follows. Without scripts the browser's own controls play it;
 * where the video fails, its pictures and words are shown.
 */
export function TutorialPlayer({ tutorial, onWatched, startMs, level = 2 }: TutorialPlayerProps) {
  const text = useText('tutorialPlayer');
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [control] = useState(() => createVideoControl(tutorial, language, startMs));
  const state = useSyncExternalStore(control.subscribe, control.getState, control.getState);
  const { failed } = state;
  const report = useEffectEvent<OnWatched>((ranges, positionMs) => onWatched?.(ranges, positionMs));
  useEffect(() => {
    if (failed || !video.current || !frame.current) return undefined;
    return control.attach(video.current, frame.current, (...watched) => report(...watched));
  }, [control, failed]);
  const { media, question, title } = tutorial;
  if (!media) return null;

  function jump(ms: number) {
    control.seek(ms);
    control.play();
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    const act = keyAct(event.nativeEvent, target.tagName);
    if (act === undefined || failed) return;
    event.preventDefault();
    control.acts[act]();
  }

  return (
    <section className={styles.player} aria-label={text('name', { title })} onKeyDown={press}>
      {failed ? (
        <ScenePictures tutorial={tutorial} onRetry={control.retry} />
      ) : (
        <div className={styles.stage}>
          <div ref={frame} className={styles.frame} data-tutorial-frame="">
            <div className={styles.screen}>
              <video
                ref={video}
                className={styles.video}
                src={media.video}
                poster={tutorial.poster}
                preload="metadata"
                width={tutorial.width}
                height={tutorial.height}
                playsInline
                controls={!state.ready}
                tabIndex={0}
                aria-label={text('name', { title })}
                onClick={state.ready ? control.acts.toggle : undefined}
              >
                <track
                  kind="captions"
                  src={media.captions.en}
                  srcLang="en"
                  label={LANGUAGE_NAMES.en}
                  default={language === 'en'}
                />
                <track
                  kind="captions"
                  src={media.captions['zh-Hant']}
                  srcLang="zh-Hant"
                  label={LANGUAGE_NAMES['zh-Hant']}
                  default={language === 'zh-Hant'}
                />
              </video>
              {state.ready && !state.playing && state.atMs === 0 ? (
                <button
                  type="button"
                  className={styles.start}
                  onClick={control.acts.toggle}
                  tabIndex={-1}
                  aria-hidden="true"
                >
                  <PlayIcon size={44} />
                </button>
              ) : null}
            </div>
            {state.asking && question ? (
              <PlayerQuestion question={question} onContinue={control.goOn} />
            ) : null}
            {state.ready ? <PlayerControls tutorial={tutorial} state={state} control={control} /> : null}
          </div>
          <p className={styles.note}>
            {state.resumedMs > 0 ? `${text('resumed', { at: formatPosition(state.resumedMs) })} ` : ''}
            {tutorial.synthetic ? text('synthetic') : ''}
          </p>
          <p className={styles.keys}>{text('keys')}</p>
        </div>
      )}
      {failed ? <Notice tone="info">{text('failed')}</Notice> : null}
      <div className={styles.side}>
        {failed ? null : (
          <PlayerChapters chapters={tutorial.chapters} atMs={state.atMs} level={level} onJump={jump} />
        )}
        <TutorialTranscript
          chapters={tutorial.chapters}
          level={level}
          atMs={state.atMs}
          onJump={failed ? undefined : jump}
        />
      </div>
    </section>
  );
}
