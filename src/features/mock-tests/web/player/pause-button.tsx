import { Pause as PauseIcon } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import type { Pause } from '../attempts/use-pause.ts';
import { usePlayerText } from './use-player-text.ts';

/** In practice: stops the clock. */
export function PauseButton({ pause }: { readonly pause: Pause }) {
  const p = usePlayerText();
  if (!pause.toggle) return null;
  return (
    <IconButton
      label={p('pause.button')}
      disabled={pause.state === 'busy'}
      onClick={pause.toggle}
      data-pause=""
    >
      <PauseIcon size={20} aria-hidden="true" />
    </IconButton>
  );
}
