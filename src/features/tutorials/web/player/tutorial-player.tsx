import { type KeyboardEvent } from 'react';
import { Play as PlayIcon } from 'lucide-react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import type { TutorialView } from '../../contract.ts';
import { formatPosition } from '../../domain/format-position.ts';
import { keyAct } from './key-act.ts';
import { PlayerChapters } from './player-chapters.tsx';
import { PlayerControls } from './player-controls.tsx';
import { PlayerQuestion } from './player-question.tsx';
import { ScenePictures } from './scene-pictures.tsx';
import styles from './tutorial-player.module.css';
import { TutorialTranscript } from './tutorial-transcript.tsx';
import { type OnWatched, useTutorialVideo } from './use-tutorial-video.ts';

type TutorialPlayerProps = {
  readonly tutorial: TutorialView;
  /** Every range that was watched so far, and the position, in milliseconds. */
  readonly onWatched?: OnWatched;
  /** The level of the headings “Chapters” and “Transcript”. Default: 2. */
  readonly level?: 2 | 3;
};

/**
 * A tutorial with chapters, captions and a transcript that follows. Without scripts the browser's own controls play it;
 * where the video fails, its pictures and words are shown.
 */
export function TutorialPlayer({ tutorial, onWatched, level = 2 }: TutorialPlayerProps) {
  const text = useText('tutorialPlayer');
  const language = useLanguage();
  const player = useTutorialVideo(tutorial, onWatched);
  const { media, question, title } = tutorial;
  if (!media) return null;

  function press(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    const act = keyAct(event.nativeEvent, target.tagName);
    if (act === undefined || player.failed) return;
    event.preventDefault();
    player.acts[act]();
  }

  return (
    <section className={styles.player} aria-label={text('name', { title })} onKeyDown={press}>
      {player.failed ? (
        <ScenePictures tutorial={tutorial} onRetry={player.retry} />
      ) : (
        <div className={styles.stage}>
          <div ref={player.frame} className={styles.frame} data-tutorial-frame="">
            <div className={styles.screen}>
              <video
                ref={player.video}
                className={styles.video}
                src={media.video}
                poster={tutorial.poster}
                preload="metadata"
                width={tutorial.width}
                height={tutorial.height}
                playsInline
                controls={!player.ready}
                tabIndex={0}
                aria-label={text('name', { title })}
                onClick={player.ready ? player.acts.toggle : undefined}
                {...player.events}
              >
                <track
                  kind="captions"
                  src={media.captions.en}
                  srcLang="en"
                  label={text('english')}
                  default={language === 'en'}
                />
                <track
                  kind="captions"
                  src={media.captions['zh-Hant']}
                  srcLang="zh-Hant"
                  label={text('chinese')}
                  default={language === 'zh-Hant'}
                />
              </video>
              {player.ready && !player.playing && !player.asking ? (
                <button
                  type="button"
                  className={styles.start}
                  onClick={player.acts.toggle}
                  tabIndex={-1}
                  aria-hidden="true"
                >
                  <PlayIcon size={44} />
                </button>
              ) : null}
            </div>
            {player.asking && question ? (
              <PlayerQuestion question={question} onContinue={player.goOn} />
            ) : null}
            {player.ready ? <PlayerControls tutorial={tutorial} player={player} /> : null}
          </div>
          <p className={styles.note}>
            {player.resumedMs > 0 ? `${text('resumed', { at: formatPosition(player.resumedMs) })} ` : ''}
            {tutorial.synthetic ? text('synthetic') : ''}
          </p>
          <p className={styles.keys}>{text('keys')}</p>
        </div>
      )}
      {player.failed ? <Notice tone="info">{text('failed')}</Notice> : null}
      <div className={styles.side}>
        {player.failed ? null : <PlayerChapters tutorial={tutorial} player={player} level={level} />}
        <TutorialTranscript
          chapters={tutorial.chapters}
          level={level}
          atMs={player.atMs}
          playing={player.playing}
          onJump={
            player.failed
              ? undefined
              : (ms) => {
                  player.seek(ms);
                  player.play();
                }
          }
        />
      </div>
    </section>
  );
}
