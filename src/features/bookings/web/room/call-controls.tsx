import {
  Mic as MicrophoneIcon,
  MicOff as MutedIcon,
  MonitorUp as ScreenIcon,
  MonitorX as NoScreenIcon,
  PhoneOff as LeaveIcon,
  Headphones as SoundIcon,
  Video as CameraIcon,
  VideoOff as NoCameraIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { canShareScreen } from './call-devices.ts';
import type { CallSession, CallState } from './call-session.ts';
import styles from './room.module.css';

type CallControlsProps = { readonly session: CallSession; readonly state: CallState };

const SIZE = 20;

/** What a person can do in a call. Each button says what it does next. */
export function CallControls({ session, state }: CallControlsProps) {
  const t = useText('lessonRoom');
  const { audio, isMuted, isCameraOff, video, soundOnly, screen } = state;
  const isDark = isCameraOff || video === null;
  const control = (name: string, icon: ReactNode, label: string, onClick: () => void) => (
    <Button variant="secondary" icon={icon} onClick={onClick} data-control={name}>
      {label}
    </Button>
  );
  return (
    <div className={styles.controls} role="group" aria-label={t('call.controls')}>
      {audio === null
        ? null
        : control(
            'microphone',
            isMuted ? <MutedIcon size={SIZE} /> : <MicrophoneIcon size={SIZE} />,
            t(isMuted ? 'call.unmute' : 'call.mute'),
            () => session.setMuted(!isMuted),
          )}
      {control(
        'camera',
        isDark ? <NoCameraIcon size={SIZE} /> : <CameraIcon size={SIZE} />,
        t(isDark ? 'call.cameraOn' : 'call.cameraOff'),
        () => session.setCameraOff(!isDark),
      )}
      {control(
        'sound-only',
        <SoundIcon size={SIZE} />,
        t(soundOnly === false ? 'call.soundOnly' : 'call.pictureAgain'),
        () => session.setSoundOnly(soundOnly === false),
      )}
      {canShareScreen()
        ? control(
            'screen',
            screen ? <NoScreenIcon size={SIZE} /> : <ScreenIcon size={SIZE} />,
            t(screen ? 'call.shareStop' : 'call.share'),
            () => (screen ? session.stopScreen() : void session.shareScreen()),
          )
        : null}
      <Button
        variant="danger"
        icon={<LeaveIcon size={SIZE} />}
        onClick={() => session.leave()}
        data-control="leave"
      >
        {t('call.leave')}
      </Button>
    </div>
  );
}
