import type { ComponentProps } from 'react';

/** The candidate's own voice, with the browser's controls. There is no text for captions. */
export function RecordedSound(props: ComponentProps<'audio'>) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio controls {...props} />;
}
