import { Pause as PauseIcon } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Pause } from '../attempts/use-pause.ts';

/** Pauses practice. */
export function PauseButton({ pause }: { readonly pause: Pause }) {
  const p = useText('player');
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
