import { useEffect, useRef, useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { sendToSpeaker } from './play-test-sound.ts';

type MediaViewProps = {
  readonly stream: MediaStream;
  readonly label: string;
  readonly className: string | undefined;
  /** One's own picture makes no sound. */
  readonly isSilent?: boolean;
  readonly speaker?: string;
  readonly name: string;
};

/** A picture with its sound as it arrives. A call has no captions, so the notes are next to it. */
export function MediaView({
  stream,
  label,
  className,
  isSilent = false,
  speaker = '',
  name,
}: MediaViewProps) {
  const t = useText('lessonRoom');
  const view = useRef<HTMLVideoElement>(null);
  const [needsTap, setNeedsTap] = useState(false);

  useEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    element.srcObject = stream;
    // Some phones play sound only after a tap.
    element.play().catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') setNeedsTap(true);
    });
    return () => {
      element.srcObject = null;
    };
  }, [stream]);

  useEffect(() => {
    if (view.current && speaker !== '') void sendToSpeaker(view.current, speaker);
  }, [speaker]);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it is live */}
      <video
        ref={view}
        className={className}
        aria-label={label}
        muted={isSilent}
        autoPlay
        playsInline
        data-picture={name}
      />
      {needsTap ? (
        <Button
          size="small"
          onClick={() => {
            setNeedsTap(false);
            void view.current?.play();
          }}
        >
          {t('call.tapToHear')}
        </Button>
      ) : null}
    </>
  );
}

/** One track as a stream; the same stream as long as the track is the same. */
export function TrackView({
  track,
  ...rest
}: Omit<MediaViewProps, 'stream' | 'isSilent'> & { readonly track: MediaStreamTrack }) {
  const [stream] = useState(() => new MediaStream([track]));
  return <MediaView {...rest} stream={stream} isSilent />;
}
