import type { ComponentProps } from 'react';

/** A candidate's own voice, with the browser's controls. What one has said oneself has no text to show as captions. */
export function RecordedSound(props: ComponentProps<'audio'>) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio controls {...props} />;
}
