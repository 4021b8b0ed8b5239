import { useMemo } from 'react';
import { LogIn as EnterIcon, Video as CameraIcon, Volume2 as VolumeIcon } from 'lucide-react';
import { useSoundLevel } from '#platform/recordings/use-sound-level.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { LevelMeter } from '#ui/level-meter.tsx';
import { Notice } from '#ui/notice.tsx';
import { TakeFocus } from '../times/take-focus.tsx';
import type { CallSession, CallState } from './call-session.ts';
import { DeviceSelects } from './device-selects.tsx';
import { TrackView } from './media-view.tsx';
import { playTestSound } from './play-test-sound.ts';
import styles from './room.module.css';

export type DeviceProps = {
  readonly session: CallSession;
  readonly state: CallState;
  readonly speaker: string;
  readonly onSpeaker: (speaker: string) => void;
};

type DeviceCheckProps = DeviceProps & {
  readonly reach: 'none' | 'direct' | 'relay';
  /** The person was in the call before. */
  readonly hasLeft: boolean;
};

/** The devices before the call: a mirror, the loudness, a test sound, and the door. */
export function DeviceCheck({ session, state, speaker, onSpeaker, reach, hasLeft }: DeviceCheckProps) {
  const t = useText('lessonRoom');
  const { audio, video, refusals, isAsking } = state;
  // Everything appears together. If parts came one by one, the enter button would move under the person's finger.
  const isTried = !isAsking && (audio !== null || video !== null || Object.keys(refusals).length > 0);
  return (
    <section className={styles.door} aria-labelledby="door" data-door="">
      <h2 id="door">{t('door.title')}</h2>
      <p>{t(hasLeft ? 'door.leftText' : 'door.text')}</p>
      <p className={styles.small}>{t('private')}</p>
      {isTried ? (
        <TakeFocus when="lost" className={styles.tried}>
          <div className={styles.mirror}>
            {video ? (
              <TrackView
                key={video.id}
                track={video}
                className={styles.mirrored}
                label={t('door.preview')}
                name="mirror"
              />
            ) : (
              <p>{t('door.noPicture')}</p>
            )}
          </div>
          {audio ? <Loudness key={audio.id} track={audio} /> : null}
          <Refusals session={session} state={state} />
          <DeviceSelects session={session} state={state} speaker={speaker} onSpeaker={onSpeaker} />
          <p className={styles.buttons}>
            <Button
              variant="secondary"
              icon={<VolumeIcon size={20} />}
              onClick={() => void playTestSound(speaker)}
              data-test-sound=""
            >
              {t('door.testSound')}
            </Button>
          </p>
          {reach === 'relay' ? null : <p className={styles.small}>{t(`reach.${reach}`)}</p>}
          <p className={styles.buttons}>
            <Button size="large" icon={<EnterIcon size={20} />} onClick={() => session.join()} data-enter="">
              {t(hasLeft ? 'door.again' : audio ? 'door.enter' : 'door.enterSilently')}
            </Button>
          </p>
        </TakeFocus>
      ) : (
        <>
          <Button
            size="large"
            busy={isAsking}
            icon={<CameraIcon size={20} />}
            onClick={() => void session.openDevices()}
            data-turn-on=""
          >
            {t('door.turnOn')}
          </Button>
          <p role="status">{isAsking ? t('door.asking') : ''}</p>
        </>
      )}
    </section>
  );
}

function Loudness({ track }: { readonly track: MediaStreamTrack }) {
  const t = useText('lessonRoom');
  const stream = useMemo(() => new MediaStream([track]), [track]);
  const { meter, heard } = useSoundLevel(stream);
  return (
    <>
      <LevelMeter meter={meter} label={t('door.level')} />
      <p role="status" data-heard={heard || undefined}>
        {t(heard ? 'door.heard' : 'door.speak')}
      </p>
    </>
  );
}

function Refusals({ session, state: { refusals } }: Pick<DeviceProps, 'session' | 'state'>) {
  const t = useText('lessonRoom');
  const { microphone, camera } = refusals;
  if (!microphone && !camera) return null;
  return (
    <Notice
      tone="warning"
      announce
      action={
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            if (microphone) void session.openMicrophone();
            if (camera) void session.openCamera();
          }}
        >
          {t('refused.retry')}
        </Button>
      }
    >
      {microphone ? <p>{t(`refused.microphone.${microphone}`)}</p> : null}
      {camera ? <p>{t(`refused.camera.${camera}`)}</p> : null}
    </Notice>
  );
}
