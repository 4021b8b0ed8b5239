import type { ReactNode } from 'react';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CallControls } from './call-controls.tsx';
import type { CallState } from './call-session.ts';
import type { DeviceProps } from './device-check.tsx';
import { DeviceSelects } from './device-selects.tsx';
import { MediaView, TrackView } from './media-view.tsx';
import styles from './room.module.css';

type CallViewProps = DeviceProps & {
  readonly otherName: string;
  readonly link: string | null;
  /** The recording of the lesson. */
  readonly children: ReactNode;
};

/** The sentence about the call that matters now. */
function statusOf({ isReachable, other, line }: CallState) {
  if (!isReachable && line !== 'up') return 'call.offline';
  if (line === 'up') return 'presence.here';
  if (other === 'here') return line === 'down' ? 'call.down' : 'call.connecting';
  if (other === 'lost') return 'presence.lost';
  return other === 'door' ? 'presence.door' : 'call.waiting';
}

/** The call: the other side's picture, the own one, and what can be done. */
export function CallView({
  session,
  state,
  speaker,
  onSpeaker,
  otherName: name,
  link,
  children,
}: CallViewProps) {
  const t = useText('lessonRoom');
  const { remote, otherState, video, screen, soundOnly, isCameraOff, hasFailed, line } = state;
  const hasPicture = remote !== null && (otherState === null || otherState.camera || otherState.screen);
  return (
    <section className={styles.call} aria-label={t('call.pictures')} data-call={line}>
      <div className={styles.stage}>
        {remote ? (
          <MediaView
            stream={remote}
            className={hasPicture && soundOnly === false ? styles.remote : styles.hidden}
            label={t('call.other', { name })}
            speaker={speaker}
            name="remote"
          />
        ) : null}
        {video && !isCameraOff && soundOnly === false ? (
          <TrackView key={video.id} track={video} className={styles.own} label={t('call.own')} name="own" />
        ) : null}
        <div className={styles.caption}>
          <p role="status" data-call-status="">
            {t(statusOf(state), { name })}
          </p>
          {otherState && !otherState.microphone ? <p>{t('call.muted', { name })}</p> : null}
          {otherState && !otherState.camera && !otherState.screen ? (
            <p>{t('call.noPicture', { name })}</p>
          ) : null}
          {otherState?.screen ? <p>{t('call.sharing', { name })}</p> : null}
        </div>
      </div>
      <CallControls session={session} state={state} />
      <div role="status" className={styles.small}>
        {state.isMuted ? <p>{t('call.youMuted')}</p> : null}
        {screen ? <p>{t('call.youShare')}</p> : null}
        {soundOnly === false ? null : (
          <p data-sound-only={soundOnly}>{t(soundOnly === 'line' ? 'call.poor' : 'call.chosen')}</p>
        )}
      </div>
      {children}
      {hasFailed && line !== 'up' ? (
        <Notice tone="warning" announce title={t('call.failedTitle')}>
          <p>{t('call.failed')}</p>
          {link === null ? null : (
            <p>
              {t('call.failedLink')}
              <SentenceSpace />
              <TextLink to={link} target="_blank" rel="noreferrer">
                {link}
              </TextLink>
            </p>
          )}
        </Notice>
      ) : null}
      <details className={styles.devices}>
        <summary>{t('call.devices')}</summary>
        <DeviceSelects session={session} state={state} speaker={speaker} onSpeaker={onSpeaker} />
      </details>
    </section>
  );
}
