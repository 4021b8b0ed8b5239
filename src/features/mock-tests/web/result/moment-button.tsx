import { Play as PlayIcon, Square as StopIcon } from 'lucide-react';
import { Button, IconButton } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Moment, MomentPlayer } from './use-moment.ts';

type MomentButtonProps = {
  readonly moment: Moment;
  readonly player: MomentPlayer;
  /** The accessible name, where the button has no words or they say too little. */
  readonly label: string;
  /** The words on the button. Without them it shows an icon only. */
  readonly text?: string;
};

/** Plays a piece of a recording, and stops it. */
export function MomentButton({ moment, player, label, text }: MomentButtonProps) {
  const t = useText('listening');
  const playing = player.playing === moment.key;
  const icon = playing ? (
    <StopIcon size={18} aria-hidden="true" />
  ) : (
    <PlayIcon size={18} aria-hidden="true" />
  );
  const toggle = () => player.toggle(moment);
  const state = playing ? 'playing' : 'ready';
  if (text === undefined) {
    return (
      <IconButton label={playing ? t('review.stop') : label} onClick={toggle} data-moment={state}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button
      variant="secondary"
      size="small"
      icon={icon}
      aria-label={playing ? undefined : label}
      onClick={toggle}
      data-moment={state}
    >
      {playing ? t('review.stop') : text}
    </Button>
  );
}
