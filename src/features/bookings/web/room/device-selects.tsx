import { useEffect, useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { listDevices } from './call-devices.ts';
import type { CallSession, CallState } from './call-session.ts';
import { canChooseSpeaker } from './play-test-sound.ts';

type DeviceSelectsProps = {
  readonly session: CallSession;
  readonly state: CallState;
  readonly speaker: string;
  readonly onSpeaker: (speaker: string) => void;
};

/** The microphone, the camera and the speaker, where there is a choice. */
export function DeviceSelects({ session, state, speaker, onSpeaker }: DeviceSelectsProps) {
  const t = useText('lessonRoom');
  const [devices, setDevices] = useState(session.devices());
  const { audio, video } = state;

  useEffect(() => {
    let left = false;
    const look = () =>
      void listDevices().then((found) => {
        if (!left) setDevices(found);
      });
    look();
    navigator.mediaDevices.addEventListener?.('devicechange', look);
    return () => {
      left = true;
      navigator.mediaDevices.removeEventListener?.('devicechange', look);
    };
  }, [audio, video]);

  if (!devices) return null;
  const optionsOf = (list: readonly MediaDeviceInfo[], kind: string) =>
    list.map(({ deviceId, label }, index) => ({
      value: deviceId,
      label: label || t('door.numbered', { kind, number: index + 1 }),
    }));
  const { microphones, cameras, speakers } = devices;
  return (
    <>
      {microphones.length > 1 ? (
        <SelectField
          label={t('door.microphone')}
          value={audio?.getSettings().deviceId ?? ''}
          options={optionsOf(microphones, t('door.microphone'))}
          onChange={(event) => void session.openMicrophone(event.target.value)}
        />
      ) : null}
      {cameras.length > 1 ? (
        <SelectField
          label={t('door.camera')}
          value={video?.getSettings().deviceId ?? ''}
          options={optionsOf(cameras, t('door.camera'))}
          onChange={(event) => void session.openCamera(event.target.value)}
        />
      ) : null}
      {speakers.length > 1 && canChooseSpeaker() ? (
        <SelectField
          label={t('door.speaker')}
          value={speaker}
          options={[
            { value: '', label: t('door.byDefault') },
            ...optionsOf(speakers, t('door.speaker')).filter(({ value }) => value !== 'default'),
          ]}
          onChange={(event) => onSpeaker(event.target.value)}
        />
      ) : null}
    </>
  );
}
